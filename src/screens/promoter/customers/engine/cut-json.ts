/** What a JSON text is made of, as far as it decides where values end; a string may be cut by the end of the text. */
const tokens = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\]]/gs;

/**
 * A JSON text that was cut anywhere, made whole again: it ends after the last object or array that was complete in an
 * array so many levels deep, everything open is closed, and what follows is left out. Null where there is none.
 */
export function repairCutJson(text: string, depth: number): string | null {
  const open: string[] = [];
  let repaired: { readonly end: number; readonly closing: string } | null = null;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === "{") open.push("}");
    else if (token === "[") open.push("]");
    else if (token === "}" || token === "]") {
      if (open.pop() !== token) return null;
      if (open.length === depth && open.at(-1) === "]")
        repaired = { end: index + 1, closing: [...open].reverse().join("") };
    }
  }
  return repaired && text.slice(0, repaired.end) + repaired.closing;
}
