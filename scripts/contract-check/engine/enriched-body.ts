import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import { nounAndMember, referredNoun } from "../plan/nouns";
import { generate } from "../schema/generate";
import { membersOf, shapeOf } from "../schema/shape";
import type { Trial } from "./trial";

/** So many observed values are tried for a reference. */
const mostCandidates = 3;

/**
 * Bodies of a creation with what an accepted one leaves out or has as null: what is assigned to nobody cannot be scheduled.
 * References take values that answers showed under their name.
 */
export function enrichedBodies(trial: Trial, create: Operation, body: unknown): Record<string, unknown>[] {
  const schema = create.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return [];
  const { documents } = create.contract;
  const { validator } = trial.checker;
  const { random } = trial;
  const missing = [...membersOf(documents, schema)].filter(
    ([name]) => body[name] === undefined || body[name] === null,
  );
  return Array.from({ length: mostCandidates }, (_, turn) => {
    const filled: Record<string, unknown> = { ...body };
    for (const [name, place] of missing) {
      const isReference = referredNoun(name) !== undefined;
      const value = isReference ? observedValue(trial, name, turn) : generate(documents, place, { random });
      const isList = shapeOf(documents, place).types.has("array");
      const wanted = isReference && isList && value !== undefined ? [value] : value;
      if (wanted !== undefined && wanted !== null && validator.isValid(place, wanted)) filled[name] = wanted;
    }
    return filled;
  }).filter((one) => Object.keys(one).length > Object.keys(body).length || hasChanged(one, body));
}

const hasChanged = (one: Record<string, unknown>, before: Record<string, unknown>): boolean =>
  Object.keys(one).some((name) => one[name] !== before[name]);

/** A value that answers showed for a reference: its own name first, then whatever names the same kind of thing. */
function observedValue({ checker }: Trial, name: string, turn: number): unknown {
  const { noun } = nounAndMember(name);
  const found = checker.observed.candidates(name, noun, new Map()).map(({ value }) => value);
  return found[turn % Math.max(1, found.length)];
}
