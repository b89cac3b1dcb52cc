/* The search of the contracts page. What stands in the page is found; nothing is fetched. */
const form = document.querySelector("form[role=search]");
const search = document.getElementById("search");
const onlyProposed = document.getElementById("proposed");
const found = document.getElementById("found");

const operations = [...document.querySelectorAll(".operation")].map((article) => ({
  article,
  group: article.closest("[data-group]").dataset.group,
  link: document.querySelector(`nav a[href="#${CSS.escape(article.id)}"]`),
  words: [
    article.id,
    ...[...article.querySelectorAll("h3, .call, .description, .name")].map((part) => part.textContent),
  ]
    .join(" ")
    .toLowerCase(),
  isProposed: article.querySelector(".proposed") !== null,
}));

/** Shows the operations that hold every word, and the groups that still hold an operation. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, link, words: held, isProposed } of operations) {
    const isShown = words.every((word) => held.includes(word)) && (isProposed || !onlyProposed.checked);
    article.hidden = !isShown;
    link.parentElement.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const group of document.querySelectorAll("[data-group]")) {
    group.hidden = !operations.some((one) => one.group === group.dataset.group && !one.article.hidden);
  }
  const isAll = words.length === 0 && !onlyProposed.checked;
  found.textContent = isAll ? "" : count === 0 ? "Nothing found. Try fewer words." : `${count} found`;
}

function shownLinks() {
  return operations.filter(({ article }) => !article.hidden).map(({ link }) => link);
}

search.addEventListener("input", filter);
onlyProposed.addEventListener("change", filter);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  shownLinks()[0]?.click();
});

document.body.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    search.focus();
    search.select();
  }
  if (event.key === "Escape" && event.target === search) {
    search.value = "";
    filter();
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = shownLinks();
  const step = event.key === "ArrowDown" ? 1 : -1;
  const at = links.indexOf(document.activeElement);
  if (at < 0 && !(event.target === search && step === 1)) return;
  event.preventDefault();
  (links[at + step] ?? search).focus();
});

/** An address that names an operation shows it, whatever is searched for. */
function showAddressed() {
  const target = operations.find(({ article }) => `#${article.id}` === location.hash);
  if (!target?.article.hidden) return;
  search.value = "";
  onlyProposed.checked = false;
  filter();
  target.article.scrollIntoView();
}

addEventListener("hashchange", showAddressed);
form.hidden = false;
