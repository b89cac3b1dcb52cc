import type { Change, Make } from "./change";
import { tidy } from "./generate";
import type { Shape } from "./shape";

export function numberChanges(
  shape: Shape,
  isWhole: boolean,
  value: unknown,
  good: Make,
  bad: Make,
): Change[] {
  const changes: Change[] = [];
  const step = shape.multipleOf ?? (isWhole ? 1 : 0.01);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = shape;
  if (minimum !== undefined) {
    changes.push(
      good("minimum", minimum, `${minimum}`),
      bad("minimum", tidy(minimum - step), `${tidy(minimum - step)}`),
    );
  }
  if (exclusiveMinimum !== undefined) {
    const just = tidy(exclusiveMinimum + step);
    changes.push(
      good("exclusiveMinimum", just, `${just}`),
      bad("exclusiveMinimum", exclusiveMinimum, `${exclusiveMinimum}`),
    );
  }
  if (maximum !== undefined) {
    changes.push(
      good("maximum", maximum, `${maximum}`),
      bad("maximum", tidy(maximum + step), `${tidy(maximum + step)}`),
    );
  }
  if (exclusiveMaximum !== undefined) {
    const just = tidy(exclusiveMaximum - step);
    changes.push(
      good("exclusiveMaximum", just, `${just}`),
      bad("exclusiveMaximum", exclusiveMaximum, `${exclusiveMaximum}`),
    );
  }
  if (shape.multipleOf !== undefined) {
    const base = typeof value === "number" ? value : shape.multipleOf;
    const between = isWhole ? base + 1 : tidy(base + shape.multipleOf / 2);
    changes.push(bad("multipleOf", between, `${between}, which is no multiple of ${shape.multipleOf}`));
  }
  return changes;
}
