import { isObject } from "../lib/json";
import { singular } from "../lib/singular";
import { isIdName, wordsOf } from "../plan/nouns";

/** A number that follows from others of the same object. */
export interface Formula {
  text: string;
  /** Undefined where the object lacks what it needs. */
  value(of: Members): number | undefined;
  /** How far a right number may be off, as where something was rounded. */
  tolerance: number;
  /** Whether names alone relate the number and what it follows from. */
  isNamed: boolean;
  /** How many numbers it combines: of three there are so many sums that one fits by chance. */
  parts: number;
  /** Whether it follows from a list alone: what stands beside it may be as wrong as itself. */
  isOfList: boolean;
  /** Whether it combines what a list holds with something else. */
  usesList?: boolean;
  /** Whether an example says something of each part: what is zero everywhere might as well be subtracted. */
  isShownBy?(of: Members): boolean;
}

export type Members = Readonly<Record<string, unknown>>;

/** Where a number of an object is: `total/amount`. */
export function numberAt(of: Members, path: string): number | undefined {
  let value: unknown = of;
  for (const step of path.split("/")) value = isObject(value) ? value[step] : undefined;
  return typeof value === "number" ? value : undefined;
}

/** The numbers of an object and of the objects in it. */
export function numberPaths(of: Members): string[] {
  return Object.entries(of).flatMap(([name, value]) => {
    if (typeof value === "number") return [name];
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([inner, one]) =>
      typeof one === "number" ? [`${name}/${inner}`] : [],
    );
  });
}

/** The lists of objects in an object, and those in their items: `lines` of each of the `parcels`. */
function listPaths(of: Members, depth = 0): string[] {
  return Object.entries(of).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [];
    const [first] = value;
    const inner = depth < 1 && isObject(first) ? listPaths(first, depth + 1) : [];
    return [name, ...inner.map((one) => `${name}/*/${one}`)];
  });
}

function itemsAt(of: Members, path: string): unknown[] | undefined {
  const [first = "", ...rest] = path.split("/*/");
  const items = of[first];
  if (!Array.isArray(items)) return undefined;
  if (rest.length === 0) return items;
  const inner = items.map((item) => (isObject(item) ? itemsAt(item, rest.join("/*/")) : undefined));
  return inner.every((one) => one !== undefined) ? inner.flat() : undefined;
}

/** Words of amounts that say nothing of what is added. */
const generic =
  /^(totals?|sum|sub|subtotal|overall|all|grand|net|gross|amount|price|cost|value|cents?|minor|count|number|of|num|in)$/;

const topics = (path: string): string[] =>
  path
    .split("/")
    .flatMap(wordsOf)
    .map(singular)
    .filter((word) => !generic.test(word));

/** Whether a sum may be of a member: `totalWeightGrams` of `weightGrams`, `total` of `lineTotal`. */
function isSumOf(total: string, leaf: string): boolean {
  const [wanted, own] = [topics(total), topics(leaf)];
  if (wanted.length > 0) return wanted.every((word) => own.includes(word));
  return isAmount(leaf) && own.every((word) => /^(line|item|row|position|unit|part)$/.test(word));
}

const isAmount = (path: string): boolean =>
  /(total|amount|price|cost|sum|value|fee|charge|net|gross|cents|minor)/i.test(path);

/** Whether a number is called after the items of a list: `parcelCount`, `numberOfLines`, `totalItems`. */
function isCountOf(name: string, list: string): boolean {
  const words = wordsOf(name).map(singular);
  const isCount = /^(count|number|num|total|quantity)$/;
  if (!words.some((word) => isCount.test(word)) || words.length < 2) return false;
  const noun = words.filter((word) => !isCount.test(word) && word !== "of").join("");
  const own = wordsOf(list.split("/").at(-1) ?? "").map(singular);
  return noun !== "" && (noun === own.join("") || noun === own.at(-1));
}

/** What is due next month, or at a time, is no sum that is due. */
const isTotal = (path: string): boolean =>
  /(^|[/_a-z])(total|sub_?total|net|gross|balance|due(?!_?(this|next|last|today|soon|at|on|by|in|date|day|week|month|time))|outstanding|remaining|available|open|left|free|tax|vat|amount|price|sum)/i.test(
    path,
  );

/** What is called like a share of something else. */
const isShare = /percent|pct|rate|vat|tax|discount|share|basis/i;

/**
 * The formulas that may give a number of an object, by its names: what a list holds, added up, and what stands beside it.
 *
 * @param example An object that has what the formulas need
 * @param about The description of the number
 */
export function formulasOf(path: string, example: Members, about: string): Formula[] {
  if ((path.includes("/") && !isTotal(path)) || isIdName(path)) return [];
  const lists = listPaths(example);
  const sums = lists.flatMap((list) => sumsOf(path, list, example, about));
  const counts = lists
    .filter((list) => isCountOf(path, list))
    .map((list) => named(`the number of ${list}`, (of) => itemsAt(of, list)?.length));
  return [...counts, ...sums, ...arithmetic(path, example, about, sums)];
}

const named = (text: string, value: Formula["value"]): Formula => ({
  text,
  value,
  tolerance: 0,
  isNamed: true,
  parts: 1,
  isOfList: true,
});

function sumsOf(path: string, list: string, example: Members, about: string): Formula[] {
  const first = itemsAt(example, list)?.find(isObject);
  if (!first) return [];
  const leaves = numberPaths(first).filter((leaf) => !isIdName(leaf));
  const sum = (text: string, one: (item: Members) => number | undefined): Formula =>
    named(`the sum of ${text} of ${list}`, (of) => {
      const values = itemsAt(of, list)?.map((item) => (isObject(item) ? one(item) : undefined));
      return values?.every((value) => value !== undefined)
        ? values.reduce<number>((total, value) => total + (value ?? 0), 0)
        : undefined;
    });
  const isMeant = (leaf: string): boolean =>
    isSumOf(path, leaf) || (/\b(sum|total|added|together)\b/i.test(about) && about.includes(leaf));
  const plain = leaves.filter(isMeant).map((leaf) => sum(leaf, (item) => numberAt(item, leaf)));
  const counted = leaves.filter((leaf) =>
    /^(quantity|qty|count|units|pieces|hours|minutes|days|nights)$/i.test(leaf),
  );
  const products = counted.flatMap((count) =>
    leaves
      .filter((leaf) => leaf !== count && isSumOf(path, leaf))
      .map((leaf) =>
        sum(`${count} × ${leaf}`, (item) => {
          const [a, b] = [numberAt(item, count), numberAt(item, leaf)];
          return a === undefined || b === undefined ? undefined : a * b;
        }),
      ),
  );
  return [...plain, ...products];
}

/** Sums, differences and products of the numbers beside it. */
function arithmetic(path: string, example: Members, about: string, sums: readonly Formula[]): Formula[] {
  const beside = numberPaths(example).filter(
    (one) => one !== path && !isIdName(one) && !/version|revision|^page|size$/i.test(one),
  );
  if (beside.length > 8) return [];
  const isStated = (one: string): boolean => about !== "" && about.includes(one.split("/")[0] ?? one);
  const isEligible = (one: string): boolean => isTotal(path) || isStated(one);
  const operands: Formula[] = [
    ...beside.filter(isEligible).map((one) => ({
      ...named(one, (of: Members) => numberAt(of, one)),
      isNamed: isStated(one),
    })),
    ...sums,
  ].slice(0, 8);
  const found: Formula[] = [];
  const combine = (
    parts: readonly Formula[],
    sign: string,
    compute: (values: number[]) => number,
    tolerance = 0,
  ): void => {
    found.push({
      text: parts.map(({ text }) => text).join(` ${sign} `),
      tolerance,
      isOfList: false,
      usesList: parts.some((part) => sums.includes(part)),
      parts: parts.length,
      isNamed: parts.every(({ isNamed }) => isNamed),
      value: (of) => {
        const values = parts.map((one) => one.value(of));
        return values.every((one) => one !== undefined) ? compute(values) : undefined;
      },
      isShownBy: (of) => parts.every((one) => one.isNamed || one.value(of) !== 0),
    });
  };
  for (const [index, a] of operands.entries())
    for (const [other, b] of operands.entries()) {
      if (a === b) continue;
      combine([a, b], "−", ([x = 0, y = 0]) => x - y);
      if (other < index) continue;
      combine([a, b], "+", ([x = 0, y = 0]) => x + y);
      combine([a, b], "×", ([x = 0, y = 0]) => x * y);
      if ([a, b].some(({ text }) => isShare.test(text)))
        combine([a, b], "× % of", ([x = 0, y = 0]) => (x * y) / 100, 1);
      for (const c of operands.slice(other + 1)) {
        combine([a, b, c], "+", ([x = 0, y = 0, z = 0]) => x + y + z);
        combine([a, b, c], "+ −", ([x = 0, y = 0, z = 0]) => x + y - z);
        combine([a, c, b], "+ −", ([x = 0, y = 0, z = 0]) => x + y - z);
        combine([b, c, a], "+ −", ([x = 0, y = 0, z = 0]) => x + y - z);
      }
    }
  return found;
}

/**
 * The formulas that every example confirms. Names suffice for one example; numbers beside each other may agree by chance,
 * and have to be large or several, and of three numbers large and several.
 */
export function confirmed(path: string, examples: readonly Members[], about: string): Formula[] {
  const relevant = examples.filter((one) => numberAt(one, path) !== undefined);
  const [first] = relevant;
  if (!first) return [];
  const richest =
    relevant.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? first;
  const found = formulasOf(path, richest, about).filter((formula) => {
    const seen = relevant.flatMap((one) => {
      const [value, stated] = [formula.value(one), numberAt(one, path)];
      return value === undefined || stated === undefined ? [] : [{ value, stated }];
    });
    if (seen.length === 0 || !seen.every(({ value, stated }) => isNear(value, stated, formula.tolerance)))
      return false;
    const { isShownBy } = formula;
    if (isShownBy && !relevant.some(isShownBy)) return false;
    const different = new Set(seen.map(({ stated }) => stated).filter((one) => one !== 0));
    const isLarge = [...different].some((one) => Math.abs(one) >= 10);
    if (formula.isNamed) return different.size > 0;
    return different.size > 2 || (isLarge && different.size >= formula.parts - 1);
  });
  // What is the sum of a list needs nothing else: combinations with it agree by chance.
  return found.some(({ isOfList }) => isOfList) ? found.filter(({ usesList }) => usesList !== true) : found;
}

export const isNear = (value: number, stated: number, tolerance: number): boolean =>
  Math.abs(value - stated) <= tolerance + 1e-6;
