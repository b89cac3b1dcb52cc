import { isObject } from "../lib/json";
import { literal, mayHold } from "../lib/texts";
import type { Operation } from "../load/model";
import { referredNoun } from "../plan/nouns";
import { pathSlots } from "../plan/paths";
import type { Resource } from "../plan/resource";
import { membersOf } from "../schema/shape";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/** A number of a body that lies between two members of something else, both included. */
export interface ReferredBounds {
  member: string;
  least: string;
  most: string;
  noun: string;
}

/** "`salary` must lie within `salaryMin` and `salaryMax` of the opening". */
export function referredBoundsIn(text: string, names: readonly string[]): ReferredBounds[] {
  const plain = text.replace(/\s+/g, " ").replace(/[`*]/g, "");
  const lower = plain.toLowerCase();
  return names.flatMap((member): ReferredBounds[] => {
    if (!mayHold(lower, `${member} `)) return [];
    const [, least, most, noun] =
      new RegExp(
        `(?<![\\w-])${literal(member)} (?:must|has to|have to|needs to|should)? ?(?:lies?|be|is|stays?|falls?) (?:within|between|inside|from) (?:the )?(\\w+) (?:and|to) (?:the )?(\\w+) of (?:the|its|that) (\\w+)`,
        "i",
      ).exec(plain) ?? [];
    return least === undefined || most === undefined || noun === undefined
      ? []
      : [{ member, least, most, noun: noun.toLowerCase() }];
  });
}

const known = new WeakMap<Operation, readonly ReferredBounds[]>();

/** Computed once for each operation: every call asks. */
function boundsOf(operation: Operation): readonly ReferredBounds[] {
  const before = known.get(operation);
  if (before) return before;
  const schema = operation.body?.media[0]?.schema;
  const names = schema ? [...membersOf(operation.contract.documents, schema).keys()] : [];
  const found = referredBoundsIn(operation.text, names);
  known.set(operation, found);
  return found;
}

/** The body with numbers between the members that a text names of what the call is about. */
export async function withinReferredBounds(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: readonly ResourceInstance[],
): Promise<unknown> {
  if (!isObject(body)) return body;
  let result = body;
  for (const { member, least, most, noun } of boundsOf(operation)) {
    const resource = trial.checker.resources.byNoun(noun);
    const shown = resource && (await showReferred(trial, resource, instances));
    const [value, low, high] = [result[member], shown?.[least], shown?.[most]];
    if (typeof low !== "number" || typeof high !== "number") continue;
    const isInside = typeof value === "number" && value >= low && value <= high;
    if (!isInside) result = { ...result, [member]: low };
  }
  return result;
}

/** What is shown of the resource that one of some instances is, or refers to: the opening of an application. */
async function showReferred(
  trial: Trial,
  resource: Resource,
  instances: readonly ResourceInstance[],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { read, key } = resource;
  const id = instances.map((one) => referredId(one, resource)).find((one) => one !== undefined);
  const name = read && [...pathSlots(read.path)].find(([, slot]) => slot === key)?.[0];
  if (!read || name === undefined || id === undefined || !trial.checker.selected.has(read)) return undefined;
  const parameters = new Map([[`path.${name}`, id]]);
  const userIndex = instances[0]?.userIndex ?? 0;
  const { ok, payload } = await trial.send({ operation: read, parameters, body: undefined }, { userIndex });
  return ok && isObject(payload) ? payload : undefined;
}

/** The id of a resource that an instance has, or shows in a member named after it. */
export function referredId({ ids, payload }: ResourceInstance, { key, noun }: Resource): unknown {
  const own = ids.get(key);
  if (own !== undefined || !isObject(payload) || noun === "") return own;
  const member = Object.keys(payload).find((name) => referredNoun(name) === noun);
  return member === undefined ? undefined : (payload[member] ?? undefined);
}
