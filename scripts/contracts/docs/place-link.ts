import { type Html, html } from "./html";

/** A link to a line of a contract, `contracts/content.yaml:12`, below the address where the project's files stand. */
export function placeLink(place: string, source: string): Html {
  const split = place.lastIndexOf(":");
  const [file, line] = [place.slice(0, split), place.slice(split + 1)];
  return html`<a class="place" href="${source}${file}#L${line}">${file}:${line}</a>`;
}
