/** How texts are compared; "natural" takes figures within them for numbers. */
export type Collation = "code points" | "letters" | "natural";

export function rank(value: unknown): number | bigint | string {
  if (typeof value === "number" || typeof value === "bigint") return value;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d/.test(text)) return Date.parse(text);
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** Sort key of amounts and instants written as text, whose characters sort differently. */
const isMeasured = (value: unknown): boolean => /^-?\d+\.\d+$|^\d{4}-\d\d-\d\dT/.test(String(value));

/**
 * Texts may sort by code point or by locale: only an order that is wrong in both is wrong, unless the contract states the
 * first.
 */
export function isOrdered(
  values: readonly unknown[],
  isDown: boolean,
  collation: Collation | undefined = undefined,
): boolean {
  const inOrder = (compare: (left: unknown, right: unknown) => number): boolean =>
    values.every(
      (value, index) =>
        index === 0 ||
        (isDown ? compare(value, values[index - 1]) <= 0 : compare(value, values[index - 1]) >= 0),
    );
  const plain = (left: unknown, right: unknown): number => {
    if (
      collation === "code points" &&
      typeof left === "string" &&
      typeof right === "string" &&
      !isMeasured(left)
    )
      return compareCodePoints(left, right);
    const [a, b] = [
      typeof left === "boolean" ? Number(left) : rank(left),
      typeof right === "boolean" ? Number(right) : rank(right),
    ];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const byLetters = (left: unknown, right: unknown): number =>
    String(left).localeCompare(String(right), "en", { sensitivity: "base" });
  const isText = values.every((value) => typeof value === "string") && !values.every(isMeasured);
  const byLower = (left: unknown, right: unknown): number => {
    const [a, b] = [String(left).toLowerCase(), String(right).toLowerCase()];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const naturally = (left: unknown, right: unknown): number =>
    String(left).localeCompare(String(right), "en", { sensitivity: "base", numeric: true });
  if (isText && collation === "natural") return inOrder(naturally);
  if (isText && collation === "letters") return inOrder(byLetters) || inOrder(byLower);
  return inOrder(plain) || (isText && collation === undefined && (inOrder(byLetters) || inOrder(byLower)));
}

/** UTF-16 code units order characters beyond the first plane otherwise than their code points. */
function compareCodePoints(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  const at = a.findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? a.length - b.length : (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}

/** The first place where the order breaks, with its neighbours. */
export function aroundViolation(values: readonly unknown[], isDown: boolean): unknown[] {
  const at = values.findIndex((value, index) => index > 0 && !isOrdered([values[index - 1], value], isDown));
  return at < 0 ? values.slice(0, 8) : values.slice(Math.max(0, at - 3), at + 4);
}
