import type { RegionNode } from "./region";

/** A region code and a street address: "篁园路88号". */
export interface PostalAddress {
  /** Null where no place is named. */
  readonly code: number | null;
  readonly street: string;
}

/** Rungs of the tree that no letter carries: a municipality's own districts hang below "市辖区". */
const omittedNames: ReadonlySet<string> = new Set([
  "市辖区",
  "县",
  "省直辖县级行政区划",
  "自治区直辖县级行政区划",
]);

/** An address in one line: the places from the province down, then the street. */
export function writeAddress(path: readonly RegionNode[], street: string): string {
  const regionNames = path.map(({ name }) => name).filter((name) => !omittedNames.has(name));
  return regionNames.join("") + street.trim();
}

/** Finds the places an address begins with; what is left is the street. What `writeAddress` wrote is found again. */
export function readAddress(tree: readonly RegionNode[], address: string): PostalAddress {
  const text = address.trim();
  for (const node of tree) {
    const rest = afterName(node, text);
    if (rest === null) continue;
    const below = readAddress(node.children ?? [], rest);
    if (below.code !== null) return below;
    // An omitted level alone decides nothing: its siblings may fit.
    if (!omittedNames.has(node.name)) return { code: node.id, street: rest };
  }
  return { code: null, street: text };
}

function afterName({ name }: RegionNode, text: string): string | null {
  if (omittedNames.has(name)) return text;
  return text.startsWith(name) ? text.slice(name.length).trim() : null;
}
