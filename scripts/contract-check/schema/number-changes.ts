import type { Change, Make } from "./change";
import { roundFloat } from "./generate";
import type { Shape } from "./shape-type";

export function numberChanges(
  shape: Shape,
  isWhole: boolean,
  value: unknown,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  const step = shape.multipleOf ?? (isWhole ? 1 : 0.01);
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum] = [
    shape.minimum,
    shape.maximum,
    shape.exclusiveMinimum,
    shape.exclusiveMaximum,
    // A bound of an integer beyond 2^53 was rounded when the contract was read.
  ].map((bound) => (isWhole && Math.abs(bound ?? 0) > Number.MAX_SAFE_INTEGER ? undefined : bound));
  if (minimum !== undefined) {
    changes.push(
      good("minimum", minimum, `${minimum}`),
      bad("minimum", roundFloat(minimum - step), `${roundFloat(minimum - step)}`),
    );
  }
  if (exclusiveMinimum !== undefined) {
    const just = roundFloat(exclusiveMinimum + step);
    changes.push(
      good("exclusiveMinimum", just, `${just}`),
      bad("exclusiveMinimum", exclusiveMinimum, `${exclusiveMinimum}`),
    );
  }
  if (maximum !== undefined) {
    changes.push(
      good("maximum", maximum, `${maximum}`),
      bad("maximum", roundFloat(maximum + step), `${roundFloat(maximum + step)}`),
    );
  }
  if (exclusiveMaximum !== undefined) {
    const just = roundFloat(exclusiveMaximum - step);
    changes.push(
      good("exclusiveMaximum", just, `${just}`),
      bad("exclusiveMaximum", exclusiveMaximum, `${exclusiveMaximum}`),
    );
  }
  // Zero, where the range includes it: servers that treat 0 as absent lose it.
  if ((minimum ?? exclusiveMinimum ?? 0) < 0) changes.push(good("zero", 0, "0"));
  if (shape.multipleOf !== undefined) {
    const base = typeof value === "number" ? value : shape.multipleOf;
    const between = isWhole ? base + 1 : roundFloat(base + shape.multipleOf / 2);
    const digits = (String(shape.multipleOf).split(".")[1] ?? "").length;
    const finest = roundFloat(base + 10 ** -digits);
    for (const wrong of new Set([between, finest]))
      changes.push(bad("multipleOf", wrong, `${wrong}, which is no multiple of ${shape.multipleOf}`));
  }
  if (isWhole) changes.push(...widthChanges(shape, good, bad));
  return changes;
}

/** Widths of integers in bits: the last value that fits and the first that does not. */
function widthChanges(shape: Shape, good: Make, bad: Make): Change[] {
  const step = shape.multipleOf ?? 1;
  if (step !== 1) return [];
  if (shape.format === "int32")
    return [2 ** 31 - 1, -(2 ** 31)].flatMap((last) => {
      const beyond = last + Math.sign(last);
      return [good("format", last, `${last}`), bad("format", beyond, `${beyond}, beyond 32 bits`)];
    });
  // Beyond 53 bits JSON parsers differ; between 32 and 53 they agree.
  return shape.format === "int64" ? [good("format", 2 ** 32 + 1, `${2 ** 32 + 1}, beyond 32 bits`)] : [];
}
