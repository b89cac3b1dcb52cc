import { sentencesOf } from "../../lib/texts";
import { wordsOf } from "../../plan/nouns";
import type { StatedRange } from "./stated-ranges";

/** Units of one kind, each with how many of the smallest one it is. */
const units: readonly Readonly<Record<string, number>>[] = [
  {
    mg: 1,
    milligram: 1,
    g: 1000,
    gram: 1000,
    kg: 1e6,
    kilo: 1e6,
    kilogram: 1e6,
    t: 1e9,
    ton: 1e9,
    tonne: 1e9,
  },
  {
    mm: 1,
    millimetre: 1,
    millimeter: 1,
    cm: 10,
    centimetre: 10,
    centimeter: 10,
    m: 1000,
    metre: 1000,
    meter: 1000,
    km: 1e6,
  },
  { ml: 1, millilitre: 1, milliliter: 1, cl: 10, l: 1000, litre: 1000, liter: 1000 },
  {
    ms: 1,
    millisecond: 1,
    second: 1000,
    sec: 1000,
    minute: 60_000,
    min: 60_000,
    hour: 3.6e6,
    h: 3.6e6,
    day: 8.64e7,
    week: 6.048e8,
  },
  { cent: 1, euro: 100, eur: 100, dollar: 100, usd: 100, pound: 100, gbp: 100, franc: 100, chf: 100 },
];

const amount = "(\\d+(?:[,']\\d{3})*(?:\\.\\d+)?) ?([a-z]+)?";
const bounds: readonly (readonly [pattern: RegExp, isUpper: boolean])[] = [
  [
    new RegExp(
      `\\b(?:at most|no more than|not more than|up to|a maximum of|(?:may|can)not exceed) ${amount}`,
      "i",
    ),
    true,
  ],
  [new RegExp(`\\b(?:at least|no less than|not less than|a minimum of) ${amount}`, "i"), false],
];

/**
 * The bounds that a text gives a number for each value of another member in plain words and in units of its own: "A small
 * parcel weighs at most 5 kg, a medium one at most 15 kg" of `size` and `weightGrams`.
 *
 * @param choices Members with few values, with these
 * @param numbers The members that hold whole numbers
 */
export function spelledRangesIn(
  text: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
  numbers: readonly string[],
): StatedRange[] {
  return sentencesOf(text).flatMap((sentence) => {
    const meant = numbers.filter((name) => isMeant(sentence, name));
    const [member] = meant;
    if (member === undefined || meant.length > 1 || /\b(unless|except|otherwise)\b/i.test(sentence))
      return [];
    return sentence
      .split(/[;,]\s+(?:and |or )?| and (?=(?:of |for )?(?:an?|the|every|each) )/i)
      .flatMap((clause) => rangeOf(clause, member, choices));
  });
}

function rangeOf(
  clause: string,
  member: string,
  choices: ReadonlyMap<string, readonly unknown[]>,
): StatedRange[] {
  const deciding = [...choices].flatMap(([by, all]) => {
    const values = all.filter(
      (one): one is string => typeof one === "string" && new RegExp(`\\b${spaced(one)}\\b`, "i").test(clause),
    );
    return values.length > 0 && values.length < all.length ? [{ by, values }] : [];
  });
  const [only, second] = deciding;
  if (!only || second) return [];
  for (const [pattern, isUpper] of bounds) {
    const [, count = "", unit = ""] = pattern.exec(clause) ?? [];
    const factor = factorOf(unit, member);
    if (count === "" || factor === undefined) continue;
    const bound = Number(count.replace(/[,']/g, "")) * factor;
    if (!Number.isInteger(bound)) continue;
    return [{ ...only, member, least: isUpper ? undefined : bound, most: isUpper ? bound : undefined }];
  }
  return [];
}

const spaced = (value: string): string => wordsOf(value).join("[ _-]?");

const isOfKind = (kind: Readonly<Record<string, number>>, word: string): boolean =>
  Object.hasOwn(kind, word.toLowerCase().replace(/(?<=..)s$/, ""));

/** How many of a member's units a unit of the text is: 1000 for kg and `weightGrams`; undefined where that is not known. */
function factorOf(unit: string, member: string): number | undefined {
  const measureOf = (word: string): [kind: object, value: number] | undefined => {
    const kind = units.find((one) => isOfKind(one, word));
    return kind && [kind, kind[word.toLowerCase().replace(/(?<=..)s$/, "")] ?? 1];
  };
  const [stated, own] = [measureOf(unit), unitOf(member)];
  const held = own === undefined ? undefined : measureOf(own);
  if (!stated) return held === undefined ? 1 : undefined;
  return held && held[0] === stated[0] ? stated[1] / held[1] : undefined;
}

/** The unit at the end of a name: `weightGrams`, `lengthInCm`. */
function unitOf(member: string): string | undefined {
  const words = wordsOf(member);
  const last = words.at(-1) ?? "";
  return words.length > 1 && units.some((one) => isOfKind(one, last)) ? last : undefined;
}

/** Whether a sentence is about a member: by its words, or by a verb of the same stem ("weighs" of `weightGrams`). */
function isMeant(sentence: string, name: string): boolean {
  const unit = unitOf(name);
  const words = wordsOf(name).filter((word) => word !== unit && word !== "in");
  if (words.length === 0) return false;
  if (new RegExp(`\\b${words.join("[ _-]?")}s?\\b`, "i").test(sentence)) return true;
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    only.length > 5 &&
    new RegExp(`\\b${only.slice(0, 5)}\\w*\\b`, "i").test(sentence)
  );
}
