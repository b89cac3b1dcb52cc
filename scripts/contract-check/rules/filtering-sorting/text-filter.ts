import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, leaves } from "../../lib/json";
import type { Operation } from "../../load/model";
import { keyOf } from "../../send/request";
import { fetchAll } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import { probesOf, type TextFilter, type TextProbe } from "./stated-match";

/**
 * A parameter of text selects the items that have it: as a part, at the beginning or as a whole, in any case or not, as its
 * description states; and none that have it nowhere.
 *
 * Standard: the parameter's description; the member of the same name.
 * Reports: `filter`. Severity: error.
 */
export async function checkTextFilter(trial: Trial, operation: Operation, filter: TextFilter): Promise<void> {
  const key = keyOf(filter.parameter);
  const call = await prepareCall(trial, operation);
  const plain = parametersWithout(call, key);
  const all = await fetchAll(trial, { ...call, parameters: plain });
  if (!all?.isWhole || all.items.length < 2 || !trial.isSound(all.exchange)) return;
  for (const probe of probesOf(filter, all.items)) {
    if (!trial.checker.validator.isValid(filter.parameter.schema, probe.text)) continue;
    const returned = await fetchAll(trial, { ...call, parameters: new Map([...plain, [key, probe.text]]) });
    if (!returned?.isWhole || !trial.isSound(returned.exchange)) continue;
    const fault = probeFault(probe, filter, all.items, returned.items, operation.pagination?.id);
    if (!fault) continue;
    const [expected, actual] = fault;
    trial.report("filter", operation, returned.exchange, {
      expected,
      actual,
      cause: `${filter.parameter.name} ${probe.cause}`,
      pointer: `/${key}`,
      place: filter.parameter.place,
    });
    return;
  }
}

/**
 * What is wrong with the items returned for a text.
 * @param declared The member that tells items apart: the others may change by themselves, as an order that is paid is
 * activated
 */
export function probeFault(
  { text, cause, wanted, isExact }: TextProbe,
  { parameter, members, how }: TextFilter,
  all: readonly unknown[],
  returned: readonly unknown[],
  declared = "id",
): [expected: string, actual: string] | undefined {
  const asked = `${parameter.name}=${text}`;
  const id = identifying(all, declared);
  const missing = wanted.find((item) => !returned.some((one) => isSame(one, item, id)));
  // Whether the whole value or a part is meant is for the text to say; the value itself always matches.
  if (
    missing !== undefined &&
    (how !== undefined || cause === "value") &&
    cause !== "none" &&
    isSearched(cause, members)
  )
    return [
      `what has ${members.join(" or ")} ${text} among the items for ${asked}`,
      `${returned.length} items without it`,
    ];
  const isIgnored = returned.length === all.length && wanted.length < all.length;
  if (cause === "none" && isIgnored) return [`no items for ${asked}`, `all ${returned.length}`];
  const foreign =
    isExact && (how !== undefined || isIgnored)
      ? returned.find(
          (item) =>
            all.some((one) => isSame(one, item, id)) &&
            !wanted.some((one) => isSame(one, item, id)) &&
            !holdsWithin(item, text, how === undefined),
        )
      : undefined;
  return foreign === undefined
    ? undefined
    : [`only items that answer ${asked}`, toJson(shown(foreign, members)) ?? ""];
}

/** A value of one of many members that are not named may not be searched. */
const isSearched = (cause: TextProbe["cause"], members: readonly string[]): boolean =>
  cause !== "value" || members.length < 4;

/**
 * Whether a text stands within a member: "the contact's name" is in the description and no member of the item itself. Where
 * nothing states how items match, a search may look through all that they have.
 */
const holdsWithin = (item: unknown, text: string, isAnywhere: boolean): boolean =>
  isObject(item) &&
  Object.values(item)
    .filter((value) => isAnywhere || typeof value === "object")
    .flatMap((value) => [...leaves(value)])
    .some(([, leaf]) => String(leaf).toLowerCase().includes(text.toLowerCase()));

/** The member that tells items apart: the declared one, else a key or name that every item has and no two share. */
function identifying(items: readonly unknown[], declared: string): string {
  const tells = (name: string): boolean => {
    const values = items.map((item) => (isObject(item) ? item[name] : undefined));
    return values.every((value) => value !== undefined) && new Set(values).size === values.length;
  };
  const hasDeclared = items.some((item) => isObject(item) && item[declared] !== undefined);
  return hasDeclared ? declared : (["key", "code", "slug", "name"].find(tells) ?? declared);
}

const isSame = (left: unknown, right: unknown, id: string): boolean =>
  isObject(left) && isObject(right) && left[id] !== undefined ? left[id] === right[id] : isEqual(left, right);

const shown = (item: unknown, members: readonly string[]): unknown =>
  isObject(item) ? Object.fromEntries(members.map((name) => [name, item[name]])) : item;
