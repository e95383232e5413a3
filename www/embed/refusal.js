// Why no program could be begun, as the page of the site tells it too: in the language of the browser, if its words can be had.

/**
 * The sentence about an error that kept the program from beginning. `notices` are the site's own, by id, as elements with a text and the
 * key of it; `wordsOf(tag)` gives where the words of a language are.
 */
export async function refusal(error, notices, wordsOf) {
  const told = notices.get(noticeOf(error));
  const file = /^404 (\S+)/.exec(error?.message)?.[1].split("/").at(-1) ?? "yokohama_bg.wasm";
  const text = (await translated(told.dataset.text, wordsOf)) ?? told.textContent;
  return text.replace("{file}", file);
}

function noticeOf(error) {
  if (typeof WebAssembly !== "object") return "no-wasm";
  const said = error?.message ?? "";
  if (/^404 /.test(said)) return "missing";
  if (!(error instanceof WebAssembly.CompileError)) return "not-loaded";
  return /content security|unsafe-eval|csp/i.test(said) ? "policy" : "wrong-type";
}

async function translated(key, wordsOf) {
  const [tag] = navigator.language.split("-");
  if (tag === "en" || wordsOf(tag) === undefined) return undefined;
  const answer = await fetch(wordsOf(tag)).catch(() => undefined);
  const { page } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};
  return page?.[key.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())];
}
