import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import { prepare } from "../run/prepare";
import type { Trial } from "../run/trial";
import { membersOf, shapeOf } from "../schema/shape";
import { fetchAll, propertyOf } from "./fetch-pages";
import { isOrdered } from "./rank";

export async function order(
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
