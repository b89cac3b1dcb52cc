import { readAddress, writeAddress } from "./address.js";
import { setText } from "./texts.js";

/* Search and filters. What stands in the page is found; nothing is fetched. */

const field = (id) => document.getElementById(id);

/** Every operation with what is searched of it. */
export function readOperations() {
  return [...document.querySelectorAll(".operation")].map((article) => ({
    article,
    group: article.closest("[data-group]").dataset.group,
    state: article.dataset.state,
    isProposed: article.dataset.proposed === "true",
    link: document.querySelector(`nav a[href="#${CSS.escape(article.id)}"]`),
    searched: [
      article.id,
      ...[...article.querySelectorAll("h3, .call, .description, .name, .messages")].map(
        (part) => part.textContent,
      ),
    ]
      .join(" ")
      .toLowerCase(),
  }));
}

/** Shows the operations that hold every word and fit the filters, and the groups that still hold an operation. */
export function filterOperations(operations) {
  const { text, group, state, proposed } = readFilters();
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const one of operations) {
    const isShown =
      parts.every((part) => one.searched.includes(part)) &&
      (group === "" || one.group === group) &&
      (state === "" || one.state === state) &&
      (proposed === "" || one.isProposed);
    one.article.hidden = !isShown;
    one.link.parentElement.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const section of document.querySelectorAll("[data-group]"))
    section.hidden = !operations.some((one) => one.group === section.dataset.group && !one.article.hidden);
  showCount(count, parts.length === 0 && group === "" && state === "" && proposed === "");
}

function showCount(count, isAll) {
  const found = field("found");
  if (count === 0) setText(found, "find.none");
  else setText(found, "find.count", count);
  if (!isAll) return;
  delete found.dataset.text;
  found.textContent = "";
}

function readFilters() {
  return {
    text: field("search").value.trim(),
    group: field("group").value,
    state: field("state").value,
    proposed: field("proposed").checked ? "1" : "",
  };
}

/** Puts the filters of the address into the form; without one, nothing is filtered. */
export function restoreFilters() {
  const { text, group, state, proposed } = readAddress();
  field("search").value = text;
  for (const [id, value] of Object.entries({ group, state })) {
    field(id).value = value;
    // A value that is none of the choices.
    if (field(id).selectedIndex < 0) field(id).value = "";
  }
  field("proposed").checked = proposed !== "";
}

/** Puts the filters of the form into the address. */
export function storeFilters() {
  writeAddress(readFilters());
}

export function clearFilters() {
  writeAddress({ text: "", group: "", state: "", proposed: "" });
  restoreFilters();
}
