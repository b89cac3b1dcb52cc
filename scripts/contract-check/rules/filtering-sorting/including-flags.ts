import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { fetchAll } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import { inBoth } from "./combined-filters";

/** The switches of a list that let further items in: `includeDeleted`, `withArchived`. */
export function includingFlags(operation: Operation): Parameter[] {
  if (!findList(operation) || operation.method !== "get") return [];
  return operation.parameters.filter(
    ({ name, in: at, schema, required }) =>
      at === "query" &&
      !required &&
      /^(include|with)_?[a-z]+$/i.test(name) &&
      shapeOf(operation.contract.documents, schema).types.has("boolean"),
  );
}

/**
 * A switch that lets further items in leaves those that are there without it, and off it changes nothing.
 *
 * Standard: the parameter's name and default.
 * Reports: `filter`. Severity: error.
 */
export async function checkIncludingFlag(
  trial: Trial,
  operation: Operation,
  parameter: Parameter,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const key = keyOf(parameter);
  const plain = parametersWithout(call, key);
  const fetchWith = (value?: boolean) =>
    fetchAll(trial, { ...call, parameters: value === undefined ? plain : new Map([...plain, [key, value]]) });
  const [usual, on, off] = [await fetchWith(), await fetchWith(true), await fetchWith(false)];
  if (!usual?.isWhole || !on?.isWhole || !off?.isWhole) return;
  const report = (exchange: typeof on.exchange, expected: string, actual: string, cause: string): void =>
    trial.report("filter", operation, exchange, {
      expected,
      actual,
      cause: `${parameter.name} ${cause}`,
      pointer: `/${key}`,
      place: parameter.place,
    });
  const stayed = inBoth(usual.items, on.items);
  if (stayed.length < usual.items.length) {
    const lost = usual.items.find((item) => inBoth([item], on.items).length === 0);
    report(
      on.exchange,
      `with ${parameter.name}=true what is there without it, and more`,
      `without ${toJson(lost)?.slice(0, 120)}`,
      "less",
    );
  } else if (
    shapeOf(operation.contract.documents, parameter.schema).fallback === false &&
    off.items.length !== usual.items.length
  )
    report(
      off.exchange,
      `${usual.items.length} items with ${parameter.name}=false, its default`,
      `${off.items.length} items`,
      "off",
    );
}
