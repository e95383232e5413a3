// Lays the examples of the documentation beside their text, each when it is asked for, and shows what they tell.

const EVENTS = ["ready", "move", "decision", "end", "error"];
// How many of its last events are shown under a table.
const SHOWN = 6;

// Where there is little room, the contents are folded away at first.
if (matchMedia("(max-width: 860px)").matches) document.querySelector(".contents").open = false;

for (const example of document.querySelectorAll(".live")) {
  const button = example.querySelector("button");
  button.addEventListener("click", () => {
    button.closest("p").remove();
    lay(example);
  });
}

async function lay(example) {
  const told = document.createElement("output");
  const lines = [];
  const tell = (line) => {
    lines.push(line);
    told.textContent = lines.slice(-SHOWN).join("\n");
  };
  const table = document.importNode(example.querySelector("template").content, true);
  for (const name of EVENTS) {
    example.addEventListener(`yokohama-${name}`, ({ type, detail }) => tell(`${type} ${brief(detail)}`));
  }
  example.append(table, told);
  try {
    await import("../yokohama-table.js");
  } catch (error) {
    tell(String(error));
  }
  example.querySelector("yokohama-table")?.focus();
}

// What an event brings, without all that happened in it.
function brief(detail) {
  const { events, sheet, ...rest } = detail ?? {};
  return JSON.stringify(rest);
}
