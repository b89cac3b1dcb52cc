import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isEqual, isObject } from "../../lib/json";
import type { Operation, Parameter } from "../../load/model";
import { generate, typeOf } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import { keyOf } from "../../send/request";
import { fetchAll, fetchPage, idOf, isPaged, propertyOf, totalOf } from "../shared/fetch-pages";
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
  const { documents } = operation.contract;
  const described = operation.parameters.find(({ name, in: at }) => name === parameter && at !== "path");
  if (!described) return;
  const key = keyOf(described);
  const call = await prepareCall(trial, operation);
  const plain = new Map(call.parameters);
  if (!described.required) plain.delete(key);
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
    ...(item && operation.isFilterDeclared ? absentValues(item, known) : []),
  ]);
  if (wanted.size === 0)
    wanted.add(
      described.examples[0] ??
        generate(documents, isList && shape.items ? shape.items : described.schema, { random: trial.random }),
    );
  // A guessed filter may have a value for everything, or fall back: it is broken where no value works.
  let guesses = 0;
  let pagedThrough = 0;
  if (isList && operation.isFilterDeclared && all?.isWhole)
    if (await severalValues(trial, { call, plain, parameter, property, described, items: all.items })) return;
  for (const value of [...wanted].slice(0, 8)) {
    const requested = isList ? [value] : value;
    if (!trial.checker.validator.isValid(described.schema, requested)) continue;
    const filtered = await fetchAll(trial, {
      ...call,
      parameters: new Map([...plain, [key, requested]]),
    });
    if (!filtered || !trial.isSound(filtered.exchange)) continue;
    const compare = comparison(parameter, item?.values === undefined && typeof value === "string");
    const foreignItem = filtered.items.find(
      (one) =>
        propertyOf(one, property) !== undefined && !responses(compare, propertyOf(one, property), value),
    );
    const report = (expected: string, actual: string, cause: string): void =>
      trial.report("filter", operation, filtered.exchange, {
        expected,
        actual,
        cause: `${parameter} ${cause}`,
        pointer: `/${key}`,
        place: described.place,
      });
    if (!operation.isFilterDeclared) {
      if (/lang|locale/i.test(parameter)) return;
      if (foreignItem !== undefined) guesses += 1;
      if (foreignItem !== undefined && (guesses < Math.min(wanted.size, 6) || guesses < 2)) continue;
    }
    if (foreignItem !== undefined)
      return report(
        `only items whose ${property} answers ${parameter}=${String(value)}`,
        `${property}: ${JSON.stringify(propertyOf(foreignItem, property))}`,
        "stranger",
      );
    if (!all?.isWhole || !filtered.isWhole) continue;
    // Whether "before" includes the day itself is not specified; a minimum or maximum includes its own value.
    const isStrict = (compare === "least" || compare === "most") && !/min|max|gte|lte/i.test(parameter);
    const expected = all.items.filter((one) => {
      const returned = propertyOf(one, property);
      if (isEqual(returned, value)) return !isStrict;
      return compare !== "equal" && compare !== "text" && responses(compare, returned, value);
    });
    if (filtered.items.length < expected.length)
      return report(
        `${expected.length} items with ${property} ${String(value)}`,
        `${filtered.items.length} items`,
        "missing",
      );
    if (pagedThrough < 2 && filtered.items.length < all.items.length && operation.isFilterDeclared) {
      pagedThrough += 1;
      const sent = { ...call, parameters: new Map([...plain, [key, requested]]) };
      const later = await laterForeignItem(trial, sent, filtered.items, all.items);
      if (later !== undefined)
        return report(
          `later pages to hold what answers ${parameter}=${String(value)}`,
          JSON.stringify(later),
          "second page",
        );
    }
    if (operation.pagination) {
      const total = totalOf(filtered.exchange, operation.pagination);
      if (total !== undefined && total !== filtered.items.length)
        return report(`a total of ${filtered.items.length} with the filter`, String(total), "total");
    }
  }
}

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
  const returned = items.map((item) => propertyOf(item, property)).filter((one) => typeof one === "string");
  const values = [...new Set(returned)].slice(0, 2);
  const sent = new Map([...plain, [keyOf(described), values]]);
  if (values.length < 2 || !trial.checker.validator.isValid(described.schema, values)) return false;
  const filtered = await fetchAll(trial, { ...call, parameters: sent });
  if (!filtered?.isWhole) return false;
  const wanted = returned.filter((one) => values.includes(one)).length;
  if (filtered.items.length >= wanted) return false;
  trial.report("filter", call.operation, filtered.exchange, {
    expected: `${wanted} items with a ${property} of ${values.join(" or ")}`,
    actual: `${filtered.items.length} items`,
    cause: `${parameter} several`,
    pointer: `/${keyOf(described)}`,
    place: described.place,
  });
  return true;
}

type Comparison = "equal" | "text" | "least" | "most";

function comparison(parameter: string, isText: boolean): Comparison {
  if (/^(min|from|since|after|start)|(_min|_from|_gte|Min|From|Since|After)$/.test(parameter)) return "least";
  if (/^(max|to|until|before|end)(?![a-z])|^max|(_max|_to|_lte|Max|To|Until|Before)$/.test(parameter))
    return "most";
  return isText ? "text" : "equal";
}

function responses(compare: Comparison, returned: unknown, wanted: unknown): boolean {
  if (Array.isArray(returned)) return returned.some((one) => responses(compare, one, wanted));
  if (returned === null || returned === undefined) return false;
  if (compare === "least" || compare === "most") {
    const [left, right] = [rank(returned), rank(wanted)];
    return compare === "least" ? left >= right : left <= right;
  }
  if (isEqual(returned, wanted) || String(returned) === String(wanted)) return true;
  return compare === "text" && String(returned).toLowerCase().includes(String(wanted).toLowerCase());
}
