import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { fetchAll, fetchPage, isPaged, type Page, propertyOf } from "../shared/fetch-pages";
import type { PreparedCall } from "../shared/prepared-call";
import { aroundViolation, isOrdered } from "./sort-rank";

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
  const shape = shapeOf(documents, described.schema);
  const members = list ? [...membersOf(documents, list.item).keys()] : [];
  const direction = operation.parameters.find(
    ({ name }) =>
      /^(order|direction|sort_?(order|dir|direction)|dir)$/i.test(name) && name !== sort.parameter,
  );
  const listed =
    shape.values?.filter((value) => typeof value === "string") ??
    members.flatMap((name) => [name, `-${name}`]);
  const call = await prepareCall(trial, operation);
  // Small pages show another kind of fault: one ascending and one descending sort suffice.
  const pagedThrough = new Set<boolean>();
  const check = async (
    value: string | undefined,
    parameters: Map<string, unknown>,
    isReversed: boolean,
  ): Promise<boolean> => {
    const stated = value ?? sort.fallback ?? "";
    const name = stated.replace(/^[-+]/, "").replace(/[:. ](asc|desc)$/i, "");
    if (stated === "" || !members.includes(name)) return true;
    const sorted = { ...call, parameters };
    const whole = await fetchAll(trial, sorted);
    const isDown = isReversed !== (stated.startsWith("-") || /[:. ]desc$/i.test(stated));
    const member = list && membersOf(documents, list.item).get(name);
    const ranks = member && shapeOf(documents, member).values;
    const fits = (items: unknown[]): boolean => {
      const values = shownValues(items, name);
      const ranked = ranks && values.map((one) => ranks.indexOf(one));
      return isOrdered(values, isDown) || (ranked !== undefined && isOrdered(ranked, isDown));
    };
    let fetched: Fetched | undefined = whole;
    if (whole && fits(whole.items)) {
      if (pagedThrough.has(isDown)) return true;
      pagedThrough.add(isDown);
      fetched = await inSmallPages(trial, sorted, whole.items.length);
    }
    if (!fetched || fits(fetched.items)) return true;
    const values = shownValues(fetched.items, name);
    trial.report("sort", operation, fetched.exchange, {
      expected: `items ${isDown ? "falling" : "rising"} by ${name}${value === undefined ? " when no order is asked for" : ""}`,
      actual: JSON.stringify(aroundViolation(values, isDown)),
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
