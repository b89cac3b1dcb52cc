/** Text that is HTML already and may stand in a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Html[];

/** HTML from a template: texts put into it are escaped, pieces of HTML stand as they are, lists are joined. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((string, index) => string + rendered(pieces[index] ?? "")).join(""));
}

/** Nothing at all, for what is shown only sometimes. */
export const nothing = new Html("");

/** A text of a contract: backticks mark code. */
export function prose(text: string): Html {
  const pieces = text.split("`");
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))}`;
}

function rendered(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "string" || typeof piece === "number") return escaped(String(piece));
  return piece.map(({ text }) => text).join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
