import { literal, sentencesOf } from "../../lib/texts";
import { wordsOf } from "../../plan/nouns";

/** "For the method `card` the `cardNumber` is required, for other methods it is not allowed." */
export interface Condition {
  /** The member whose value decides, and the values for which the other one is needed. */
  by: string;
  values: readonly unknown[];
  member: string;
  isRequired: boolean;
  /** Whether the member is refused with the other values. */
  isExclusive: boolean;
  /** Whether it is refused with these values. */
  isForbidden: boolean;
}

const requiring =
  /\b(required|mandatory|needed|obligatory|(must|has to|have to|needs to) be (given|set|present|stated|sent|provided|included|filled)|needs an?|must (have|carry|name|give|contain|include))\b/i;
const excluding =
  /\b(not (allowed|permitted|accepted)|forbidden|(must|may) not be (given|set|present|sent|provided|included)|only (allowed|permitted|valid|accepted|possible)|allowed only|refused otherwise)\b/i;
const doubtful =
  /\b(unless|except|not required|optional|may be (given|set|omitted)|null|shown|answers? (has|have)|returned|default)\b/i;
const conditional = /\b(for|when|if|with|without|where|whenever|otherwise|other)\b|\bof the \w+ [`"'“]/i;

/**
 * The members that a text makes depend on the value of another one.
 *
 * @param choices Members with few values, with these
 * @param names The members that may be left out
 * @param subject The member that a text without a subject is about
 */
export function conditionsIn(
  text: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
  names: readonly string[],
  subject?: string,
): Condition[] {
  return sentencesOf(text).flatMap((sentence): Condition[] => {
    const spelledOut = spelledSwitch(sentence, choices, names);
    if (spelledOut) return [spelledOut];
    if (!conditional.test(sentence)) return [];
    const deciding = [...choices].flatMap(([by, all]) => {
      const values = all.filter((value) => isNamed(sentence, String(value)));
      // A word such as "open" or "true" may be one of the language: the member is named, too.
      const isMeant = isNamed(sentence, by) || isSpelledOut(sentence, by);
      const nouns = all.filter((value) =>
        names.some((name) => new RegExp(`${asNoun(String(value))} ${lackOf(name)}`, "i").test(sentence)),
      );
      if (nouns.length > 0) return [{ by, values: nouns }];
      return values.length > 0 && values.length < all.length && isMeant ? [{ by, values }] : [];
    });
    const [only] = deciding;
    if (!only || deciding.length > 1) return [];
    const others = names.filter(
      (name) => name !== only.by && !only.values.includes(name) && isNamed(sentence, name),
    );
    const listed = others.flatMap((member) => refusedWithout(sentence, member, only));
    if (listed.length > 0) return listed;
    const direct = others.flatMap((member) => statedOf(sentence, member, only));
    if (direct.length > 0) return direct;
    const member = others.length === 0 && subject !== only.by ? subject : others[0];
    if (member === undefined || others.length > 1 || doubtful.test(sentence)) return [];
    const [isRequired, isExclusive] = [requiring.test(sentence), excluding.test(sentence)];
    const isPositive = isRequired || (isExclusive && /\bonly\b/i.test(sentence));
    return isPositive ? [{ ...only, member, isRequired, isExclusive, isForbidden: false }] : [];
  });
}

/** "With channel `email` … `secret` is not allowed", "and `secret` is required": said of the member itself. */
function statedOf(
  sentence: string,
  member: string,
  only: { by: string; values: readonly unknown[] },
): Condition[] {
  if (/\b(unless|except|other|otherwise|only)\b/i.test(sentence)) return [];
  const after = (words: string): boolean =>
    new RegExp(
      `(?<![\\w])${literal(member)}(?!\\w)[\`"'”]? (?:is|are|must be|has to be|have to be) (?:${words})`,
      "i",
    ).test(sentence);
  const isRequired = after("required|mandatory|needed|given|set|present");
  const isForbidden = after("not allowed|not permitted|not accepted|forbidden|left out|absent|omitted");
  return isRequired || isForbidden ? [{ ...only, member, isRequired, isExclusive: false, isForbidden }] : [];
}

/** "Taking it out of service needs a reason (422 without one)" of `outOfService` and `reason`, both in plain words. */
function spelledSwitch(
  sentence: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
  names: readonly string[],
): Condition | undefined {
  if (!/\b4\d\d\b|refus|reject/i.test(sentence)) return undefined;
  const spaced = (name: string): string => wordsOf(name).map(literal).join("[ _-]");
  const needed = names.filter((name) =>
    new RegExp(
      `\\b(needs?|requires?|must (have|carry|give|state|name|come with)) (an? |the |its )?[\`"'“]?(?:${literal(name)}|${spaced(name)})\\b`,
      "i",
    ).test(sentence),
  );
  // A switch of one word, such as "active", may be a word about something else.
  const switches = [...choices].filter(
    ([by, all]) =>
      all.includes(true) &&
      wordsOf(by).length > 1 &&
      isSpelledOut(sentence, by) &&
      !new RegExp(`\\b(not|no longer|never|without) ([a-z]+ )?${spaced(by)}\\b`, "i").test(sentence),
  );
  const [[member, second], [only, another]] = [needed, switches];
  if (member === undefined || second !== undefined || !only || another || only[0] === member)
    return undefined;
  return { by: only[0], values: [true], member, isRequired: true, isExclusive: false, isForbidden: false };
}

/** "Refused are estimates without a `note`", "an estimate needs a `note`": the value as a noun. */
function refusedWithout(
  sentence: string,
  member: string,
  only: { by: string; values: readonly unknown[] },
): Condition[] {
  const { by, values } = only;
  const found = values.filter((value) =>
    new RegExp(`${asNoun(String(value))} ${lackOf(member)}`, "i").test(sentence),
  );
  const isRefused = /\b(refus|reject|4\d\d|invalid)/i.test(sentence);
  return found.length > 0 && isRefused
    ? [{ by, values: found, member, isRequired: true, isExclusive: false, isForbidden: false }]
    : [];
}

const asNoun = (value: string): string => `\\b${literal(value).replace(/[_-]/g, "[ _-]")}[\`"'”]?s?`;

const lackOf = (member: string): string =>
  `(?:(?:that (?:has|have|comes?) )?(?:without|no|lacking|with no)) (?:an? |any |its |their )?[\`"'“]?${literal(member)}(?!\\w)`;

/** A name or value as code: in quotes, or where it is no word of the language. */
function isNamed(sentence: string, name: string): boolean {
  const quoted = new RegExp(`[\`"'“]${literal(name)}[\`"'”]`);
  const isCode = /[_\d]|[a-z][A-Z]/.test(name);
  return (
    quoted.test(sentence) || (isCode && new RegExp(`(?<![\\w.])${literal(name)}(?![\\w])`).test(sentence))
  );
}

/** "For the method `card`": the member as a word. */
const isSpelledOut = (sentence: string, by: string): boolean =>
  new RegExp(
    `\\b${by
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .split(/[_ ]/)
      .map(literal)
      .join("[ _]")}s?\\b`,
    "i",
  ).test(sentence);
