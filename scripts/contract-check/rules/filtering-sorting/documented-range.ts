import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject, object, string } from "../../lib/json";
import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import { keyOf } from "../../send/request";
import { fetchAll } from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";
import { rank } from "./sort-rank";

/** A parameter that bounds a member of the items: `dueBefore`, "Earliest cover date, inclusive". */
export interface RangeFilter {
  parameter: Parameter;
  property: string;
  isLower: boolean;
  /** Whether the bound itself matches; undefined where the text does not say. */
  isInclusive: boolean | undefined;
  /** A day that bounds instants: "Created on this day or earlier". */
  ofDays: { readonly isUtc: boolean } | undefined;
}

const lowerName =
  /^(min|from|since|after|start)(?![a-z])|(From|Since|After|Min|_from|_since|_after|_min|_gte)$/;
const upperName = /^(max|to|until|before|end)(?![a-z])|(To|Until|Before|Max|_to|_until|_before|_max|_lte)$/;
const including =
  /\binclu(ded|sive|ding)\b|\bat (least|most)\b|\bor (later|earlier|higher|lower|more|less|newer|older|after|before|above|below)\b|\b(earliest|latest|minimum|maximum|highest|lowest)\b/i;
const excluding =
  /\b(not|is not|isn't) included\b|\bexclu(ded|sive|ding)\b|(?<!\b(?:no|not) )\b(less|more|greater|fewer|earlier|later) than\b/i;

/** The bounds that parameters of a list set, as far as names and texts leave no doubt of the member. */
export function rangeFilters(operation: Operation): RangeFilter[] {
  const list = findList(operation);
  if (!list) return [];
  const { documents } = operation.contract;
  const members = new Map(
    [...membersOf(documents, list.item)].flatMap(([name, place]): [string, Shape][] => [
      [name, shapeOf(documents, place)],
      // The amount of a price is a bound's member like others.
      ...[...membersOf(documents, place)].map(([inner, one]): [string, Shape] => [
        `${name}.${inner}`,
        shapeOf(documents, one),
      ]),
    ]),
  );
  return operation.parameters.flatMap((parameter): RangeFilter[] => {
    const [isLower, isUpper] = [lowerName.test(parameter.name), upperName.test(parameter.name)];
    if (parameter.in !== "query" || parameter.required || isLower === isUpper) return [];
    const text = textAbout(operation, parameter);
    const shape = shapeOf(documents, parameter.schema);
    const ofSameKind = memberOf(parameter, text, shape, members);
    const instants = shape.format === "date" ? memberOf(parameter, text, instant, members) : undefined;
    const property = ofSameKind ?? instants;
    if (property === undefined) return [];
    const isUtc = /\butc\b/i.test(`${text} ${generalText(operation.contract)}`);
    const isExclusive = excluding.test(text) || (isUpper && /\bbefore (this|that)\b/i.test(text));
    return [
      {
        parameter,
        property,
        isLower,
        isInclusive: isExclusive ? false : including.test(text) ? true : undefined,
        ofDays: ofSameKind === undefined ? { isUtc } : undefined,
      },
    ];
  });
}

/** What a bound's own description says of it, else what the operation's text does: "`dueBefore` keeps what is due earlier". */
function textAbout({ text }: Operation, { name, place }: Parameter): string {
  const own = string(object(place.value)["description"]);
  if (own !== "") return own;
  const clauses = sentencesOf(text).flatMap((sentence) => sentence.split(";"));
  // A clause with a refusal is about values that do not go together.
  return clauses.filter((one) => one.includes(`\`${name}\``) && !/\b4\d\d\b/.test(one)).join(" ");
}

/** "The pick-up window starts before" names every word of `pickupWindow.start`. */
const areAllNamed = (words: readonly string[], text: string): boolean =>
  words.every((word) => new RegExp(`\\b${literal(word)}s?\\b`, "i").test(text.replaceAll("-", "")));

const instant = {
  format: "date-time",
  types: new Set<string>(["string"]),
  patterns: [],
  values: undefined,
} satisfies Partial<Shape>;

const isNumber = ({ types }: Pick<Shape, "types">): boolean => types.has("number") || types.has("integer");

/** Months, weeks and times of day are texts whose order is that of their letters: `2026-07`, `2026-W30`, `08:30`. */
const isOrderedText = ({
  types,
  patterns,
  format,
  values,
}: Pick<Shape, "format" | "types" | "patterns" | "values">): boolean =>
  types.has("string") && patterns.length > 0 && format === undefined && values === undefined;
const orderedText = /^(\d{4}-(\d\d|W\d\d)|\d\d:\d\d(:\d\d)?)$/;

/** The member that a bound is about: named by the text, else by the parameter, else the only one of its kind. */
function memberOf(
  { name }: Parameter,
  text: string,
  shape: Pick<Shape, "format" | "types" | "patterns" | "values">,
  members: ReadonlyMap<string, Shape>,
): string | undefined {
  const isTime = shape.format === "date" || shape.format === "date-time";
  if (!isTime && !isNumber(shape) && !isOrderedText(shape)) return undefined;
  const alike = [...members].filter(([, one]) =>
    isTime ? one.format === shape.format : isNumber(shape) ? isNumber(one) : isOrderedText(one),
  );
  const words = wordsOf(name).filter(
    (word) => !/^(min|max|from|to|since|until|after|before|start|end|at)$/.test(word),
  );
  const named = alike.filter(([one]) =>
    one.includes(".")
      ? text.includes(one) || areAllNamed(wordsOf(one), text)
      : new RegExp(`\\b${wordsOf(one).join("[ _-]?")}\\b(?!\\.\\w)`, "i").test(text),
  );
  const similar = alike.filter(
    ([one]) => words.length > 0 && words.every((word) => wordsOf(one).includes(word)),
  );
  const stated = isTime ? alike.filter(([one]) => isStated(one, text)) : [];
  // A bound of a day may be about an instant that its text calls otherwise: "Happened on this day or later".
  const hasOther =
    shape.format === "date" &&
    text !== "" &&
    [...members].some(([one, { format }]) => format === "date-time" && !isOfRecord(one));
  for (const found of [named, similar, stated, ...(words.length === 0 && isTime && !hasOther ? [alike] : [])])
    if (found.length === 1) return found[0]?.[0];
  return undefined;
}

/** Times of the record, not of what it is about. */
const isOfRecord = (name: string): boolean => /^(created|updated|modified|deleted|changed)/i.test(name);

/** "Earliest start" speaks of `startsAt`. */
function isStated(name: string, text: string): boolean {
  const own = wordsOf(name).filter((word) => !/^(at|on|date|time|day)$/.test(word));
  const words = wordsOf(text).map(singular);
  return own.length > 0 && own.every((word) => words.includes(singular(word)));
}

/**
 * A bound selects the items on its side, and those at the bound where its text includes or excludes them.
 *
 * Standard: the parameter's description.
 * Reports: `filter`, `acceptance`. Severity: error.
 */
export async function checkRange(
  trial: Trial,
  operation: Operation,
  filters: readonly RangeFilter[],
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const parameters = new Map(call.parameters);
  for (const { parameter } of filters) parameters.delete(keyOf(parameter));
  const plain = { ...call, parameters };
  const all = await fetchAll(trial, plain);
  if (!all?.isWhole || !trial.isSound(all.exchange)) return;
  for (const filter of filters) await tryBounds(trial, plain, filter, all.items);
  const lower = filters.find(({ isLower, isInclusive }) => isLower && isInclusive);
  const upper = filters.find(
    ({ isLower, isInclusive, property }) => !isLower && isInclusive && property === lower?.property,
  );
  if (lower && upper) await tryPoint(trial, plain, lower, upper, all.items);
}

const heldValue = (item: unknown, property: string): unknown =>
  property.split(".").reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), item);

function valuesOf(items: readonly unknown[], property: string): unknown[] {
  const found = items
    .map((item) => heldValue(item, property))
    .filter((one) => one !== null && one !== undefined);
  const isOther = (one: unknown): boolean =>
    typeof one === "string" && !/^\d{4}-\d\d-\d\d/.test(one) && !orderedText.test(one);
  if (found.some(isOther)) return [];
  return [...new Set(found)].sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
}

async function tryBounds(
  trial: Trial,
  plain: PreparedCall,
  filter: RangeFilter,
  items: readonly unknown[],
): Promise<void> {
  const { parameter, property, isLower, ofDays } = filter;
  const found = valuesOf(items, property);
  const values = ofDays ? [...new Set(found.map(dayOf))] : found;
  const middle = values[Math.floor(values.length / 2)];
  // Zero is a bound like others, and easily taken for none.
  const bounds = [
    ...(values.length < 2 ? [] : [middle]),
    ...(typeof middle === "number" && !isLower ? [0] : []),
  ];
  for (const bound of bounds)
    if (trial.checker.validator.isValid(parameter.schema, bound))
      await tryBound(trial, plain, filter, items, bound);
}

async function tryBound(
  trial: Trial,
  plain: PreparedCall,
  { parameter, property, isLower, isInclusive, ofDays }: RangeFilter,
  items: readonly unknown[],
  middle: unknown,
): Promise<void> {
  const key = keyOf(parameter);
  const sent = { ...plain, parameters: new Map([...plain.parameters, [key, middle]]) };
  const filtered = await fetchAll(trial, sent);
  if (!filtered?.isWhole || !trial.isSound(filtered.exchange)) return;
  const sideOf = (item: unknown): "in" | "out" | "open" => {
    const held = heldValue(item, property);
    if (held === null || held === undefined) return "open";
    if (ofDays && !ofDays.isUtc && mayBeOtherDay(held, middle)) return "open";
    const value = ofDays ? dayOf(held) : held;
    if (rank(value) === rank(middle)) return isInclusive === undefined ? "open" : isInclusive ? "in" : "out";
    return rank(value) > rank(middle) === isLower ? "in" : "out";
  };
  const outside = filtered.items.find((item) => sideOf(item) === "out");
  const wanted = items.filter((item) => sideOf(item) === "in").length;
  const returned = filtered.items.filter((item) => sideOf(item) === "in").length;
  if (outside === undefined && returned >= wanted) return;
  trial.report("filter", plain.operation, filtered.exchange, {
    expected:
      outside === undefined
        ? `${wanted} items that answer ${parameter.name}=${String(middle)}`
        : `only items whose ${property} answers ${parameter.name}=${String(middle)}`,
    actual:
      outside === undefined ? `${returned} items` : `${property}: ${String(heldValue(outside, property))}`,
    cause: `${parameter.name} ${outside === undefined ? "missing" : "stranger"}`,
    pointer: `/${key}`,
    place: parameter.place,
  });
}

const dayOf = (instantText: unknown): string => String(instantText).slice(0, 10);

/**
 * Whether an instant in UTC may belong to another day than it says, where its place counts: around midnight, and as long
 * as the day is that of the bound or beside it. One with an offset of its own says its day.
 */
function mayBeOtherDay(held: unknown, bound: unknown): boolean {
  const hour = Number(String(held).slice(11, 13));
  const isNear = Math.abs(Date.parse(dayOf(held)) - Date.parse(String(bound))) <= 86_400_000;
  return isNear && /Z$/i.test(String(held)) && (hour < 10 || hour > 13);
}

/** A range from a value to the same value has the items with that value. */
async function tryPoint(
  trial: Trial,
  plain: PreparedCall,
  lower: RangeFilter,
  upper: RangeFilter,
  items: readonly unknown[],
): Promise<void> {
  const [first] = valuesOf(items, lower.property);
  const value = lower.ofDays && first !== undefined ? dayOf(first) : first;
  if (value === undefined || !trial.checker.validator.isValid(lower.parameter.schema, value)) return;
  const parameters = new Map([
    ...plain.parameters,
    [keyOf(lower.parameter), value],
    [keyOf(upper.parameter), value],
  ]);
  const exchange = await trial.send({ ...plain, parameters });
  if ([400, 422].includes(exchange.code))
    trial.report("acceptance", plain.operation, exchange, {
      expected: `success with ${lower.parameter.name} and ${upper.parameter.name} both ${String(value)}`,
      cause: `${lower.parameter.name} point`,
      pointer: `/${keyOf(upper.parameter)}`,
      place: upper.parameter.place,
    });
}
