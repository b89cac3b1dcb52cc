import { record, text } from "../operations";
import { type Html, html, nothing } from "./html";

/** What waits for the back-end team's word. */
export function proposedMark(isProposed: boolean): Html {
  return isProposed ? html` <span class="mark proposed">proposed</span>` : nothing;
}

/** The marks of an operation that bind the back end, each as a short text. */
export function operationMarks(operation: Record<string, unknown>): Html {
  const header = text(record(operation["x-idempotency"])["header"]);
  const marks = [
    operation["x-unsafe-get"] === true ? "changes something: never cached, prefetched or repeated" : "",
    operation["x-pagination"] === undefined
      ? ""
      : `paged by ${pagingText(record(operation["x-pagination"]))}`,
    operation["x-filters"] === undefined
      ? ""
      : `filtered by ${Object.keys(record(operation["x-filters"])).join(", ")}`,
    operation["x-sort"] === undefined
      ? ""
      : `sorted by ${text(record(operation["x-sort"])["default"])} unless ${text(record(operation["x-sort"])["param"])} says otherwise`,
    header === "" ? "" : `the same ${header} twice makes one thing`,
    operation["x-invalidates-session"] === true ? "ends the session" : "",
    typeof operation["x-max-response-ms"] === "number"
      ? `answers within ${operation["x-max-response-ms"]} ms`
      : "",
    operation["deprecated"] === true ? "going to be removed" : "",
  ].filter(Boolean);
  const rendered = marks.map((label) => html`<span class="mark">${label}</span> `);
  return html`<p class="marks">${rendered}${proposedMark(operation["x-proposed"] === true)}</p>`;
}

function pagingText(paging: Record<string, unknown>): string {
  return [paging["page"], paging["size"]].map(text).filter(Boolean).join(" and ");
}
