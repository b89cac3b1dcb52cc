/* The slash leads to the search, arrows through what it found. */

/** Handles the keys of the page: `change` after the search was emptied. */
export function listenToKeys(operations, change) {
  const search = document.getElementById("search");
  document.body.addEventListener("keydown", (event) => {
    if (event.key === "/" && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      search.focus();
      search.select();
    }
    if (event.key === "Escape" && event.target === search) {
      search.value = "";
      change();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveThroughResults(event, search, operations);
  });
}

function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

function moveThroughResults(event, search, operations) {
  const links = shownLinks(operations);
  const step = event.key === "ArrowDown" ? 1 : -1;
  const at = links.indexOf(document.activeElement);
  if (at < 0 && !(event.target === search && step === 1)) return;
  event.preventDefault();
  const last = Math.min(at + step, links.length - 1);
  (links[last] ?? search).focus();
}

/** Links to the operations that were found. */
export function shownLinks(operations) {
  return operations.filter(({ article }) => !article.hidden).map(({ link }) => link);
}
