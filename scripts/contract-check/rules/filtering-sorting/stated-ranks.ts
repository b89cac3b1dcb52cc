import { literal, sentencesOf } from "../../lib/texts";
import { wordsOf } from "../../plan/nouns";

/**
 * The order of a member's values where a text lists all of them: "`priority` ascending is `low`, `normal`, `high`",
 * "by urgency: low < normal < high". Undefined where none does; the rising order in any case.
 */
export function statedRanks(
  text: string,
  name: string,
  values: readonly string[],
): readonly string[] | undefined {
  if (values.length < 2) return undefined;
  const wanted = new RegExp(`\\b${wordsOf(name).map(literal).join("[ _-]?")}\\b`, "i");
  for (const sentence of sentencesOf(text.replace(/[`"'“”*]/g, ""))) {
    if (
      !wanted.test(sentence) ||
      !/\b(ascending|descending|orders?|ordered|sorts?|sorted|rank\w*)\b|[<>→]/i.test(sentence)
    )
      continue;
    const places = values.map((value) => ({
      value,
      at: sentence.search(new RegExp(`(?<![\\w-])${literal(value)}(?![\\w-])`)),
    }));
    if (places.some(({ at }) => at < 0)) continue;
    const listed = places.toSorted((a, b) => a.at - b.at);
    const between = listed.slice(1).map(({ at }, index) => {
      const before = listed[index];
      return before ? sentence.slice(before.at + before.value.length, at) : "";
    });
    if (!between.every((one) => /^\s*(,|<|>|→|then|before|and|, then|, and|up to|over)\s*$/i.test(one)))
      continue;
    const isFalling = />/.test(between.join("")) || /\bdescending (is|means|gives)\b/i.test(sentence);
    const order = listed.map(({ value }) => value);
    return isFalling ? order.reverse() : order;
  }
  return undefined;
}

/** Where items without the value come: "work orders without a due date come last in either direction". */
export interface EmptyPlace {
  isLast: boolean;
  /** Whether it holds for falling orders, too. */
  isAlways: boolean;
}

export function emptyPlaceIn(text: string, name: string): EmptyPlace | undefined {
  const words = wordsOf(name).filter((word) => !/^(at|on|id)$/.test(word));
  const named = new RegExp(`\\b${words.map(literal).join("[ _-]?")}|\\b${literal(name)}\\b`, "i");
  for (const sentence of sentencesOf(text.replace(/[`"'“”*]/g, ""))) {
    const [, place] =
      /\b(?:without|nulls?|no value|empty|missing|have no)\b[^.;]{0,40}\b(last|first|at the end|at the beginning|end of the list)\b/i.exec(
        sentence,
      ) ?? [];
    if (place === undefined || !named.test(sentence)) continue;
    return {
      isLast: /last|end/i.test(place),
      isAlways: /\b(either|both|any|whatever|always|regardless)\b/i.test(sentence),
    };
  }
  return undefined;
}

/** Whether the items without a value stand together where they have to. */
export function emptyInPlace(values: readonly unknown[], isLast: boolean): boolean {
  const empty = values.map((value) => value === null || value === undefined);
  const order = isLast ? empty : [...empty].reverse();
  return !order.some((one, index) => one && order[index + 1] === false);
}
