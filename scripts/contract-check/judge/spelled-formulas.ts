import { memoised } from "../lib/memoised";
import { literal, mayHold, sentencesOf } from "../lib/texts";
import { mayName, wordsOf } from "../plan/nouns";
import type { Members } from "./number-formulas";
import { amountAt, roundingOf, type StatedFormula, withGeneralRounding } from "./stated-formulas";

/** What is said of some objects only gives no formula. */
const conditional =
  /\b(if|when|unless|while|except|until|at (most|least)|up to|otherwise|minimum|maximum|capped|never|but)\b/i;

/**
 * The formula that a text gives for a member in words: "The fee is 2.5 % of the subtotal less the discount", "the total is
 * net plus VAT". Undefined where a part of it is no member of the object.
 *
 * @param names All members of the object
 * @param general What the contract says before its operations: it may say how numbers are rounded
 */
export function spelledFormula(
  name: string,
  names: readonly string[],
  text: string,
  general = "",
): StatedFormula | undefined {
  const own = spelling(name);
  if (own === "" || names.filter((one) => spelling(one) === own).length > 1) return undefined;
  const joined = spelledParts(name).join("");
  const named = statementsOf(text).filter(({ lower }) => mayHold(lower, name) || mayName(lower, joined));
  if (named.length === 0) return undefined;
  const subject = new RegExp(
    `(?:^|, )(?:and )?(?:${literal(name)}|the (?:[\\w-]+ )?${own}(?: amount)?(?: of (?:an?|the|each|every) (?:line|item|row|position|entry))?) (?:is|equals) (.+)$`,
    "i",
  );
  for (const { sentence, clause } of named) {
    const [, rest] = subject.exec(clause) ?? [];
    const [statement = ""] = rest?.split(/[,;:(]|\.(?:\s|$)/) ?? [];
    const formula =
      rest === undefined || conditional.test(statement)
        ? undefined
        : formulaOf(statement, names, withGeneralRounding(sentence, general));
    if (formula) return withException(withMinimum(formula, sentence), (rest ?? "").slice(statement.length));
  }
  return undefined;
}

/** "The deposit less the late fee, not below zero". */
function withMinimum(formula: StatedFormula, sentence: string): StatedFormula {
  const isBounded =
    /\b(not|never) (below|less than|under) (0|zero)\b|\bat least (0|zero)\b|\bnever negative\b/i;
  if (!isBounded.test(sentence)) return formula;
  const bounded = (of: Members): number | undefined => {
    const value = formula.value(of);
    return value === undefined ? undefined : Math.max(0, value);
  };
  return { ...formula, value: bounded };
}

/** "..., and 0 for a void invoice": nothing for objects that hold one of the words, by which they are told apart. */
function withException(formula: StatedFormula, rest: string): StatedFormula {
  const [, words = ""] =
    /^,? ?(?:and|but) (?:0|zero|nothing) (?:for|in|of|when|once|where) ([^;.]+)/i.exec(rest) ?? [];
  if (words === "") return formula;
  const named = new Set(words.toLowerCase().match(/[\w-]+/g));
  const isExcepted = (of: Members): boolean =>
    Object.values(of).some((value) => typeof value === "string" && named.has(value.toLowerCase()));
  return { ...formula, value: (of) => (isExcepted(of) ? 0 : formula.value(of)) };
}

/** The clauses of a text that state what something is. */
const statementsOf = memoised((text): readonly { sentence: string; clause: string; lower: string }[] =>
  sentencesOf(text.replace(/[`*"“”]/g, "")).flatMap((sentence, index, all) =>
    // "The refund is the deposit less the fee; if it is damaged, nothing" holds for some objects only.
    (sentence.endsWith(";") && conditional.test(/^\w+/.exec(all[index + 1] ?? "")?.[0] ?? "") ? "" : sentence)
      .split(/ and (?=(?:the )?\w+ is )/)
      .filter((clause) => / (?:is|equals) ./i.test(clause))
      .map((clause) => ({ sentence, clause, lower: clause.toLowerCase() })),
  ),
);

/** `subtotalCents` as "subtotal", `vatAmount` as "vat". */
const spelledParts = (name: string): string[] =>
  wordsOf(name).filter((word, index) => index === 0 || !/^(cents?|minor|amount|euros?|pence)$/.test(word));

const spelling = (name: string): string => spelledParts(name).map(literal).join("[ _-]?");

/** A share of what follows, and members that are added and taken off. */
function formulaOf(statement: string, names: readonly string[], about: string): StatedFormula | undefined {
  const [, percent, terms = ""] =
    /^(?:(\d+(?:\.\d+)?) ?(?:%|percent|per cent) of )?(.+)$/i.exec(statement.trim()) ?? [];
  const product = terms.split(/ (?:times|multiplied by|×) /i);
  if (percent === undefined && product.length === 2) return productOf(statement, product, names, about);
  const parts = terms.split(/ (plus|less|minus) /i);
  const found = parts.filter((_, index) => index % 2 === 0).map((part) => memberCalled(part, names));
  const members = found.filter((one) => one !== undefined);
  if (members.length < found.length || (percent === undefined && members.length < 2)) return undefined;
  const factor = percent === undefined ? 1 : Number(percent) / 100;
  return {
    text: statement.trim(),
    value: (of) => {
      const amounts = members.map((member) => amountAt(of, member));
      const known = amounts.filter((one) => one !== undefined);
      if (known.length < amounts.length) return undefined;
      const sum = known.reduce(
        (total, one, index) =>
          total + (index === 0 || /^plus$/i.test(parts[2 * index - 1] ?? "") ? one : -one),
        0,
      );
      return sum * factor;
    },
    isRight: roundingOf(about),
  };
}

/** "Quantity times unit price". */
function productOf(
  statement: string,
  factors: readonly string[],
  names: readonly string[],
  about: string,
): StatedFormula | undefined {
  const [first, second] = factors.map((part) => memberCalled(part, names));
  if (first === undefined || second === undefined) return undefined;
  return {
    text: statement.trim(),
    value: (of) => {
      const [one, other] = [amountAt(of, first), amountAt(of, second)];
      return one === undefined || other === undefined ? undefined : one * other;
    },
    isRight: roundingOf(about),
  };
}

/** The one member that a text calls so: "the discount" is `discountCents`, "what orders have reserved" is `reserved`. */
function memberCalled(text: string, names: readonly string[]): string | undefined {
  const plain = text.trim().replace(/ and$/i, "");
  const found = names.filter(
    (name) =>
      spelling(name) !== "" &&
      new RegExp(
        `^(?:the |its |what (?:[\\w-]+ ){0,3}(?:is|are|was|has|have)(?: been)? )?(?:${literal(name)}|${spelling(name)})(?: amount)?$`,
        "i",
      ).test(plain),
  );
  return found.length === 1 ? found[0] : undefined;
}
