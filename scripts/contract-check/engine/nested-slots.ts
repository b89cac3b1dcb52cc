import { escapePointer } from "../../lib/json-pointer";
import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import { referredNoun } from "../plan/nouns";
import { shapeOf } from "../schema/shape";
import type { Slot } from "./id-slots";
import type { Trial } from "./trial";

/**
 * Id members below the top level of a body, such as `/lines/0/productId`, and those at the top that only a branch of its
 * schema has. They depend on the body.
 */
export function deepSlots(trial: Trial, operation: Operation, body: unknown): Slot[] {
  const { resources } = trial.checker;
  const own = resources.roles.get(operation)?.resource;
  const slots: Slot[] = [];
  const schema = operation.body?.media[0]?.schema;
  const common = schema && shapeOf(operation.contract.documents, schema).properties;
  const visit = (value: unknown, pointer: string, depth: number): void => {
    if (depth > 4) return;
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`, depth + 1);
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) {
        const place = `${pointer}/${escapePointer(name)}`;
        const noun = (depth === 0 && common?.has(name)) || !isScalar(member) ? undefined : referredNoun(name);
        const resource = noun === undefined ? undefined : resources.byNoun(noun);
        if (resource && resource !== own)
          slots.push({ name, pointer: place, resource, isRequired: false, isList: false });
        else visit(member, place, depth + 1);
      }
  };
  visit(body, "", 0);
  return slots;
}

const isScalar = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "bigint";
