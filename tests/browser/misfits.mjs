// What does not fit its place on a page.

/** Runs in the page: what is seen and leaves the window or its own button, but for what may be moved sideways. */
export function misfits() {
  const moved = (element) => element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ? element.scrollWidth > element.clientWidth && element.tagName !== "DIALOG" : moved(element.parentElement));
  const isRead = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest("#tree, .unseen, .notice") === null;
  const told = (element) => `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} “${element.textContent.trim().slice(0, 40)}”`;
  const window = document.querySelector("dialog[open]");
  const seen = [...(window ?? document.body).querySelectorAll("*")].filter((element) => element.namespaceURI.endsWith("xhtml") && isRead(element) && element.getBoundingClientRect().width > 1);
  const { left, right } = (window ?? document.documentElement).getBoundingClientRect();
  const found = seen.filter((element) => {
    const box = element.getBoundingClientRect();
    const leaves = (box.right > right + 1 || box.left < left - 1) && !moved(element.parentElement);
    const isCut = element.matches("button, summary, legend, label, h1, h2, h3, select") && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    return leaves || isCut;
  });
  return found.map(told);
}
