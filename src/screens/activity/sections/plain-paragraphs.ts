const paragraph = /\s*<p>([^<&]*)<\/p>\s*/gy;

/** The paragraphs of a text that is nothing else; null where there is any other markup to be read and sanitised. */
export function plainParagraphs(html: string): string[] | null {
  const paragraphs: string[] = [];
  let end = 0;
  paragraph.lastIndex = 0;
  for (let match = paragraph.exec(html); match !== null; match = paragraph.exec(html)) {
    paragraphs.push(match[1] ?? "");
    end = paragraph.lastIndex;
  }
  return end === html.length ? paragraphs : null;
}
