import type { Place } from "../../document/place";
import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { object, string } from "../../lib/json";
import { generalText } from "../../load/documented";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { fetchAll, fetchPage, isPaged, type Page, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import type { PreparedCall } from "../shared/prepared-call";
import { aroundViolation, isOrdered } from "./sort-rank";
import { collationIn, type TieBreak, tieBreakIn, tiesAreOrdered } from "./stated-order";
import { emptyInPlace, emptyPlaceIn, statedRanks } from "./stated-ranks";

/**
 * Items come in the requested order, or in the documented default one, over pages too.
 *
 * Standard: vocabulary `x-sort`.
 * Reports: `sort`. Severity: error.
 */
export async function checkSortOrder(
  trial: Trial,
  operation: Operation,
  sort: NonNullable<Operation["sort"]>,
): Promise<void> {
  const { documents } = operation.contract;
  const described = operation.parameters.find(({ name }) => name === sort.parameter);
  const list = findList(operation);
  if (!described) return;
  const members = list ? membersOf(documents, list.item) : new Map<string, Place>();
  const listed =
    shapeOf(documents, described.schema).values?.filter((value) => typeof value === "string") ??
    [...members.keys()].flatMap((name) => [name, `-${name}`]);
  const call = await prepareCall(trial, operation);
  const inner = [...members].flatMap(([name, place]) =>
    [...membersOf(documents, place)].map(([one, at]): [string, Place] => [`${name}.${one}`, at]),
  );
  const check = new SortCheck(trial, { call, sort, described, members: new Map([...members, ...inner]) });
  const key = `query.${sort.parameter}`;
  const direction = directionParameter(operation, sort.parameter);
  for (const value of listed) {
    if (!trial.checker.validator.isValid(described.schema, value)) continue;
    const sent = new Map([...call.parameters, [key, value]]);
    const up = direction?.up === undefined ? sent : new Map([...sent, [direction.key, direction.up]]);
    if (!(await check.isSorted(value, up, false))) break;
    if (direction) await check.isSorted(value, new Map([...sent, [direction.key, direction.down]]), true);
  }
  const isDown = direction !== undefined && direction.fallback === direction.down;
  await check.isSorted(undefined, parametersWithout(call, key), isDown);
}

interface Direction {
  key: string;
  up: unknown;
  down: unknown;
  fallback: unknown;
}

/** A separate parameter for the direction, with its values. */
function directionParameter({ parameters, contract }: Operation, sortName: string): Direction | undefined {
  const direction = parameters.find(
    ({ name }) => /^(order|direction|sort_?(order|dir|direction)|dir)$/i.test(name) && name !== sortName,
  );
  if (!direction) return undefined;
  const { values, fallback } = shapeOf(contract.documents, direction.schema);
  const valueLike = (start: RegExp): unknown =>
    values?.find((one) => typeof one === "string" && start.test(one));
  const down = valueLike(/^desc/i);
  return down === undefined
    ? undefined
    : { key: `query.${direction.name}`, up: valueLike(/^asc/i), down, fallback };
}

interface SortCase {
  call: PreparedCall;
  sort: NonNullable<Operation["sort"]>;
  described: Parameter;
  members: ReadonlyMap<string, Place>;
}

/** Tries one sort value after another. */
class SortCheck {
  private readonly trial: Trial;
  private readonly list: SortCase;
  // Small pages show another kind of fault: one ascending and one descending sort suffice.
  private readonly pagedThrough = new Set<boolean>();

  private readonly tieBreak: TieBreak | undefined;
  private readonly collation: ReturnType<typeof collationIn>;
  private readonly text: string;

  constructor(trial: Trial, list: SortCase) {
    this.trial = trial;
    this.list = list;
    const { operation } = list.call;
    const about = object(list.described.place.value)["description"];
    const text = `${string(about)} ${operation.text} ${generalText(operation.contract)}`;
    this.text = text;
    this.tieBreak = tieBreakIn(text, [...list.members.keys()]);
    this.collation = collationIn(text);
  }

  /** Whether the list is in the order of a value; undefined for the default order. */
  async isSorted(
    value: string | undefined,
    parameters: Map<string, unknown>,
    isReversed: boolean,
  ): Promise<boolean> {
    const { call, sort, members } = this.list;
    const order = value ?? sort.fallback ?? "";
    const name = sortedMember(members, order.replace(/^[-+]/, "").replace(/[:. ](asc|desc)$/i, ""));
    if (order === "" || name === undefined) return true;
    const sorted = { ...call, parameters };
    const isDown = isReversed !== (order.startsWith("-") || /[:. ]desc$/i.test(order));
    const whole = await fetchAll(this.trial, sorted);
    let fetched: Fetched | undefined = whole;
    if (whole && this.fits(whole.items, name, isDown)) {
      this.judgeTies(whole, value, name, isDown);
      this.judgeEmpty(whole, name, isDown);
      if (this.pagedThrough.has(isDown)) return true;
      this.pagedThrough.add(isDown);
      fetched = await inSmallPages(this.trial, sorted, whole.items.length);
    }
    if (fetched && !this.fits(fetched.items, name, isDown)) {
      this.report(fetched, value, name, isDown);
      return false;
    }
    return true;
  }

  /** Items with the same value are in the order that a text states. */
  private judgeTies(fetched: Fetched, value: string | undefined, name: string, isDown: boolean): void {
    const { call, described, sort } = this.list;
    const tie = this.tieBreak;
    const isFalling = tie?.direction === "as asked for" ? isDown : tie?.direction === "falling";
    if (!tie || tie.member === name || tiesAreOrdered(fetched.items, name, tie.member, isFalling)) return;
    this.trial.report("sort", call.operation, fetched.exchange, {
      expected: `items with the same ${name} ${isFalling ? "falling" : "rising"} by ${tie.member}${value === undefined ? "" : `, with ${value}`}`,
      actual: toJson(
        fetched.items.map((item) => [propertyOf(item, name), propertyOf(item, tie.member)]).slice(0, 8),
      ),
      cause: "ties",
      pointer: `/query.${sort.parameter}`,
      place: described.place,
    });
  }

  /** Items without the value stand where a text puts them. */
  private judgeEmpty(fetched: Fetched, name: string, isDown: boolean): void {
    const { call, described, sort } = this.list;
    const place = emptyPlaceIn(this.text, name);
    const values = fetched.items.map((item) => propertyOf(item, name));
    if (!place || (isDown && !place.isAlways) || emptyInPlace(values, place.isLast)) return;
    this.trial.report("sort", call.operation, fetched.exchange, {
      expected: `items without ${name} ${place.isLast ? "last" : "first"}`,
      actual: toJson(values.slice(0, 12)),
      cause: "empty",
      pointer: `/query.${sort.parameter}`,
      place: described.place,
    });
  }

  /** Whether items are in order by value, or by the position of their value in its enum. */
  private fits(items: unknown[], name: string, isDown: boolean): boolean {
    const { call, members } = this.list;
    const member = members.get(name);
    const ranks = member && shapeOf(call.operation.contract.documents, member).values;
    const values = shownValues(items, name);
    const texts = ranks?.filter((one) => typeof one === "string") ?? [];
    const stated = statedRanks(this.text, name, texts);
    if (stated && values.every((one) => typeof one === "string"))
      return isOrdered(
        values.map((one) => stated.indexOf(one)),
        isDown,
      );
    const ranked = ranks && values.map((one) => ranks.indexOf(one));
    return isOrdered(values, isDown, this.collation) || (ranked !== undefined && isOrdered(ranked, isDown));
  }

  private report(fetched: Fetched, value: string | undefined, name: string, isDown: boolean): void {
    const { call, sort, described } = this.list;
    const isDefault = value === undefined;
    this.trial.report("sort", call.operation, fetched.exchange, {
      expected: `items ${isDown ? "falling" : "rising"} by ${name}${isDefault ? " when no order is asked for" : ""}`,
      actual: toJson(aroundViolation(shownValues(fetched.items, name), isDown)),
      cause: isDefault ? "default" : isDown ? "falling" : "rising",
      pointer: `/query.${sort.parameter}`,
      place: described.place,
    });
  }
}

/** The member that an order is by: of its name, or the only one that has a unit besides: `hourlyRate` of `hourlyRateCents`. */
export function sortedMember(members: ReadonlyMap<string, unknown>, name: string): string | undefined {
  if (name === "" || members.has(name)) return members.has(name) ? name : undefined;
  const unit =
    /^_?(cents?|pence|minor|amount|at|on|date|time|minutes?|hours?|seconds?|days?|kg|grams?|km|m|percent)$/i;
  const found = [...members.keys()].filter(
    (one) => one.startsWith(name) && unit.test(one.slice(name.length)),
  );
  return found.length === 1 ? found[0] : innerMember(members, name);
}

/** `pickupStart` is the `start` of the `pickupWindow`: the only path with its words, in their order. */
function innerMember(members: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const words = wordsOf(name);
  if (words.length < 2) return undefined;
  const found = [...members.keys()].filter((one) => {
    const own = wordsOf(one).filter((word) => words.includes(word));
    return one.includes(".") && own.join(" ") === words.join(" ") && wordsOf(one).at(-1) === words.at(-1);
  });
  return found.length === 1 ? found[0] : undefined;
}

type Fetched = Pick<Page, "items" | "exchange">;

const shownValues = (items: unknown[], name: string): unknown[] =>
  items.map((item) => propertyOf(item, name)).filter((one) => one !== null && one !== undefined);

/** The first two small pages, joined. */
async function inSmallPages(trial: Trial, call: PreparedCall, count: number): Promise<Fetched | undefined> {
  const { pagination, parameters, contract } = call.operation;
  const described = parameters.find(({ name }) => name === pagination?.size);
  if (!pagination || !described || !isPaged(pagination)) return undefined;
  const { minimum, values } = shapeOf(contract.documents, described.schema);
  const size = Math.max(minimum ?? 1, Math.min(5, Math.floor(count / 2)));
  if (values || size >= count) return undefined;
  const first = await fetchPage(trial, call, pagination, { index: 0, size });
  const second = first && (await fetchPage(trial, call, pagination, { index: 1, size, before: first }));
  return second && { items: [...first.items, ...second.items], exchange: second.exchange };
}
