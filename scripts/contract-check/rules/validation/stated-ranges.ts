import { literal } from "../../lib/texts";

/** "With kind `percent`, `value` is 1 to 90": the bounds of a number for some values of another member. */
export interface StatedRange {
  /** The member whose value decides, and the values for which the bounds hold. */
  by: string;
  values: readonly string[];
  member: string;
  least: number | undefined;
  most: number | undefined;
}

const number = "(-?\\d+)";
const bounds: readonly (readonly [
  pattern: RegExp,
  least: (at: number) => number | undefined,
  most: (at: number, to: number) => number | undefined,
])[] = [
  [new RegExp(`\\b(?:from |between )?${number} (?:to|and) ${number}\\b`), (at) => at, (_at, to) => to],
  [new RegExp(`\\b(?:at most|no more than|up to) ${number}\\b`), () => undefined, (at) => at],
  [new RegExp(`\\b(?:at least|no less than) ${number}\\b`), (at) => at, () => undefined],
  [new RegExp(`\\b(?:above|greater than|more than) ${number}\\b`), (at) => at + 1, () => undefined],
  [new RegExp(`\\b(?:below|less than|under) ${number}\\b`), () => undefined, (at) => at - 1],
];

/**
 * The bounds that a text gives a number for some values of another member: "With kind `percent`, `value` is 1 to 90; with kind
 * `amount` it is 100 to 10000 cents", "`delta` is above 0 for `delivery` and below 0 for `damage`".
 *
 * @param choices Members with few values, with these
 * @param numbers The members that hold whole numbers
 */
export function rangesIn(
  text: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
  numbers: readonly string[],
): StatedRange[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=\.)\s/)
    .flatMap((sentence) => {
      const fixed = numbers.flatMap((name) => fixedIn(sentence, name, choices) ?? []);
      if (fixed.length === 1) return fixed;
      const [member, other] = numbers.filter((name) => isQuoted(sentence, name));
      if (member === undefined || other !== undefined) return [];
      const clauses = sentence.split(
        /;|, (?=(?:for|with|when|if)\b)|\band (?=above|below|at |between|from|\d)/i,
      );
      return clauses.flatMap((clause): StatedRange[] => rangeOf(clause, member, choices));
    });
}

function rangeOf(
  clause: string,
  member: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
): StatedRange[] {
  if (!/\b(for|with|when|if|where)\b/i.test(clause) || /\b(unless|except|other|otherwise)\b/i.test(clause))
    return [];
  const deciding = [...choices].flatMap(([by, all]) => {
    const values = all.filter((one): one is string => typeof one === "string" && isQuoted(clause, one));
    return values.length > 0 && values.length < all.length ? [{ by, values }] : [];
  });
  const [only, second] = deciding;
  if (!only || second) return [];
  for (const [pattern, least, most] of bounds) {
    const found = pattern.exec(clause);
    if (!found) continue;
    const [at, to] = [Number(found[1]), Number(found[2])];
    return [{ ...only, member, least: least(at), most: most(at, to) }];
  }
  return [];
}

/** "A desk always has the capacity 1", "a desk has a capacity of exactly 1". */
function fixedIn(
  sentence: string,
  member: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
): StatedRange | undefined {
  const [, kind = "", bound, count = ""] =
    new RegExp(
      `\\b(?:an?|every|each) [\`"'“]?([\\w-]+)[\`"'”]? (?:always |must (?:always )?|can only |may only )?(?:has|have) (?:the |an? )?[\`"'“]?${literal(member)}[\`"'”]? (?:of )?(at most |at least |exactly )?(\\d+)(?!\\d|\\.\\d)`,
      "i",
    ).exec(sentence) ?? [];
  const [deciding, second] = [...choices].filter(([, values]) => values.length > 1 && values.includes(kind));
  if (!deciding || second) return undefined;
  const number = Number(count);
  const isBound = (word: string): boolean => bound?.toLowerCase() === `at ${word} `;
  return {
    by: deciding[0],
    values: [kind],
    member,
    least: isBound("most") ? undefined : number,
    most: isBound("least") ? undefined : number,
  };
}

const isQuoted = (text: string, name: string): boolean =>
  new RegExp(`[\`"'“]${literal(name)}[\`"'”]`).test(text);
