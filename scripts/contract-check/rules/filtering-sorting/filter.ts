import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, object, string } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { findList, isSameChoice } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { generate, typeOf } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import { keyOf } from "../../send/request";
import {
  type FetchedList,
  fetchAll,
  fetchPage,
  idOf,
  isPaged,
  propertyOf,
  totalOf,
} from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";
import { rank } from "./sort-rank";

/**
 * A filter returns all matching items and no others, over pages too, with a matching total.
 *
 * Standard: vocabulary `x-filters`; guessed filters are judged leniently.
 * Reports: `filter`. Severity: error.
 */
export async function checkFilter(
  trial: Trial,
  operation: Operation,
  parameter: string,
  property: string,
): Promise<void> {
  const described = operation.parameters.find(({ name, in: at }) => name === parameter && at !== "path");
  if (!described) return;
  const key = keyOf(described);
  const call = await prepareCall(trial, operation);
  const plain = new Map(call.parameters);
  if (!described.required) plain.delete(key);
  const all = described.required ? undefined : await fetchAll(trial, { ...call, parameters: plain });
  const { documents } = operation.contract;
  const shape = shapeOf(documents, described.schema);
  const isList = typeOf(shape) === "array";
  const item = isList ? shape.items && shapeOf(documents, shape.items) : shape;
  const wanted = wantedValues(trial, { operation, described, shape, item, isList, property, all });
  const isStated =
    operation.isFilterDeclared ||
    isRestriction(textOf(described)) ||
    isOfBoth(textOf(described)) ||
    isPlainSwitch(operation, described, item, property);
  const isCertain = isStated || hasSameValues(operation, item, property);
  if (isList && isCertain && all?.isWhole)
    if (await severalValues(trial, { call, plain, parameter, property, described, items: all.items })) return;
  const check = new FilterCheck(trial, {
    call,
    plain,
    parameter,
    property,
    described,
    all,
    item,
    isCertain,
    isStated,
  });
  for (const value of wanted.slice(0, 8))
    if (!(await check.tryValue(value, isList, Math.min(wanted.length, 6)))) return;
}

const textOf = ({ place }: Parameter): string => string(object(place.value)["description"]);

/** "Only desks that write in this language", without a value that gives all. */
const isRestriction = (text: string): boolean =>
  /^only\b/i.test(text) && !/\b(all|any|every\w*|nothing|falls? back)\b/i.test(text);

/** "`true` gives only overdue loans, `false` only those that are not." */
export const isOfBoth = (text: string): boolean =>
  ["true", "false"].every((value) => new RegExp(`\\b${value}\\b[^.;,]*\\bonly\\b`, "i").test(text));

/**
 * Whether a parameter is the boolean member of that very name, and no text says more: `bookable=false` then gives what is
 * not bookable. One with a default or a text may be about one of the values alone.
 */
function isPlainSwitch(
  { text, contract }: Operation,
  described: Parameter,
  item: Shape | undefined,
  property: string,
): boolean {
  const { fallback } = shapeOf(contract.documents, described.schema);
  return (
    described.name === property &&
    item?.types.has("boolean") === true &&
    fallback === undefined &&
    textOf(described) === "" &&
    !new RegExp(`(?<![\\w-])${literal(property)}(?![\\w-])`, "i").test(text)
  );
}

/** Whether a parameter and the member it filters have the same enumerated values. */
function hasSameValues(operation: Operation, item: Shape | undefined, property: string): boolean {
  const list = findList(operation);
  const member = list && membersOf(operation.contract.documents, list.item).get(property);
  if (member === undefined) return false;
  const own = shapeOf(operation.contract.documents, member);
  return isSameChoice(item, own.items ? shapeOf(operation.contract.documents, own.items) : own);
}

interface WantedValues {
  operation: Operation;
  described: Parameter;
  shape: Shape;
  item: Shape | undefined;
  isList: boolean;
  property: string;
  all: FetchedList | undefined;
}

/** Values to filter by: all of an enum, some that items have, and some that none has. */
function wantedValues(trial: Trial, wanted: WantedValues): unknown[] {
  const { operation, described, shape, item, isList, property, all } = wanted;
  const present = (all?.items ?? [])
    .map((one) => propertyOf(one, property))
    .flatMap((value) => (Array.isArray(value) ? value : [value]));
  const known = present.filter((value) => value !== undefined && value !== null && !isObject(value));
  const values = new Set<unknown>([
    ...(item?.values ?? (item?.types.has("boolean") ? [true, false] : [])),
    ...known.slice(0, 3),
    ...(item && operation.isFilterDeclared ? absentValues(item, known) : []),
  ]);
  if (values.size > 0) return [...values];
  const schema = isList && shape.items ? shape.items : described.schema;
  const { documents } = operation.contract;
  return [described.examples[0] ?? generate(documents, schema, { random: trial.random })];
}

interface FilterCase {
  call: PreparedCall;
  /** The call's parameters without the filter. */
  plain: ReadonlyMap<string, unknown>;
  parameter: string;
  property: string;
  described: Parameter;
  /** The unfiltered list. */
  all: FetchedList | undefined;
  item: Shape | undefined;
  /** Declared, or with the enumerated values of the member. */
  isCertain: boolean;
  /** Declared, or described as "Only items …". */
  isStated: boolean;
}

/** Tries one value of a filter after another. */
class FilterCheck {
  private readonly trial: Trial;
  private readonly filter: FilterCase;
  private guesses = 0;
  private pagedThrough = 0;

  constructor(trial: Trial, filter: FilterCase) {
    this.trial = trial;
    this.filter = filter;
  }

  /** Returns whether further values are worth trying. */
  async tryValue(value: unknown, isList: boolean, maximumGuesses: number): Promise<boolean> {
    const { trial } = this;
    const { call, plain, parameter, described, item } = this.filter;
    const requested = isList ? [value] : value;
    if (!trial.checker.validator.isValid(described.schema, requested)) return true;
    const sent = { ...call, parameters: new Map([...plain, [keyOf(described), requested]]) };
    const filtered = await fetchAll(trial, sent);
    if (!filtered || !trial.isSound(filtered.exchange)) return true;
    const compare = comparison(parameter, item?.values === undefined && typeof value === "string");
    const foreign = this.foreignItem(filtered, compare, value);
    if (!this.filter.isStated) {
      // Texts may fall back to another language; of several languages one matches or none does.
      if (/lang|locale/i.test(parameter) && parameter === this.filter.property) return false;
      if (foreign !== undefined) this.guesses += 1;
      // A guessed filter may have a value for everything, or fall back: it is broken where no value works.
      const isBound = /^(min|max)/.test(parameter) && (compare === "least" || compare === "most");
      if (foreign !== undefined && !isBound && (this.guesses < maximumGuesses || this.guesses < 2))
        return true;
    }
    const fault = foreign ?? this.missingItems(filtered, compare, value);
    const later = fault ?? (await this.laterPages(sent, filtered, value)) ?? this.wrongTotal(filtered);
    if (!later) return true;
    const [expected, actual, cause] = later;
    trial.report("filter", call.operation, filtered.exchange, {
      expected,
      actual,
      cause: `${parameter} ${cause}`,
      pointer: `/${keyOf(described)}`,
      place: described.place,
    });
    return false;
  }

  private foreignItem(filtered: FetchedList, compare: Comparison, value: unknown): FilterFault | undefined {
    const { parameter, property } = this.filter;
    const foreign = filtered.items
      .map((one) => propertyOf(one, property))
      .find((one) => one !== undefined && !matches(compare, one, value));
    return foreign === undefined
      ? undefined
      : [
          `only items whose ${property} answers ${parameter}=${String(value)}`,
          `${property}: ${toJson(foreign)}`,
          "stranger",
        ];
  }

  private missingItems(filtered: FetchedList, compare: Comparison, value: unknown): FilterFault | undefined {
    const { parameter, property, all, isCertain } = this.filter;
    if (!all?.isWhole || !filtered.isWhole) return undefined;
    // Whether "before" includes the day itself is not specified; a minimum or maximum includes its own value.
    const isStrict = (compare === "least" || compare === "most") && !/min|max|gte|lte/i.test(parameter);
    const expected = all.items.filter((one) => {
      const returned = propertyOf(one, property);
      // An instructor who teaches several categories is among those of each.
      const isAmong = isCertain && Array.isArray(returned) && returned.some((one) => isEqual(one, value));
      if (isEqual(returned, value) || isAmong) return !isStrict;
      return compare !== "equal" && compare !== "text" && matches(compare, returned, value);
    });
    return filtered.items.length < expected.length
      ? [
          `${expected.length} items with ${property} ${String(value)}`,
          `${filtered.items.length} items`,
          "missing",
        ]
      : undefined;
  }

  private async laterPages(
    sent: PreparedCall,
    filtered: FetchedList,
    value: unknown,
  ): Promise<FilterFault | undefined> {
    const { all, parameter } = this.filter;
    if (!all?.isWhole || !filtered.isWhole || this.pagedThrough >= 2) return undefined;
    if (filtered.items.length < 2) return undefined;
    if (filtered.items.length >= all.items.length || !this.filter.isCertain) return undefined;
    this.pagedThrough += 1;
    const later = await laterForeignItem(this.trial, sent, filtered.items, all.items);
    return later === undefined
      ? undefined
      : [`later pages to hold what answers ${parameter}=${String(value)}`, toJson(later), "second page"];
  }

  private wrongTotal({ exchange, items, isWhole }: FetchedList): FilterFault | undefined {
    const { pagination } = exchange.operation;
    if (!pagination || !this.filter.all?.isWhole || !isWhole) return undefined;
    const total = totalOf(exchange, pagination);
    return total !== undefined && total !== items.length
      ? [`a total of ${items.length} with the filter`, String(total), "total"]
      : undefined;
  }
}

type FilterFault = [expected: string, actual: string, cause: string];

/** Values that no item has: one similar to an existing value, and the limits of the range. */
function absentValues(item: Shape, known: readonly unknown[]): unknown[] {
  const [first] = known;
  const isFree = item.values === undefined && item.format === undefined && item.patterns.length === 0;
  if (typeof first === "string" && isFree && first.length > 1)
    return [`${first[0]}${first.slice(1).replace(/[a-z]/gi, "q")}`];
  if (typeof first !== "number") return [];
  return [item.minimum, item.maximum].filter((one) => one !== undefined && !known.includes(one));
}

/** An item on a later small page that the unpaged filtered list does not contain. */
async function laterForeignItem(
  trial: Trial,
  call: PreparedCall,
  whole: unknown[],
  all: unknown[],
): Promise<unknown> {
  const { pagination, parameters, contract } = call.operation;
  const described = parameters.find(({ name }) => name === pagination?.size);
  if (!pagination || !described || !isPaged(pagination)) return undefined;
  const { minimum, values } = shapeOf(contract.documents, described.schema);
  const size = Math.max(minimum ?? 1, Math.floor(whole.length / 2));
  if (values) return undefined;
  const isForeignItem = (item: unknown): boolean => {
    const id = idOf(item, pagination);
    return id !== undefined && !whole.some((one) => isEqual(idOf(one, pagination), id));
  };
  // A server that drops the filter on later pages returns that page of the whole list: choose one where the
  // difference shows.
  const identifying = [...all.keys()].find((at) => at >= size && isForeignItem(all[at]));
  const pages = pagination.follow || identifying === undefined ? [1] : [1, Math.floor(identifying / size)];
  for (const index of new Set(pages)) {
    const before = pagination.follow && (await fetchPage(trial, call, pagination, { index: 0, size }));
    const page = await fetchPage(trial, call, pagination, { index, size, before });
    const found = page?.items.find(isForeignItem);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Several {
  call: PreparedCall;
  plain: ReadonlyMap<string, unknown>;
  parameter: string;
  property: string;
  described: Parameter;
  items: unknown[];
}

/** A list of values selects items with any of them. Returns whether that failed. */
async function severalValues(trial: Trial, several: Several): Promise<boolean> {
  const { call, plain, parameter, property, described, items } = several;
  const returned = items.map((item) => {
    const value = propertyOf(item, property);
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  });
  const hasLists = items.some((item) => Array.isArray(propertyOf(item, property)));
  // Whether an item with several needs all or one of them is for the text to say.
  const join = hasLists ? statedJoin(call.operation, described) : "any";
  if (!join) return false;
  const values = join === "any" ? farApart(returned) : closeTogether(returned);
  const sent = new Map([...plain, [keyOf(described), values]]);
  if (values.length < 2 || !trial.checker.validator.isValid(described.schema, values)) return false;
  const filtered = await fetchAll(trial, { ...call, parameters: sent });
  if (!filtered?.isWhole) return false;
  const isWanted = (own: string[]): boolean =>
    join === "any" ? own.some((one) => values.includes(one)) : values.every((one) => own.includes(one));
  const wanted = returned.filter(isWanted).length;
  const isRight = join === "any" ? filtered.items.length >= wanted : filtered.items.length === wanted;
  if (isRight) return false;
  trial.report("filter", call.operation, filtered.exchange, {
    expected: `${wanted} items with a ${property} of ${values.join(join === "any" ? " or " : " and ")}`,
    actual: `${filtered.items.length} items`,
    cause: `${parameter} several`,
    pointer: `/${keyOf(described)}`,
    place: described.place,
  });
  return true;
}

/** Whether an item has to have one or all of several values, as a text says: "a space must have every amenity named". */
export function statedJoin(operation: Operation, described: Parameter): "any" | "all" | undefined {
  const own = textOf(described);
  const noun = new RegExp(`(?<![\\w-])${literal(described.name.replace(/s$/, ""))}s?(?![\\w-])`, "i");
  const texts = [own, ...sentencesOf(operation.text).filter((one) => noun.test(one))];
  const states = (words: RegExp): boolean => texts.some((one) => words.test(one));
  const any = /\b(any|at least one|one) of\b|\bany (given|named|listed)\b/i;
  const all =
    /\b(all|each|every one) of (the|them|these)\b|\b(every|each|all) [\w-]+ (named|given|asked for|listed)\b/i;
  if (states(any)) return "any";
  return states(all) ? "all" : undefined;
}

/** Two values that an item has both of, and another one alone. */
function closeTogether(returned: readonly string[][]): string[] {
  const known = [...new Set(returned.flat())];
  for (const one of known)
    for (const other of known) {
      const have = returned.filter((own) => own.includes(one) || own.includes(other));
      const haveBoth = have.filter((own) => own.includes(one) && own.includes(other));
      if (one !== other && haveBoth.length > 0 && haveBoth.length < have.length) return [one, other];
    }
  return [];
}

/** Two values that no item has both of, where there are such. */
function farApart(returned: readonly string[][]): string[] {
  const known = [...new Set(returned.flat())];
  for (const one of known)
    for (const other of known)
      if (one !== other && !returned.some((own) => own.includes(one) && own.includes(other)))
        return [one, other];
  return known.slice(0, 2);
}

type Comparison = "equal" | "text" | "least" | "most";

function comparison(parameter: string, isText: boolean): Comparison {
  if (/^(min|from|since|after|start)|(_min|_from|_gte|Min|From|Since|After)$/.test(parameter)) return "least";
  if (/^(max|to|until|before|end)(?![a-z])|^max|(_max|_to|_lte|Max|To|Until|Before)$/.test(parameter))
    return "most";
  return isText ? "text" : "equal";
}

function matches(compare: Comparison, returned: unknown, wanted: unknown): boolean {
  if (Array.isArray(returned)) return returned.some((one) => matches(compare, one, wanted));
  if (returned === null || returned === undefined) return false;
  if (compare === "least" || compare === "most") {
    const [left, right] = [rank(returned), rank(wanted)];
    return compare === "least" ? left >= right : left <= right;
  }
  if (isEqual(returned, wanted) || String(returned) === String(wanted)) return true;
  return compare === "text" && String(returned).toLowerCase().includes(String(wanted).toLowerCase());
}
