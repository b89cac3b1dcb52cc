import { isObject } from "../lib/json";
import { singular } from "../lib/singular";
import { numberOf } from "../lib/spelled-numbers";
import { literal, mayHold, sentencesOf } from "../lib/texts";
import { wordsOf } from "../plan/nouns";
import type { Members } from "./number-formulas";

/** How a text gives a number from others of the same object. */
export interface StatedFormula {
  text: string;
  value(of: Members): number | undefined;
  /** Whether a number agrees with the exact result: texts state how it is rounded. */
  isRight(exact: number, stated: number): boolean;
}

/** What applies to some objects only gives no formula. */
const conditional =
  /\b(if|when|unless|while|except|until|at (most|least)|up to|otherwise|minimum|maximum|capped|before|as long|not|without|may|could)\b/i;
const signs: readonly (readonly [words: string, sign: "+" | "-" | "*"])[] = [
  ["\\+|plus", "+"],
  ["[-−–]|minus|less", "-"],
  ["[×*·]|x|times|multiplied by", "*"],
];
const anySign = signs.map(([words]) => words).join("|");
const articles = "(?:the |its |their )?";
const joining = new RegExp(`(?:[-+−–×*·]|\\b(?:plus|minus|less|times|by|and|of|with))\\s*${articles}$`, "i");

/**
 * The formula that the description of a number states: "`net` plus `tax`", "quantity × unitPrice", "Sum of `lineTotal`",
 * "19 % of `net`, rounded half up". Undefined where it says more than that.
 *
 * @param names The members beside the number
 * @param general What the contract says before its operations: it may say how numbers are rounded
 */
export function statedFormula(
  about: string,
  names: readonly string[],
  general = "",
): StatedFormula | undefined {
  if (names.length === 0 || !/[-+−–×*·%]|\b(plus|minus|less|times|sum|total|percent|per cent)\b/i.test(about))
    return undefined;
  const plain = withNumbers(about.replace(/ \* /g, " × ").replace(/[`"“”*]/g, ""));
  for (const sentence of sentencesOf(plain)) {
    const clause = sentence.split(/[,:(] ?(?=rounded|half|the result|in |see )/)[0] ?? sentence;
    if (conditional.test(clause.replace(/\brounded (up|down) to\b/gi, "rounded"))) continue;
    const operand = operandIn(clause, names);
    const found =
      (operand && percentageIn(clause, operand, withGeneralRounding(about, general))) ??
      (operand && withShareOf(clause, operand, withGeneralRounding(about, general))) ??
      sumOfItems(clause) ??
      sumWithMember(clause, names) ??
      (operand && arithmeticIn(clause, operand, about));
    if (found) return found;
  }
  return undefined;
}

/** "One percent" as "1 percent". */
const withNumbers = (text: string): string =>
  text.replace(/\b(\w+)(?= (?:percent|per cent)\b)/gi, (word) => String(numberOf(word) ?? word));

/** An expression for the members that a clause names; undefined where it names none, as most do. */
function operandIn(clause: string, names: readonly string[]): string | undefined {
  const lower = clause.toLowerCase();
  const named = names.filter((name) => mayHold(lower, name));
  if (named.length === 0) return undefined;
  return `(?<![\\w.])(?:${named.map(literal).join("|")})(?:\\.\\w+)?(?![\\w.]*\\w)`;
}

const isEnd = (rest: string): boolean =>
  /^\s*($|[.,;)]|\(|rounded\b|in (minor|cents?|euro)\b|all in\b)/i.test(rest);

function percentageIn(clause: string, operand: string, about: string): StatedFormula | undefined {
  const match = new RegExp(
    `(\\d+(?:[.,]\\d+)?) ?(?:%|percent|per cent)(?: [A-Za-z]+)? (?:of|on) ${articles}(${operand})`,
    "i",
  ).exec(clause);
  const [whole = "", percent = "", name = ""] = match ?? [];
  if (
    !match ||
    joining.test(clause.slice(0, match.index)) ||
    !isEnd(clause.slice(match.index + whole.length))
  )
    return undefined;
  const factor = Number(percent.replace(",", "."));
  return {
    text: whole,
    value: (of) => scaled(amountAt(of, name), factor),
    isRight: roundingOf(about),
  };
}

/** "`salary` plus `bonusPercent` percent of it". */
function withShareOf(clause: string, operand: string, about: string): StatedFormula | undefined {
  const [whole, name = "", sign = "", percent = ""] =
    new RegExp(
      `^${articles}(${operand}),? (plus|minus|less) ${articles}(${operand}) ?(?:%|percent|per cent) of (?:it|that|this)\\b`,
      "i",
    ).exec(clause.trim()) ?? [];
  if (whole === undefined) return undefined;
  const factor = /plus/i.test(sign) ? 1 : -1;
  return {
    text: whole,
    value: (of) => {
      const [amount, share] = [amountAt(of, name), amountAt(of, percent)];
      const part = share === undefined ? undefined : scaled(amount, share);
      return amount === undefined || part === undefined ? undefined : amount + factor * part;
    },
    isRight: roundingOf(about),
  };
}

const scaled = (amount: number | undefined, percent: number): number | undefined =>
  amount === undefined ? undefined : (amount * percent) / 100;

/** "Sum of `lineTotal` over all lines", "The sum of quantity × price of the lines". */
function sumOfItems(clause: string): StatedFormula | undefined {
  const match = new RegExp(
    `^(?:it is )?(?:the )?(?:sum|total) of ${articles}(?:all )?(\\w+)(?:s|'s)?(?: (?:×|times) ${articles}(\\w+))?(?: (?:of|over|in|from) (?:all |each |every )?${articles}(?:all )?(\\w+))?[.]?$`,
    "i",
  ).exec(clause.trim());
  const [whole = "", first = "", second, list] = match ?? [];
  if (!match) return undefined;
  const names = [first, ...(second === undefined ? [] : [second])];
  return {
    text: whole.replace(/\.$/, ""),
    value: (of) =>
      sumIn(of, names, list) ??
      sumIn(of, names.map(singular), ofFrame(of, list)) ??
      (list === undefined && second === undefined ? sumOfList(of, first) : undefined),
    isRight: (exact, stated) => Math.abs(exact - stated) < 1e-6,
  };
}

/** "The sum of the prices of the treatments" beside the one array of an answer, whatever that is named. */
function ofFrame(of: Members, list: string | undefined): string | undefined {
  const [only, other] = Object.keys(of).filter((name) => Array.isArray(of[name]));
  return list !== undefined &&
    other === undefined &&
    /^(items|data|results|entries|records)$/i.test(only ?? "")
    ? only
    : list;
}

/** "The sum of the lines": what each item of the list comes to. */
function sumOfList(of: Members, list: string): number | undefined {
  const items = of[list];
  if (!Array.isArray(items)) return undefined;
  const amounts = items.map((item) => onlyAmount(item));
  const known = amounts.filter((one) => one !== undefined);
  return known.length === amounts.length ? known.reduce((sum, one) => sum + one, 0) : undefined;
}

/** "The sum of all lines and the fee": the amounts of the items and one that stands beside them. */
function sumWithMember(clause: string, names: readonly string[]): StatedFormula | undefined {
  const match = /^(?:the )?sum of (?:all )?(?:the )?(\w+) (?:and|plus) (?:the )?(\w+)[.]?$/i.exec(
    clause.trim(),
  );
  const [whole = "", list = "", beside = ""] = match ?? [];
  const named = names.filter((name) => wordsOf(name).includes(beside.toLowerCase()) || name === beside);
  const [only] = named;
  if (!match || !names.includes(list) || only === undefined || named.length > 1) return undefined;
  return {
    text: whole.replace(/\.$/, ""),
    value: (of) => {
      const [sum, added] = [sumOfList(of, list), amountAt(of, only)];
      return sum === undefined || added === undefined ? undefined : sum + added;
    },
    isRight: (exact, stated) => Math.abs(exact - stated) < 1e-6,
  };
}

/** The only total of an item, else its only amount of money. */
function onlyAmount(item: unknown): number | undefined {
  if (!isObject(item)) return undefined;
  const amounts = Object.keys(item).filter(
    (name) => typeof item[name] === "number" && /(cents?|amount|total|price|sum|minor)$/i.test(name),
  );
  const totals = amounts.filter((name) => /total/i.test(name));
  const [only] = totals.length === 1 ? totals : amounts.length === 1 ? amounts : [];
  return only === undefined ? undefined : amountAt(item, only);
}

/** The sum over the one list whose items have the members; undefined where there is none, or several. */
function sumIn(of: Members, names: readonly string[], list: string | undefined): number | undefined {
  const isMeant = (name: string): boolean =>
    list === undefined ||
    /^(lines?|items?|entries|positions?|rows?)$/i.test(list) ||
    singular(name.toLowerCase()) === singular(list.toLowerCase());
  const sums = Object.entries(of).flatMap(([name, items]) => {
    if (!Array.isArray(items) || items.length === 0 || !isMeant(name)) return [];
    const values = items.map((item) => (isObject(item) ? productOf(item, names) : undefined));
    const known = values.filter((one) => one !== undefined);
    return known.length === values.length ? [known.reduce((sum, one) => sum + one, 0)] : [];
  });
  return sums.length === 1 ? sums[0] : undefined;
}

function productOf(of: Members, names: readonly string[]): number | undefined {
  const values = names.map((name) => amountAt(of, name));
  const known = values.filter((one) => one !== undefined);
  return known.length === values.length ? known.reduce((product, one) => product * one, 1) : undefined;
}

function arithmeticIn(clause: string, operand: string, about: string): StatedFormula | undefined {
  const match = new RegExp(`(${operand})(?: ?(?:${anySign}) ?${articles}(?:${operand}))+`, "i").exec(clause);
  const [whole = ""] = match ?? [];
  if (!match) return undefined;
  const before = clause.slice(0, match.index);
  if (joining.test(before) || !isEnd(clause.slice(match.index + whole.length))) return undefined;
  const parts = [...whole.matchAll(new RegExp(`(?:(${anySign}) ?)?${articles}(${operand})`, "gi"))];
  const terms = parts.map(([, sign, name = ""]) => ({ sign: sign === undefined ? "+" : signOf(sign), name }));
  return { text: whole, value: (of) => computed(of, terms), isRight: roundingOf(about) };
}

const signOf = (text: string): "+" | "-" | "*" =>
  signs.find(([words]) => new RegExp(`^(${words})$`, "i").test(text))?.[1] ?? "+";

/** The result of terms from left to right, products first. */
function computed(of: Members, terms: readonly { sign: string; name: string }[]): number | undefined {
  const summands: number[] = [];
  for (const { sign, name } of terms) {
    const amount = amountAt(of, name);
    if (amount === undefined) return undefined;
    if (sign === "*") summands.push((summands.pop() ?? 1) * amount);
    else summands.push(sign === "-" ? -amount : amount);
  }
  return summands.reduce((sum, one) => sum + one, 0);
}

/** A number, or the only one of an object such as `{ amount, currency }`. */
export function amountAt(of: Members, path: string): number | undefined {
  let value: unknown = of;
  for (const step of path.split(".")) value = isObject(value) ? value[step] : undefined;
  if (typeof value === "number") return value;
  const inner = isObject(value) ? Object.values(value).filter((one) => typeof one === "number") : [];
  return inner.length === 1 ? inner[0] : undefined;
}

const rounding = /\bround(s|ed|ing)?\b|\btruncat|\bcut off\b/i;

/**
 * What a text says of rounding, with the one sentence of a contract's introduction where it says nothing itself: "Fractions of
 * a cent are rounded half up".
 */
export function withGeneralRounding(about: string, general: string): string {
  if (rounding.test(about) || !general.includes("round")) return about;
  const sentences = sentencesOf(general).filter((one) => rounding.test(one));
  const [only] = sentences;
  return only === undefined || sentences.length > 1 ? about : `${about} ${only}`;
}

/** What a text says of rounding; without a word, any neighbour is right. */
export function roundingOf(about: string): StatedFormula["isRight"] {
  const rounded = /\bhalf (to )?even\b|\bbank/i.test(about)
    ? undefined
    : /\bhal(f|ves)\b|\bnearest\b|\bcommercial/i.test(about)
      ? (exact: number) => Math.floor(exact + 0.5 + 1e-9)
      : /\brounded? (\w+ )?down|\bround(s|ed|ing)? down|\btruncat|\bcut off/i.test(about)
        ? (exact: number) => Math.floor(exact + 1e-9)
        : /\bround(s|ed|ing)? up/i.test(about)
          ? (exact: number) => Math.ceil(exact - 1e-9)
          : undefined;
  if (!rounded && /\bround\w* to (two|2) (decimals|decimal places|places|digits)\b/i.test(about))
    return (exact, stated) => Math.abs(exact - stated) < 0.01;
  return rounded
    ? (exact, stated) => rounded(exact) === stated || Math.abs(exact - stated) < 1e-6
    : (exact, stated) => Math.abs(exact - stated) < 1 - 1e-9;
}
