import { record } from "../operations";
import type { Shape } from "./shapes";

/** Which branch of the old schema corresponds to which branch of the new one. */
export interface PairedShapes {
  readonly both: readonly (readonly [before: Shape, after: Shape])[];
  readonly gone: readonly Shape[];
  readonly added: readonly Shape[];
}

/**
 * Pairs the branches of two schemas: first those of one name, then those whose constant properties agree (an
 * answer's `success` and `code`), then those of one type; a single one left on each side has changed its type.
 */
export function pairShapes(before: readonly Shape[], after: readonly Shape[]): PairedShapes {
  const both: (readonly [Shape, Shape])[] = [];
  const gone = new Set(before);
  const added = new Set(after);
  const pair = (isEqual: (one: Shape, other: Shape) => boolean) => {
    for (const one of gone) {
      const other = [...added].find((candidate) => isEqual(one, candidate));
      if (!other) continue;
      both.push([one, other]);
      gone.delete(one);
      added.delete(other);
    }
  };
  pair((one, other) => one.name !== "" && one.name === other.name && one.type === other.type);
  pair((one, other) => one.type === other.type && fixedFields(one) === fixedFields(other));
  pair((one, other) => one.type === other.type && !disagree(one, other));
  pair((one, other) => isNumeric(one) && isNumeric(other));
  if (gone.size === 1 && added.size === 1) pair((one, other) => !disagree(one, other));
  return { both, gone: [...gone], added: [...added] };
}

/** Whether a shape is a failure response. */
export function isRefusal(shape: Shape): boolean {
  return record(shape.properties.get("success")?.value)["const"] === false;
}

function isNumeric({ type }: Shape): boolean {
  return type === "integer" || type === "number";
}

/** A success and a failure response are never the same response, changed. */
function disagree(one: Shape, other: Shape): boolean {
  const isEnvelope = one.properties.has("success") && other.properties.has("success");
  return isEnvelope && isRefusal(one) !== isRefusal(other);
}

function fixedFields(shape: Shape): string {
  const fixed = [...shape.properties].flatMap(([name, { value }]) =>
    "const" in record(value) ? [`${name}=${JSON.stringify(record(value)["const"])}`] : [],
  );
  return fixed.sort().join();
}
