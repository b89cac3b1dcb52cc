import { membersOf } from "../schema/shape";
import { memberOf, successSchemas } from "./lists";
import type { Follow, Operation } from "./model";

const cursorNames =
  /^(cursor|after|page_?token|next_?token|page_?cursor|continuation(_?token)?|starting_?after|marker)$/i;
const nextNames =
  /^(next|next_?(cursor|token|page_?token|page_?cursor|link|url|href|marker)|end_?cursor|continuation(_?token)?|cursor)$/i;
const moreNames = /^has_?(more|next(_?page)?)$/i;
const frames = /^(meta|page|paging|pagination|page_?info|links|_links)$/i;

export function isCursor(name: string): boolean {
  return cursorNames.test(name);
}

/**
 * How to get from one page to the next, where the contract describes it.
 * @param declared The parameter that `x-pagination` declares as the page
 */
export function readFollow(operation: Operation, declared?: string): Follow | undefined {
  const cursor =
    declared ?? operation.parameters.find(({ name, in: at }) => at === "query" && isCursor(name))?.name;
  const next = findMember(operation, nextNames);
  const more = findMember(operation, moreNames);
  const hasLink = operation.responses.some(
    ({ status, headers }) => /^2/.test(status) && headers.some(({ name }) => /^link$/i.test(name)),
  );
  const isAddress = next !== undefined && /(next|link|url|href)$/i.test(next);
  if (next !== undefined && (cursor !== undefined || isAddress)) return { cursor, next, more };
  return hasLink ? { cursor, next: undefined, more } : undefined;
}

/**
 * Pointer to a member of a success response by its name: in the envelope, in the payload, or in either's paging
 * object.
 */
function findMember(operation: Operation, names: RegExp): string | undefined {
  const { envelope, documents } = operation.contract;
  for (const schema of successSchemas(operation)) {
    const data = envelope?.data === undefined ? undefined : memberOf(operation, schema, envelope.data);
    for (const [prefix, root] of [[`/${envelope?.data}`, data] as const, ["", schema] as const]) {
      if (!root) continue;
      const members = membersOf(documents, root);
      const own = [...members.keys()].find((name) => names.test(name));
      if (own !== undefined) return `${prefix}/${own}`;
      for (const [frame, place] of members) {
        if (!frames.test(frame)) continue;
        const inner = [...membersOf(documents, place).keys()].find((name) => names.test(name));
        if (inner !== undefined) return `${prefix}/${frame}/${inner}`;
      }
    }
  }
  return undefined;
}
