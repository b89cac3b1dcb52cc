import { list } from "../operations";
import { describeChange, limitDifferences, limitKeywords } from "./limit-differences";
import type { Shape } from "./shapes";
import { closing, defaults, limits, type Verdicts, values, verdicts } from "./verdicts";

/** What two shapes differ in themselves, properties and items aside. */
export function shapeDifferences(old: Shape, current: Shape): { text: string; verdicts: Verdicts }[] {
  const differences = limitDifferences(old, current);
  if (old.type !== current.type) {
    const change = {
      text: `type ${old.type} became ${current.type}`,
      verdicts: typeVerdicts(old.type, current.type),
    };
    // Between values that have nothing in common no limit is tighter or looser.
    if (change.verdicts === values.other) return [change];
    differences.push(change);
  }
  const choice = choiceDifference(old.values, current.values);
  if (choice) differences.push(choice);
  const [before, after] = [old.keywords["format"], current.keywords["format"]];
  if (before !== after)
    differences.push({
      text: describeChange("format", before, after),
      verdicts: formatVerdicts(before, after),
    });
  if (old.isClosed !== current.isClosed) {
    differences.push(
      current.isClosed
        ? { text: "became closed", verdicts: closing.closed }
        : { text: "is no longer closed", verdicts: closing.opened },
    );
  }
  for (const keyword of new Set([...Object.keys(old.keywords), ...Object.keys(current.keywords)])) {
    if (limitKeywords.includes(keyword) || keyword === "format") continue;
    const [one, other] = [old.keywords[keyword], current.keywords[keyword]];
    if (JSON.stringify(one) === JSON.stringify(other)) continue;
    if (keyword === extensible) differences.push(...extensibleDifference(one, other));
    else if (keyword === "additionalProperties" && isSchema(one) && isSchema(other)) continue;
    else if (keyword === "default")
      differences.push({ text: describeChange(keyword, one, other), verdicts: defaults });
    else if (isWording(keyword)) differences.push({ text: `${keyword} changed`, verdicts: verdicts });
    else differences.push({ text: `${keyword} changed`, verdicts: limits.undecided });
  }
  return differences;
}

/** Choices that may become more without notice: the contract tells callers to expect others. */
const extensible = "x-extensible-enum";

function extensibleDifference(before: unknown, after: unknown) {
  const gone = without(list(before), list(after));
  if (after !== undefined && gone.length > 0)
    return [{ text: `${listed(gone)} is no longer a choice`, verdicts: values.fewer }];
  return [{ text: `${extensible} changed`, verdicts }];
}

/** Two descriptions of the other properties are compared as schemas. */
export function isSchema(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function typeVerdicts(before: string, after: string): Verdicts {
  if (after === "any" || (before === "integer" && after === "number")) return values.more;
  return before === "any" || (before === "number" && after === "integer") ? values.fewer : values.other;
}

function formatVerdicts(before: unknown, after: unknown): Verdicts {
  if (before === undefined || (before === "int64" && after === "int32")) return values.fewer;
  return after === undefined || (before === "int32" && after === "int64") ? values.more : values.other;
}

function choiceDifference(before: readonly unknown[] | null, after: readonly unknown[] | null) {
  if (before === null && after === null) return null;
  if (before === null) return { text: `is limited to ${listed(after ?? [])}`, verdicts: values.fewer };
  if (after === null) return { text: `is no longer limited to ${listed(before)}`, verdicts: values.more };
  const gone = without(before, after);
  const added = without(after, before);
  if (gone.length > 0 && added.length > 0)
    return { text: `${listed(gone)} became ${listed(added)}`, verdicts: values.other };
  if (gone.length > 0) return { text: `${listed(gone)} is no longer a choice`, verdicts: values.fewer };
  return added.length > 0 ? { text: `${listed(added)} is a new choice`, verdicts: values.more } : null;
}

function without(some: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((value) => JSON.stringify(value)));
  return some.filter((value) => !known.has(JSON.stringify(value)));
}

function listed(choices: readonly unknown[]): string {
  return choices.map((value) => JSON.stringify(value)).join(", ");
}

/** Annotations, which validate no value. */
function isWording(keyword: string): boolean {
  const wordings = [
    "title",
    "description",
    "example",
    "examples",
    "$comment",
    "deprecated",
    "contentMediaType",
  ];
  return wordings.includes(keyword) || keyword.startsWith("x-");
}
