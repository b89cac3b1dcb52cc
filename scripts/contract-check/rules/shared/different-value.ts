import type { Trial } from "../../engine/trial";
import { differentText } from "../../engine/unique-texts";
import type { Operation } from "../../load/model";
import { isReferenceName, stemOfVerb } from "../../plan/nouns";
import { generate, typeOf } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { isEquivalent } from "./equivalent-values";

/** Members of an update whose values can be compared afterwards. */
export function memberNames(change: Operation): string[] {
  const schema = change.body?.media[0]?.schema;
  if (!schema) return [];
  const { documents: docs } = change.contract;
  return [...shapeOf(docs, schema).properties]
    .filter(([name, place]) => {
      const shape = shapeOf(docs, place);
      return (
        !shape.isReadOnly &&
        !shape.hasConstant &&
        name !== "id" &&
        !isReferenceName(name, () => false) &&
        !/^(version|revision|password|etag)$/i.test(name)
      );
    })
    .map(([name]) => name);
}

/**
 * Whether a member holds the time or user of the creation, which no change touches.
 *
 * @param create The creation: `bookSeat` sets `bookedAt`
 */
export function isCreationMember(name: string, create: Operation | undefined): boolean {
  const word = /^(\w+?)_?(at|on|by|time|date)$/i.exec(name)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const stem = create && stemOfVerb(create.name);
  return /^(created|creation)$/.test(word) || (stem !== undefined && word === `${stem}ed`);
}

/** Another valid value of a member. */
export function differentValue(trial: Trial, change: Operation, name: string, now: unknown): unknown {
  const schema = change.body?.media[0]?.schema;
  const { documents: docs } = change.contract;
  const place = schema && shapeOf(docs, schema).properties.get(name);
  if (!place) return undefined;
  const shape = shapeOf(docs, place);
  if (shape.values) return shape.values.find((value) => !isEquivalent(value, now));
  if (typeOf(shape) === "boolean") return now !== true;
  for (let tries = 0; tries < 8; tries += 1) {
    const value =
      typeof now === "string" && tries < 4
        ? differentText(trial, shape, now)
        : generate(docs, place, { random: trial.random, variant: tries });
    if (!isEquivalent(value, now) && trial.checker.validator.isValid(place, value)) return value;
  }
  return undefined;
}

export function pickRequired(change: Operation, body: Record<string, unknown>): Record<string, unknown> {
  const schema = change.body?.media[0]?.schema;
  const required = schema ? shapeOf(change.contract.documents, schema).required : new Set<string>();
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.has(name)));
}
