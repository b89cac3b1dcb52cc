import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import type { PreparedCall } from "../send/request";

const opposites = [
  ["on", "off"],
  ["enable", "disable"],
  ["activate", "deactivate"],
  ["start", "stop"],
  ["lock", "unlock"],
  ["open", "close"],
  ["resume", "pause"],
  ["unfreeze", "freeze"],
] as const;

/**
 * Calls that may undo a change, the likeliest first: what was read before it is written back, its truth values are
 * turned round, the operation with the opposite name is called.
 */
export function undoingCalls(
  { operation, call }: Exchange,
  before: unknown,
  operations: readonly Operation[],
): PreparedCall[] {
  const { credentials: _, ...same } = call;
  const found: PreparedCall[] = [];
  const { body } = call;
  if (isObject(body)) {
    if (isObject(before)) {
      const known = Object.keys(body).filter((name) => Object.hasOwn(before, name));
      const restored = Object.fromEntries(known.map((name) => [name, before[name]]));
      if (known.length > 0) found.push({ ...same, body: { ...body, ...restored } });
    }
    const turned = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "boolean" ? !value : value,
    ]);
    if (Object.values(body).some((value) => typeof value === "boolean"))
      found.push({ ...same, body: Object.fromEntries(turned) });
    // A value that is no boolean, treated as one: null, 0, "".
    for (const name of Object.keys(body).filter((one) => /enabled|active|locked|mode|maintenance/i.test(one)))
      for (const value of [false, true]) found.push({ ...same, body: { ...body, [name]: value } });
  }
  const other = operations.find((one) => isOpposite(operation, one));
  if (other) found.push({ ...same, operation: other, body: undefined });
  return found;
}

/** `/environments/{name}/on` and `/off`, `lockServer` and `unlockServer`. */
export function isOpposite(left: Operation, right: Operation): boolean {
  if (left.method !== right.method || left === right) return false;
  const isPair = (one: string, other: string): boolean => {
    const [words, its] = [wordsOf(one), wordsOf(other)];
    const differing = words.flatMap((word, index) => (word === its[index] ? [] : [index]));
    const [at] = differing;
    return (
      words.length === its.length &&
      differing.length === 1 &&
      at !== undefined &&
      opposites.some((pair) => pair.some((word, side) => word === words[at] && pair[1 - side] === its[at]))
    );
  };
  return left.path === right.path ? isPair(left.id, right.id) : isPair(left.path, right.path);
}
