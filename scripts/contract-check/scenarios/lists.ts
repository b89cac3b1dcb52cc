import { isEqual, isObject, pointerSteps, valueAt } from "../json";
import { findList } from "../load/lists";
import type { Operation, Pagination } from "../load/model";
import type { Checker } from "../run/checker";
import { type Exchange, headerOf } from "../run/exchange";
import { make, prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { itemsOf, type Thing } from "../run/thing";
import type { Trial } from "../run/trial";
import { generate, typeOf } from "../schema/generate";
import { membersOf, shapeOf } from "../schema/shape";
import { discard, type PreparedCall } from "./call";
import { otherValue } from "./lifecycle";
import { largestSize } from "./written";

/** Pages, filters and orders of a list. */
export function listScenarios(_checker: Checker, operation: Operation): Scenario[] {
  const list = findList(operation);
  const { pagination, sort } = operation;
  const found: Scenario[] = [];
  const scenario = (name: string, run: (trial: Trial) => Promise<void>): void => {
    found.push({
      name: `${name} ${operation.id}`,
      operation,
      run: (trial) => withItems(trial, operation, run),
    });
  };
  if (pagination?.size !== undefined && (pagination.page !== undefined || pagination.offset !== undefined))
    scenario("pages", (trial) => pages(trial, operation, pagination));
  if (pagination?.size !== undefined)
    scenario("default size", (trial) => defaultSize(trial, operation, pagination));
  if (list || pagination) {
    for (const [parameter, property] of Object.entries(operation.filters))
      scenario(`filter ${parameter}`, (trial) => filter(trial, operation, parameter, property));
    if (sort) scenario("sort", (trial) => order(trial, operation, sort));
  }
  return found;
}

/** Puts a handful of different things into the list first, where the checker can. */
async function withItems(
  trial: Trial,
  operation: Operation,
  run: (trial: Trial) => Promise<void>,
): Promise<void> {
  const role = trial.checker.resources.roles.get(operation);
  const made: Thing[] = [];
  const isMakable = role?.kind === "list" && role.resource.create !== undefined;
  const wanted = isMakable && role.resource.remove ? 5 : 0;
  for (let index = 0; index < wanted; index += 1) {
    const thing = await make(
      trial,
      role?.resource ?? { key: "", noun: "", isSingle: false, parent: undefined, actions: [] },
      {
        change: (body) => scattered(trial, role?.resource.create, body, index),
      },
    );
    if (!thing) break;
    made.push(thing);
  }
  try {
    await run(trial);
  } finally {
    for (const thing of made.reverse()) await discard(trial, thing);
  }
}

/** Things that differ in every member, in no order. */
function scattered(trial: Trial, create: Operation | undefined, body: unknown, index: number): unknown {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !isObject(body)) return body;
  const { documents } = create.contract;
  let result: Record<string, unknown> = { ...body };
  for (const [name, member] of shapeOf(documents, schema).properties) {
    const shape = shapeOf(documents, member);
    if (shape.isReadOnly || /Id$|Ids$|_id$|^id$/.test(name)) continue;
    let value: unknown;
    if (shape.values) value = shape.values[(index * 2 + 1) % shape.values.length];
    else if (typeOf(shape) === "boolean") value = index % 2 === 0;
    else if (typeOf(shape) === "string" && shape.patterns.length === 0 && shape.format === undefined) {
      const letter = "mcxgrbqzk"[index % 9] ?? "m";
      value =
        `${letter}${trial.random.word(Math.max(5, (shape.minLength ?? 1) - 1), "abcdefghijklmnopqrstuvwxyz")}`.slice(
          0,
          shape.maxLength ?? 100,
        );
    } else if (typeOf(shape) === "string" || typeOf(shape) === "integer" || typeOf(shape) === "number")
      value =
        otherValue(trial, create, name, result[name]) ??
        generate(documents, member, { random: trial.random });
    else continue;
    const changed = { ...result, [name]: value };
    if (trial.checker.validator.isValid(schema, changed)) result = changed;
  }
  return result;
}

interface Page {
  exchange: Exchange;
  items: unknown[];
  total: number | undefined;
}

async function fetchPage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  index: number,
  size: number,
): Promise<Page | undefined> {
  const parameters = new Map(call.parameters);
  if (pagination.size !== undefined) parameters.set(`query.${pagination.size}`, size);
  if (pagination.page !== undefined) parameters.set(`query.${pagination.page}`, pagination.first + index);
  else if (pagination.offset !== undefined) parameters.set(`query.${pagination.offset}`, index * size);
  const exchange = await trial.send({ ...call, parameters });
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  return items && { exchange, items, total: totalOf(exchange, pagination) };
}

function totalOf(exchange: Exchange, pagination: Pagination): number | undefined {
  const said = pagination.total === undefined ? undefined : valueAt(exchange.body, pagination.total);
  if (typeof said === "number") return said;
  const header =
    pagination.totalHeader === undefined ? undefined : headerOf(exchange, pagination.totalHeader);
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

function idOf(item: unknown, pagination: Pagination): unknown {
  return isObject(item) ? item[pagination.id] : undefined;
}

async function pages(trial: Trial, operation: Operation, pagination: Pagination): Promise<void> {
  const call = await prepare(trial, operation);
  const schema = operation.parameters.find(({ name }) => name === pagination.size)?.schema;
  const shape = schema && shapeOf(operation.contract.documents, schema);
  const size = shape?.values
    ? shape.values.find((value) => typeof value === "number")
    : Math.max(2, shape?.minimum ?? 2);
  if (typeof size !== "number") return;
  const place = operation.place;
  const seen: unknown[] = [];
  const report = (page: Page, cause: string, expected: string, actual: string): void =>
    trial.report("paging", operation, page.exchange, {
      expected,
      actual,
      cause,
      pointer: pagination.items,
      place,
    });
  let first: Page | undefined;
  let isWhole = false;
  const limit = trial.checker.options.profile === "quick" ? 4 : 12;
  for (let index = 0; index < limit; index += 1) {
    const page = await fetchPage(trial, call, pagination, index, size);
    if (!page) return;
    first ??= page;
    if (page.items.length > size)
      return report(page, "size", `at most ${size} items`, `${page.items.length} items`);
    const ids = page.items.map((item) => idOf(item, pagination)).filter((id) => id !== undefined);
    const twice = ids.find((id) => seen.some((one) => isEqual(one, id)));
    if (twice !== undefined)
      return report(
        page,
        "overlap",
        "pages that do not overlap",
        `${pagination.id} ${String(twice)} again on page ${pagination.first + index}`,
      );
    if (new Set(ids).size < ids.length)
      return report(page, "overlap", "each item once", "an item twice on one page");
    seen.push(...ids);
    if (page.total !== undefined && first.total !== undefined && page.total !== first.total)
      return report(page, "total", `the same total on every page: ${first.total}`, String(page.total));
    const total = first.total;
    if (page.items.length < size && total !== undefined && seen.length < total)
      return report(
        page,
        seen.length > size * index ? "hole" : "end",
        `${total} items on all pages together`,
        `only ${seen.length} up to page ${pagination.first + index}`,
      );
    if (page.items.length < size) {
      isWhole = true;
      break;
    }
  }
  if (!first) return;
  if (first.total !== undefined && (isWhole ? first.total !== seen.length : first.total < seen.length))
    return report(
      first,
      "total",
      `the total to be ${seen.length}, as many as there are`,
      String(first.total),
    );
  await pastTheEnd(trial, call, pagination, size, seen.length, isWhole);
  await samePage(trial, call, pagination, size, first, report);
  await biggerPage(trial, operation, call, pagination, first, seen, report);
}

async function pastTheEnd(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  count: number,
  isWhole: boolean,
): Promise<void> {
  if (!isWhole) return;
  const page = await fetchPage(trial, call, pagination, Math.ceil(count / size) + 3, size);
  if (page && page.items.length > 0)
    trial.report("paging", call.operation, page.exchange, {
      expected: "no items past the last page",
      actual: `${page.items.length} items`,
      cause: "past",
      pointer: pagination.items,
    });
}

/** The first page comes when none is asked for, and comes again the same. */
async function samePage(
  trial: Trial,
  call: PreparedCall,
  pagination: Pagination,
  size: number,
  first: Page,
  report: (page: Page, cause: string, expected: string, actual: string) => void,
): Promise<void> {
  const parameters = new Map(call.parameters);
  if (pagination.size !== undefined) parameters.set(`query.${pagination.size}`, size);
  const exchange = await trial.send({ ...call, parameters });
  const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
  const ids = (list: unknown[]) => list.map((item) => idOf(item, pagination));
  if (items && !isEqual(ids(items), ids(first.items)))
    report(
      { exchange, items, total: undefined },
      "first",
      `the first page when none is asked for: ${JSON.stringify(ids(first.items))}`,
      JSON.stringify(ids(items)),
    );
}

/** Whoever asks for more gets more, up to the documented maximum, in the same order. */
async function biggerPage(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  pagination: Pagination,
  first: Page,
  seen: unknown[],
  report: (page: Page, cause: string, expected: string, actual: string) => void,
): Promise<void> {
  const most = largestSize(operation);
  if (most === undefined) return;
  const page = await fetchPage(trial, call, pagination, 0, most);
  if (!page) return;
  const ids = page.items.map((item) => idOf(item, pagination));
  if (page.items.length < Math.min(most, seen.length))
    return report(
      page,
      "size honoured",
      `${Math.min(most, seen.length)} items on a page of ${most}`,
      `${page.items.length} items`,
    );
  if (!isEqual(ids.slice(0, seen.length), seen.slice(0, ids.length)) && first.items.length > 0)
    report(page, "order", "the same order whatever the size of the pages", "another order");
}

/** Without a size the documented one holds. */
async function defaultSize(trial: Trial, operation: Operation, pagination: Pagination): Promise<void> {
  const schema = operation.parameters.find(({ name }) => name === pagination.size)?.schema;
  const fallback = schema && shapeOf(operation.contract.documents, schema).fallback;
  if (typeof fallback !== "number" || fallback > 30) return;
  const role = trial.checker.resources.roles.get(operation);
  const extra: Thing[] = [];
  try {
    if (
      role?.kind === "list" &&
      role.resource.create &&
      role.resource.remove &&
      trial.checker.options.profile === "full"
    )
      while (extra.length < fallback - 3) {
        const thing = await make(trial, role.resource, {
          change: (body) => scattered(trial, role.resource.create, body, extra.length),
        });
        if (!thing) break;
        extra.push(thing);
      }
    const call = await prepare(trial, operation);
    const exchange = await trial.send(call);
    const items = exchange.ok ? itemsOf(exchange, pagination.items) : undefined;
    const total = totalOf(exchange, pagination);
    if (!items) return;
    if (items.length > fallback || (total !== undefined && items.length < Math.min(fallback, total)))
      trial.report("paging", operation, exchange, {
        expected: `${Math.min(fallback, total ?? fallback)} items when no size is asked for`,
        actual: `${items.length} items`,
        cause: "default size",
        pointer: pagination.items,
      });
  } finally {
    for (const thing of extra.reverse()) await discard(trial, thing);
  }
}

/** Every item there is, as far as a reasonable number of pages shows. */
async function fetchAll(
  trial: Trial,
  call: PreparedCall,
): Promise<{ items: unknown[]; isWhole: boolean; exchange: Exchange } | undefined> {
  const { operation } = call;
  const { pagination } = operation;
  const pointer = pagination?.items ?? findList(operation)?.items ?? "";
  if (!pagination || (pagination.page === undefined && pagination.offset === undefined)) {
    const exchange = await trial.send(call);
    const items = exchange.ok ? itemsOf(exchange, pointer) : undefined;
    return items && { items, isWhole: true, exchange };
  }
  const size = largestSize(operation) ?? 20;
  const items: unknown[] = [];
  for (let index = 0; index < 8; index += 1) {
    const page = await fetchPage(trial, call, pagination, index, size);
    if (!page) return undefined;
    items.push(...page.items);
    if (page.items.length < size) return { items, isWhole: true, exchange: page.exchange };
    if (index === 7) return { items, isWhole: false, exchange: page.exchange };
  }
  return undefined;
}

function propertyOf(item: unknown, property: string): unknown {
  const path = property.startsWith("/") ? property : `/${property.replaceAll(".", "/")}`;
  return valueAt(item, pointerSteps(path).length === 0 ? "" : path);
}

async function filter(
  trial: Trial,
  operation: Operation,
  parameter: string,
  property: string,
): Promise<void> {
  const { documents } = operation.contract;
  const described = operation.parameters.find(({ name, in: at }) => name === parameter && at === "query");
  if (!described) return;
  const call = await prepare(trial, operation);
  const plain = new Map(call.parameters);
  if (!described.required) plain.delete(`query.${parameter}`);
  const all = described.required ? undefined : await fetchAll(trial, { ...call, parameters: plain });
  const shape = shapeOf(documents, described.schema);
  const isList = typeOf(shape) === "array";
  const item = isList ? shape.items && shapeOf(documents, shape.items) : shape;
  const present = (all?.items ?? [])
    .map((one) => propertyOf(one, property))
    .flatMap((value) => (Array.isArray(value) ? value : [value]));
  const known = present.filter((value) => value !== undefined && value !== null && !isObject(value));
  const wanted = new Set<unknown>([
    ...(item?.values ?? (item?.types.has("boolean") ? [true, false] : [])),
    ...known.slice(0, 3),
  ]);
  if (wanted.size === 0)
    wanted.add(
      described.examples[0] ??
        generate(documents, isList && shape.items ? shape.items : described.schema, { random: trial.random }),
    );
  // A filter that was only guessed may have a value for everything, or fall back: it is broken where no value works.
  let guesses = 0;
  for (const value of [...wanted].slice(0, 6)) {
    const sent = isList ? [value] : value;
    if (!trial.checker.validator.isValid(described.schema, sent)) continue;
    const filtered = await fetchAll(trial, {
      ...call,
      parameters: new Map([...plain, [`query.${parameter}`, sent]]),
    });
    if (!filtered) continue;
    const compare = comparison(parameter, item?.values === undefined && typeof value === "string");
    const stranger = filtered.items.find(
      (one) => propertyOf(one, property) !== undefined && !answers(compare, propertyOf(one, property), value),
    );
    const report = (expected: string, actual: string, cause: string): void =>
      trial.report("filter", operation, filtered.exchange, {
        expected,
        actual,
        cause: `${parameter} ${cause}`,
        pointer: `/query.${parameter}`,
        place: described.place,
      });
    if (!operation.isFilterDeclared) {
      if (/lang|locale/i.test(parameter)) return;
      if (stranger !== undefined) guesses += 1;
      if (stranger !== undefined && (guesses < Math.min(wanted.size, 6) || guesses < 2)) continue;
    }
    if (stranger !== undefined)
      return report(
        `only items whose ${property} answers ${parameter}=${String(value)}`,
        `${property}: ${JSON.stringify(propertyOf(stranger, property))}`,
        "stranger",
      );
    if (!all?.isWhole || !filtered.isWhole) continue;
    // Whether "before" takes the day itself is nobody's promise; a minimum or maximum takes its own value.
    const isStrict = (compare === "least" || compare === "most") && !/min|max|gte|lte/i.test(parameter);
    const expected = all.items.filter((one) => {
      const shown = propertyOf(one, property);
      if (isEqual(shown, value)) return !isStrict;
      return compare !== "equal" && compare !== "text" && answers(compare, shown, value);
    });
    if (filtered.items.length < expected.length)
      return report(
        `${expected.length} items with ${property} ${String(value)}`,
        `${filtered.items.length} items`,
        "missing",
      );
    if (operation.pagination) {
      const total = totalOf(filtered.exchange, operation.pagination);
      if (total !== undefined && total !== filtered.items.length)
        return report(`a total of ${filtered.items.length} with the filter`, String(total), "total");
    }
  }
}

type Comparison = "equal" | "text" | "least" | "most";

function comparison(parameter: string, isText: boolean): Comparison {
  if (/^(min|from|since|after|start)|(_min|_from|_gte|Min|From|Since|After)$/.test(parameter)) return "least";
  if (/^(max|to|until|before|end)(?![a-z])|^max|(_max|_to|_lte|Max|To|Until|Before)$/.test(parameter))
    return "most";
  return isText ? "text" : "equal";
}

function answers(compare: Comparison, shown: unknown, wanted: unknown): boolean {
  if (Array.isArray(shown)) return shown.some((one) => answers(compare, one, wanted));
  if (shown === null || shown === undefined) return false;
  if (compare === "least" || compare === "most") {
    const [left, right] = [rank(shown), rank(wanted)];
    return compare === "least" ? left >= right : left <= right;
  }
  if (isEqual(shown, wanted) || String(shown) === String(wanted)) return true;
  return compare === "text" && String(shown).toLowerCase().includes(String(wanted).toLowerCase());
}

function rank(value: unknown): number | string {
  if (typeof value === "number") return value;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d/.test(text)) return Date.parse(text);
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

async function order(
  trial: Trial,
  operation: Operation,
  sort: NonNullable<Operation["sort"]>,
): Promise<void> {
  const { documents } = operation.contract;
  const described = operation.parameters.find(({ name }) => name === sort.parameter);
  const list = findList(operation);
  if (!described) return;
  const shape = shapeOf(documents, described.schema);
  const members = list ? [...membersOf(documents, list.item).keys()] : [];
  const direction = operation.parameters.find(
    ({ name }) =>
      /^(order|direction|sort_?(order|dir|direction)|dir)$/i.test(name) && name !== sort.parameter,
  );
  const listed =
    shape.values?.filter((value) => typeof value === "string") ??
    members.flatMap((name) => [name, `-${name}`]);
  const call = await prepare(trial, operation);
  const check = async (
    value: string | undefined,
    parameters: Map<string, unknown>,
    isReversed: boolean,
  ): Promise<boolean> => {
    const said = value ?? sort.fallback ?? "";
    const name = said.replace(/^[-+]/, "").replace(/[:. ](asc|desc)$/i, "");
    if (said === "" || !members.includes(name)) return true;
    const fetched = await fetchAll(trial, { ...call, parameters });
    const values =
      fetched?.items
        .map((item) => propertyOf(item, name))
        .filter((one) => one !== null && one !== undefined) ?? [];
    const isDown = isReversed !== (said.startsWith("-") || /[:. ]desc$/i.test(said));
    const member = list && membersOf(documents, list.item).get(name);
    const ranks = member && shapeOf(documents, member).values;
    if (
      !fetched ||
      isOrdered(values, isDown) ||
      (ranks &&
        isOrdered(
          values.map((one) => ranks.indexOf(one)),
          isDown,
        ))
    )
      return true;
    trial.report("sort", operation, fetched.exchange, {
      expected: `items ${isDown ? "falling" : "rising"} by ${name}${value === undefined ? " when no order is asked for" : ""}`,
      actual: JSON.stringify(values.slice(0, 8)),
      cause: value === undefined ? "default" : isDown ? "falling" : "rising",
      pointer: `/query.${sort.parameter}`,
      place: described.place,
    });
    return false;
  };
  for (const value of listed) {
    const sent = new Map([...call.parameters, [`query.${sort.parameter}`, value]]);
    if (!trial.checker.validator.isValid(described.schema, value)) continue;
    if (!(await check(value, sent, false))) break;
    if (direction) {
      const down = shapeOf(documents, direction.schema).values?.find(
        (one) => typeof one === "string" && /^desc/i.test(one),
      );
      if (down !== undefined) await check(value, new Map([...sent, [`query.${direction.name}`, down]]), true);
    }
  }
  await check(
    undefined,
    new Map([...call.parameters].filter(([key]) => key !== `query.${sort.parameter}`)),
    false,
  );
}

/** Texts may be compared by code or by letters; only what is wrong in both ways is wrong. */
function isOrdered(values: readonly unknown[], isDown: boolean): boolean {
  const inOrder = (compare: (left: unknown, right: unknown) => number): boolean =>
    values.every(
      (value, index) =>
        index === 0 ||
        (isDown ? compare(value, values[index - 1]) <= 0 : compare(value, values[index - 1]) >= 0),
    );
  const plain = (left: unknown, right: unknown): number => {
    const [a, b] = [
      typeof left === "boolean" ? Number(left) : rank(left),
      typeof right === "boolean" ? Number(right) : rank(right),
    ];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const byLetters = (left: unknown, right: unknown): number =>
    String(left).localeCompare(String(right), "en", { sensitivity: "base" });
  return inOrder(plain) || (values.every((value) => typeof value === "string") && inOrder(byLetters));
}
