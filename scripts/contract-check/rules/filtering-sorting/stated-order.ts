import { sentencesOf } from "../../lib/texts";
import { wordsOf } from "../../plan/nouns";
import { propertyOf } from "../shared/fetch-pages";
import { type Collation, isOrdered } from "./sort-rank";

/** The member that orders items with the same value. */
export interface TieBreak {
  member: string;
  /** "As asked for": items with the same value follow the direction of the sort. */
  direction: "rising" | "falling" | "as asked for";
}

/** "By number as a person reads it", "A2 stands before A10": figures within a text count as numbers. */
const natural =
  /\bnatural(ly)? (sort|order)\w*|\bas (a |an )?(person|people|reader|human|humans) (reads?|counts?)\b|\b([a-z])[2-9]\b[^.;]{0,30}\bbefore \6(?:1\d)\b/i;

/** How a contract compares texts; undefined where it does not say. */
export function collationIn(text: string): Collation | undefined {
  if (/\bby (unicode )?code points?\b/i.test(text)) return "code points";
  if (natural.test(text)) return "natural";
  const isCaseless = sentencesOf(text).some(
    (one) =>
      /\b(compared|sort(s|ed|ing)?|order(s|ed|ing)?)\b/i.test(one) &&
      /\b(without regard to|ignor(?:es?|ing)|regardless of|irrespective of|whatever the) (upper|lower|letter case|case)\b|\bcase[- ]insensitive/i.test(
        one,
      ),
  );
  return isCaseless ? "letters" : undefined;
}

const ties =
  /\b(ties|tied|(compare|sort) equal|are equal|equal (ones|values|items|entries|keys)|(the )?same (sort )?(value|key|name|date|time|rank|position))\b/i;

/** "Ties are ordered by `id`", "entries with the same value by `id` ascending". */
export function tieBreakIn(text: string, members: readonly string[]): TieBreak | undefined {
  for (const sentence of sentencesOf(text)) {
    if (!ties.test(sentence)) continue;
    const [, name = "", rest = ""] =
      /\b(?:by|then|order of|break\w* by|on) (?:the )?`?(\w+)`?(?! (?:in|of|within) (?:their|its|the)\b)([^.;]*)/i.exec(
        sentence.slice(sentence.search(ties)),
      ) ?? [];
    const member = members.find((one) => one === name || wordsOf(one).join("") === name.toLowerCase());
    if (member !== undefined) return { member, direction: directionIn(rest) };
  }
  return undefined;
}

/** "By id, ascending for an ascending sort and descending for a descending one", "by id in the same direction". */
function directionIn(text: string): TieBreak["direction"] {
  const isDown = /\b(desc|falling|newest|latest|highest)/i.test(text);
  const isBoth = isDown && /\b(asc|rising|oldest|lowest)/i.test(text);
  if (isBoth || /\b(same|sort('s)?) (direction|order)\b|\bdirection of the sort\b/i.test(text))
    return "as asked for";
  return isDown ? "falling" : "rising";
}

/** Whether items that follow each other with one value are in the order of another member. */
export function tiesAreOrdered(
  items: readonly unknown[],
  name: string,
  member: string,
  isDown: boolean,
): boolean {
  return items.every((item, index) => {
    const before = items[index - 1];
    if (index === 0 || propertyOf(before, name) !== propertyOf(item, name)) return true;
    const [left, right] = [propertyOf(before, member), propertyOf(item, member)];
    return left === undefined || right === undefined || isOrdered([left, right], isDown, "code points");
  });
}
