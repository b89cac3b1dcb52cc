import { slotsOf } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt } from "../../lib/json";
import { singular } from "../../lib/singular";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";

/** A place of a body that names an instance of a resource, and how many of it. */
export interface BodyReference {
  pointer: string;
  id: unknown;
  isList: boolean;
  quantity: number;
  /** Where the quantity is; undefined where the body has none. */
  quantityAt: string | undefined;
}

const quantityName =
  /^(quantity|qty|count|amount|units?|pieces|places|seats|tickets|number(Of\w+)?|packs?|packages|doses)$/i;

/** The references of a body to instances of a resource. */
export function referencesTo(
  trial: Trial,
  operation: Operation,
  body: unknown,
  resource: Resource,
): BodyReference[] {
  const direct = slotsOf(trial.checker, operation).filter(
    (slot) => !slot.parameter && slot.member === undefined,
  );
  const slots = [...direct, ...deepSlots(trial, operation, body)].filter(
    (slot) => slot.resource === resource,
  );
  return slots.flatMap(({ pointer, isList }) => {
    const id = valueAt(body, pointer);
    if (id === undefined || id === null || Array.isArray(id)) return [];
    return [{ pointer, id, isList, ...quantityBeside(body, pointer) }];
  });
}

/** The number that stands beside a reference: `quantity` of a line. */
export function quantityBeside(
  body: unknown,
  pointer: string,
): Pick<BodyReference, "quantity" | "quantityAt"> {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  const beside = valueAt(body, parent);
  const found = Object.entries(isObject(beside) ? beside : {}).filter(
    ([name, value]) => quantityName.test(name) && typeof value === "number",
  );
  const [only] = found;
  if (!only || found.length > 1) return { quantity: quantityWithin(beside) ?? 1, quantityAt: undefined };
  return { quantity: Number(only[1]), quantityAt: `${parent}/${only[0]}` };
}

/** The quantities of a list beside a reference, together: the tickets of an order for an event. */
function quantityWithin(beside: unknown): number | undefined {
  const lists = Object.values(isObject(beside) ? beside : {}).filter(
    (value): value is unknown[] => Array.isArray(value) && value.length > 0,
  );
  const sums = lists.flatMap((items) => {
    const all = items.map((item) => {
      const named = Object.entries(isObject(item) ? item : {}).filter(
        ([name, value]) => quantityName.test(name) && typeof value === "number",
      );
      return named.length === 1 ? Number(named[0]?.[1]) : undefined;
    });
    const known = all.filter((one) => one !== undefined);
    return known.length === all.length ? [known.reduce((sum, one) => sum + one, 0)] : [];
  });
  return sums.length === 1 ? sums[0] : undefined;
}

const counted = /^(places|seats|tickets|doses|packs?|packages)$/i;

/** Whether a quantity is one of a stock: the seats of a car are no bays of a station. */
export function isQuantityOf(
  { quantityAt = "" }: Pick<BodyReference, "quantityAt">,
  member: string,
): boolean {
  const name = quantityAt.slice(quantityAt.lastIndexOf("/") + 1);
  const words = wordsOf(member).map(singular);
  const isPlain = words.every((word) =>
    /^(stock|available|availability|remaining|left|free|hand|sold|on)$/.test(word),
  );
  return isPlain || !counted.test(name) || words.includes(singular(name.toLowerCase()));
}
