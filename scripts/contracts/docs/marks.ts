import { record, text } from "../operations";
import { type Html, html, nothing } from "./html";
import { uiText } from "./texts";

/** What the back-end team has still to confirm. */
export function proposedMark(isProposed: boolean): Html {
  return isProposed ? html` <span class="mark proposed">${uiText("state.proposed")}</span>` : nothing;
}

/** The marks of an operation that bind the back end, each as a short text. */
export function operationMarks(operation: Record<string, unknown>): Html {
  const marks = marksOf(operation).map((label) => html`<span class="mark">${label}</span> `);
  return html`<p class="marks">${marks}${proposedMark(operation["x-proposed"] === true)}</p>`;
}

function marksOf(operation: Record<string, unknown>): Html[] {
  const marks: Html[] = [];
  const sort = record(operation["x-sort"]);
  const header = text(record(operation["x-idempotency"])["header"]);
  const limit = operation["x-max-response-ms"];
  if (operation["x-unsafe-get"] === true) marks.push(uiText("mark.unsafe"));
  if (operation["x-pagination"] !== undefined) marks.push(pagingText(record(operation["x-pagination"])));
  if (operation["x-filters"] !== undefined)
    marks.push(uiText("mark.filtered", Object.keys(record(operation["x-filters"])).join(", ")));
  if (operation["x-sort"] !== undefined)
    marks.push(uiText("mark.sorted", text(sort["default"]), text(sort["param"])));
  if (header !== "") marks.push(uiText("mark.idempotent", header));
  if (operation["x-invalidates-session"] === true) marks.push(uiText("mark.endsSession"));
  if (typeof limit === "number") marks.push(uiText("mark.within", limit));
  if (operation["deprecated"] === true) marks.push(uiText("mark.deprecated"));
  return marks;
}

function pagingText(paging: Record<string, unknown>): Html {
  const [page = "", size] = [paging["page"], paging["size"]].map(text).filter(Boolean);
  return size === undefined ? uiText("mark.pagedBy", page) : uiText("mark.paged", page, size);
}
