import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { findList, holdsRefusals } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { fetchAll } from "../shared/fetch-pages";
import { copyCall, type PreparedCall } from "../shared/prepared-call";
import { parseRows } from "./csv-rows";

/**
 * A table that a text calls whole has the rows that the list beside it shows to the same user: `GET /invoices/export`, "all
 * invoices the user may see". So it has with a filter that both take.
 *
 * Standard: RFC 4180; the operation's description.
 * Reports: `ownership`, `listed`, `filter`, `body`. Severity: error.
 */
export function exportedRows(checker: Checker, operation: Operation): Scenario[] {
  const list = listBeside(checker, operation);
  if (!list || !/\b(all|every|unpaged|whole)\b/i.test(operation.text)) return [];
  const filters = operation.parameters.flatMap(({ name, in: at, schema }) => {
    const isShared = list.parameters.some((one) => one.in === "query" && one.name === name);
    const { documents } = operation.contract;
    const { values, items } = shapeOf(documents, schema);
    const [one] = values ?? (items && shapeOf(documents, items).values) ?? [];
    const value = one === undefined || values ? one : [one];
    return at === "query" && isShared && value !== undefined ? [{ name, value }] : [];
  });
  return [undefined, ...filters].map((filter) => ({
    name: `export ${operation.id} ${filter?.name ?? ""}`,
    operation,
    run: (trial: Trial) => compareRows(trial, operation, list, filter),
  }));
}

/**
 * The list whose address a table's begins with: `/invoices` of `/invoices/export` and of `/invoices.csv`; else the only one of
 * the same name, as of `/reports/invoices.csv`.
 */
function listBeside({ operations, selected }: Checker, operation: Operation): Operation | undefined {
  const isTable = operation.responses.some(
    ({ status, media }) =>
      status === "200" &&
      media.length > 0 &&
      media.every(
        ({ type, schema }) => /csv/i.test(type) || (schema !== undefined && holdsRefusals(operation, schema)),
      ),
  );
  if (!isRead(operation) || !isTable || operation.path.includes("{")) return undefined;
  const lists = operations.filter(
    (one) =>
      one.method === "get" &&
      one !== operation &&
      selected.has(one) &&
      findList(one) &&
      !one.path.includes("{"),
  );
  const beside = lists.find(({ path }) =>
    [`${path}/`, `${path}.`].some((start) => operation.path.startsWith(start)),
  );
  const [, file] = /\/([^/]+)\.\w+$/.exec(operation.path) ?? [];
  const named = lists.filter(({ path }) => file !== undefined && path.endsWith(`/${file}`));
  return beside ?? (named.length === 1 ? named[0] : undefined);
}

async function compareRows(
  trial: Trial,
  operation: Operation,
  list: Operation,
  filter: { name: string; value: unknown } | undefined,
): Promise<void> {
  const { bases } = trial.checker;
  if (![operation, list].every((one) => bases.get(one)?.isAccepted)) return;
  const filtered = async (one: Operation): Promise<PreparedCall> => {
    const call = await prepareCall(trial, one);
    return filter ? copyCall(call, `query.${filter.name}`, filter.value) : call;
  };
  const shown = await fetchAll(trial, await filtered(list));
  const exchange = await trial.send(await filtered(operation));
  const [header = [], ...rows] = exchange.ok ? parseRows(exchange.text) : [];
  const uneven = rows.find((row) => row.length > 1 && row.length !== header.length);
  if (uneven)
    trial.report("body", operation, exchange, {
      expected: `${header.length} cells in each row, as the first one has`,
      actual: `${uneven.length}: ${toJson(uneven.slice(0, 8))}`,
      cause: "cells",
    });
  const key = shown?.isWhole && !uneven ? uniqueColumn(header, shown.items) : undefined;
  if (!shown || key === undefined) return;
  const exported = rows.filter((row) => row.length > 1).map((row) => row[header.indexOf(key)] ?? "");
  const listed = shown.items.map((item) => String(isObject(item) ? item[key] : ""));
  const foreign = exported.find((one) => !listed.includes(one));
  const missing = listed.find((one) => !exported.includes(one));
  const about = filter ? ` with ${filter.name} ${String(filter.value)}` : "";
  if (foreign !== undefined)
    trial.report(filter ? "filter" : "ownership", operation, exchange, {
      expected: `no row that ${list.id} does not show${about}`,
      actual: `${key} ${foreign}`,
      cause: "foreign row",
    });
  else if (missing !== undefined)
    trial.report("listed", operation, exchange, {
      expected: `a row for each item of ${list.id}${about}`,
      actual: `none with ${key} ${missing}`,
      cause: "missing row",
    });
}

/** A column that is a member of the items and tells them apart. */
function uniqueColumn(header: readonly string[], items: readonly unknown[]): string | undefined {
  return header.find((name) => {
    const values = items.map((item) => (isObject(item) ? item[name] : undefined));
    const areTexts = values.every((one) => typeof one === "string" || typeof one === "number");
    return name !== "" && values.length > 1 && areTexts && new Set(values).size === values.length;
  });
}
