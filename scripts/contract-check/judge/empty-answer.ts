import { isObject } from "../lib/json";

/**
 * Whether an answer is a list without items: the body itself, or the only list of an object that has beside it nothing but
 * numbers and switches, such as totals. A read that answers so shows that nothing is there.
 */
export function isEmptyList(payload: unknown): boolean {
  if (Array.isArray(payload)) return payload.length === 0;
  if (!isObject(payload)) return false;
  // An order with a number and no lines yet is there.
  if (
    Object.keys(payload).some((name) => /^(id|uuid|key|code|no|number)$|(_id|Id|No|Number|Key)$/.test(name))
  )
    return false;
  const [list, ...others] = Object.values(payload).filter(
    (value) => typeof value === "object" && value !== null,
  );
  return (
    others.length === 0 &&
    Array.isArray(list) &&
    list.length === 0 &&
    Object.values(payload).every((value) => typeof value !== "string")
  );
}

/** Whether an answer has lists, all of them empty, at any depth. */
export function hasOnlyEmptyLists(payload: unknown): boolean {
  const lists: unknown[][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) lists.push(value);
    else if (isObject(value)) Object.values(value).forEach(visit);
  };
  visit(payload);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
