import { currentQuery } from "./address";
import { writeStored } from "./storage";

/** Where a visitor came from, as far as an address contains it; null where it contains nothing. */
export interface Attribution {
  readonly packOrigin: string | null;
  readonly searchKeyword: string | null;
}

/**
 * Reads ref or utm_source as the pack origin, and kw, kwid or utm_term as the search keyword; the first with a
 * value wins.
 */
export function readAttribution(query: string): Attribution {
  const parameters = new URLSearchParams(query);
  return {
    packOrigin: firstOf(parameters, ["ref", "utm_source"]),
    searchKeyword: firstOf(parameters, ["kw", "kwid", "utm_term"]),
  };
}

/** Stores what the address contains of the visitor's origin; what it lacks stays as it was. */
export function captureAttribution(query: string = currentQuery()): void {
  const { packOrigin, searchKeyword } = readAttribution(query);
  if (packOrigin !== null) writeStored("packOrigin", packOrigin);
  if (searchKeyword !== null) writeStored("searchKeyword", searchKeyword);
}

/** Blank text counts as absent. The rest is stored unchanged: spaces may be significant. */
function firstOf(parameters: URLSearchParams, names: readonly string[]): string | null {
  for (const name of names) {
    const text = parameters.get(name);
    if (text !== null && text.trim() !== "") return text;
  }
  return null;
}
