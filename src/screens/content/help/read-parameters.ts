import { patterns } from "../../../rules/limits";

/** Ids are positive 32-bit numbers; a call with another number could only be refused. */
const largestId = 2_147_483_647;
/** Beyond any list that exists; a call with a larger number could only be refused. */
const largestPage = 10_000;

/** The id in an address; null for digits that cannot be one. */
export function readId(text: string): number | null {
  const id = patterns.digits.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestId ? id : null;
}

/** The page in a query, counted from 1; the first where there is none or it cannot be one. */
export function readPage(text: string | null): number {
  const page = text !== null && patterns.digits.test(text) ? Number(text) : 1;
  return page >= 1 && page <= largestPage ? page : 1;
}

export type HelpKind = "doc" | "video";

/** The kind in an address or query; null for all kinds. */
export function readKind(text: string | null): HelpKind | null {
  return text === "doc" || text === "video" ? text : null;
}
