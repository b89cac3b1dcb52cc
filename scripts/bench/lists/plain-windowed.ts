import { byName, type ComparedRow, daysText, fetchRows, hasText } from "./row";

/** The baseline: rows of one height, rendered by hand for the part of the list in the window, without any library. */
const rowHeight = 73;
const spare = 8;

const search = document.createElement("input");
search.type = "search";
const sort = createButton("sort");
const chip = createButton("chip");
const list = document.createElement("ul");
list.style.cssText = "position:relative;margin:0;padding:0;list-style:none";
document.body.append(search, sort, chip, list);

let rows: readonly ComparedRow[] = [];
let shown: readonly ComparedRow[] = [];
let isSorted = false;
let isNarrowed = false;

function select(): void {
  shown = rows.filter((row) => hasText(row, search.value) && (!isNarrowed || row.serviceState === "expired"));
  if (isSorted) shown = [...shown].sort(byName);
  list.style.height = `${shown.length * rowHeight}px`;
  render();
}

function render(): void {
  const first = Math.max(0, Math.floor((scrollY - list.offsetTop) / rowHeight) - spare);
  const last = Math.min(shown.length, first + Math.ceil(innerHeight / rowHeight) + 2 * spare);
  list.replaceChildren(...shown.slice(first, last).map((row, index) => createRow(row, first + index)));
}

function createRow(row: ComparedRow, index: number): HTMLLIElement {
  const item = document.createElement("li");
  item.ariaPosInSet = String(index + 1);
  item.style.cssText = `position:absolute;inset:0 0 auto;height:${rowHeight}px;transform:translateY(${index * rowHeight}px)`;
  for (const text of [row.name || row.contactName, row.phone, daysText(row), row.labels.join(" ")]) {
    const cell = document.createElement("span");
    cell.textContent = text;
    item.append(cell);
  }
  return item;
}

function createButton(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.dataset["act"] = name;
  button.textContent = name;
  return button;
}

search.addEventListener("input", select);
sort.addEventListener("click", () => {
  isSorted = !isSorted;
  select();
});
chip.addEventListener("click", () => {
  isNarrowed = !isNarrowed;
  select();
});
addEventListener("scroll", render, { passive: true });
rows = await fetchRows();
select();
