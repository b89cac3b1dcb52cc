import { createInstance, prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { findList, holdsRefusals } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { fetchPage, isLast, isPaged, largestSize, type Page, totalOf } from "../shared/fetch-pages";
import { withListItems } from "../shared/list-items";
import type { PreparedCall } from "../shared/prepared-call";
import { parseRows } from "./csv-rows";

/**
 * A read answers with the media type that `Accept` asks for, of those that its contract has. Tables have a row for each
 * item of the same page in JSON.
 *
 * Standard: RFC 9110 §12.5.1 (Accept); RFC 4180.
 * Reports: `content-type`, `body`. Severity: error.
 */
export function acceptedTypes(operation: Operation): Scenario[] {
  const types = successTypes(operation);
  // What was stored as a file has the one type that it was stored with.
  const areFiles = !documents(operation, 406) && !types.some((type) => /json|text\/csv/.test(type));
  // A table alone has a form, too.
  const isChoice = types.length > 1 || types[0]?.startsWith("text/csv");
  if (!isRead(operation) || !isChoice || areFiles || types.some((type) => type.includes("*"))) return [];
  const run = async (trial: Trial): Promise<void> => {
    if (types.some((type) => type.startsWith("text/csv"))) await createQuoted(trial, operation);
    for (const type of types) await askFor(trial, operation, type);
    if (types.length > 1) await askForQuoted(trial, operation);
  };
  return [
    {
      name: `accept ${operation.id}`,
      operation,
      run: (trial) => (findList(operation) ? withListItems(trial, operation, run) : run(trial)),
    },
  ];
}

const successTypes = (operation: Operation): string[] => [
  ...new Set(
    operation.responses
      .filter(({ status }) => status === "200")
      .flatMap(({ media }) => media)
      .filter(({ schema }) => schema === undefined || !holdsRefusals(operation, schema))
      .map(({ type }) => type),
  ),
];

async function askFor(trial: Trial, operation: Operation, type: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await prepareCall(trial, operation);
  const exchange = await trial.send({ ...call, headers: { ...call.headers, accept: type } });
  if (!exchange.ok) return;
  const answered = headerOf(exchange, "content-type") ?? "";
  if (!answered.toLowerCase().startsWith(type.split(";")[0] ?? type)) {
    trial.report("content-type", operation, exchange, {
      expected: `${type}, as Accept asks for`,
      actual: answered,
      cause: `accept ${type}`,
      pointer: "/headers/content-type",
    });
    return;
  }
  if (!/^text\/csv/.test(type)) return;
  const isBeside = successTypes(operation).length > 1;
  if (isBeside) judgeTable(trial, exchange, await trial.send(call));
  const fault = formFault(exchange);
  if (fault) trial.report("body", operation, exchange, { ...fault, cause: "table form" });
  else if (isBeside) await askWithFilters(trial, call, type);
}

/** A table answers the query, as the list does: filters and orders with few values are tried with each form. */
async function askWithFilters(trial: Trial, call: PreparedCall, type: string): Promise<void> {
  const { operation } = call;
  const choices = operation.parameters.flatMap((parameter) => {
    const { values, types } = shapeOf(operation.contract.documents, parameter.schema);
    const some = values ?? (types.has("boolean") ? [true] : []);
    const isOpen = parameter.in === "query" && !parameter.required;
    return isOpen ? some.slice(0, 2).map((value) => [keyOf(parameter), value] as const) : [];
  });
  for (const choice of choices.slice(0, mostChoices)) {
    const asked = { ...call, parameters: new Map([...call.parameters, choice]) };
    const page = await trial.send(asked);
    const table = await trial.send({ ...asked, headers: { ...call.headers, accept: type } });
    if (!page.ok || !table.ok || trial.drafts.length > 0) return;
    judgeTable(trial, table, page);
  }
}

const mostChoices = 6;

/** An item whose texts have commas and quotes: its cells have to be quoted. */
async function createQuoted(trial: Trial, list: Operation): Promise<void> {
  const { resources, validator } = trial.checker;
  const resource = resources.roles.get(list)?.resource;
  const schema = resource?.create?.body?.media[0]?.schema;
  if (!resource?.create || !resource.remove || !schema) return;
  await createInstance(trial, resource, {
    change: (body) => {
      if (!isObject(body)) return body;
      const changed: Record<string, unknown> = { ...body };
      for (const [name, value] of Object.entries(body)) {
        if (typeof value !== "string") continue;
        changed[name] = `${value}, "quoted"`;
        if (!validator.isValid(schema, changed)) changed[name] = value;
      }
      return changed;
    },
  });
}

/** The table of the page that has the item with commas and quotes, wherever in the list that is. */
async function askForQuoted(trial: Trial, operation: Operation): Promise<void> {
  const { pagination } = operation;
  const type = successTypes(operation).find((one) => one.startsWith("text/csv"));
  if (type === undefined || !pagination || !isPaged(pagination) || trial.drafts.length > 0) return;
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await prepareCall(trial, operation);
  const size = largestSize(operation) ?? (pagination.follow ? undefined : 20);
  let before: Page | undefined;
  for (let index = 0; index < mostPages; index += 1) {
    const page = await fetchPage(trial, call, pagination, { index, size, before });
    if (!page) return;
    if (page.exchange.text.includes(quotedInJson)) {
      const asked = page.exchange.call;
      const table = await trial.send({ ...asked, headers: { ...asked.headers, accept: type } });
      if (table.ok) judgeTable(trial, table, page.exchange);
      return;
    }
    if (isLast(page, pagination, size)) return;
    before = page;
  }
}

const mostPages = 12;
const quotedInJson = ', \\"quoted\\"';

/** Whether the last row of a table is none of an item: "last a row of the totals". */
export const hasTotals = ({ text }: Pick<Operation, "text">): boolean =>
  /\brow (?:of|with|for) (?:the |all )?(?:totals?|sums?)\b|\b(?:totals?|sums?) row\b/i.test(text);

/** Compares a table with the same page in JSON, where its columns are named like members. */
function judgeTable(trial: Trial, table: Exchange, page: Exchange): void {
  const { operation } = table;
  const items = page.ok ? itemsOf(page, findList(operation)?.items ?? "") : undefined;
  const [header = [], ...parsed] = parseRows(table.text);
  const rows = hasTotals(operation) ? parsed.slice(0, -1) : parsed;
  const members = new Set(items?.flatMap((item) => (isObject(item) ? Object.keys(item) : [])));
  if (!items || header.filter((name) => members.has(name)).length < 2) return;
  const count = isWhole(operation) ? (totalOf(page, operation.pagination) ?? rows.length) : items.length;
  const fault =
    shapeFault(header, rows, count) ?? cellFault(operation, header, rows.slice(0, items.length), items);
  if (!fault) return;
  const [expected, actual, cause] = fault;
  trial.report("body", operation, table, { expected, actual, cause: `table ${cause}`, pointer: "" });
}

/** The columns of a table are those of its example, and its lines end as the contract states. */
export function formFault({ operation, text }: Exchange): { expected: string; actual: string } | undefined {
  const media = operation.responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap((one) => one.media.filter(({ type }) => type.startsWith("text/csv")));
  const example = media.flatMap(({ examples }) => examples).find((one) => typeof one === "string");
  if (text === "") return undefined;
  const firstLine = (one: string): string => (one.split(/\r?\n/)[0] ?? "").replaceAll('"', "");
  if (typeof example === "string" && firstLine(example) !== firstLine(text))
    return { expected: `the columns ${firstLine(example)}`, actual: firstLine(text) };
  const hasReturns = /\r\n/.test(String(example)) || /\bCRLF\b/.test(operation.text);
  return hasReturns && /[^\r]\n/.test(text.replace(/"[^"]*"/g, ""))
    ? { expected: "lines that end with CR LF", actual: "a line that ends with LF" }
    : undefined;
}

/** "An export of the whole list": a table that no page limits. */
export const isWhole = ({ text }: Pick<Operation, "text">): boolean =>
  /\b(whole|entire|complete|full)\b[^.;]{0,30}\blist\b|\b(all|every) (match|item|row|entr|record)|\b(all|each|every) \w+ (that|which) (match|answer|fit|meet|pass)|\bdo(es)? not limit\b|\b(without|no) pag(ing|ination|es)\b|\bnot paged\b|\b(limit|cursor|page|size|per_page)`?s?( and `?\w+`?)? (is|are) ignored\b|\b(limit|cursor|page|size|per_page)`?s?( and `?\w+`?)? ((do|does) not apply|ha(s|ve) no effect)\b/i.test(
    text,
  );

type TableFault = [expected: string, actual: string, cause: string];

function shapeFault(
  header: readonly string[],
  rows: readonly string[][],
  count: number,
): TableFault | undefined {
  const uneven = rows.find((row) => row.length !== header.length);
  if (uneven)
    return [
      `${header.length} columns in each row (RFC 4180)`,
      `${uneven.length}: ${uneven.join(" | ")}`,
      "columns",
    ];
  if (rows.length === count) return undefined;
  return [`a row for each of the ${count} items`, `${rows.length} rows`, "rows"];
}

function cellFault(
  operation: Operation,
  header: readonly string[],
  rows: readonly string[][],
  items: readonly unknown[],
): TableFault | undefined {
  for (const [index, row] of rows.entries())
    for (const [column, name] of header.entries()) {
      const item = items[index];
      const expected = isObject(item) ? cellOf(operation, item[name]) : undefined;
      // Half a character has no form in UTF-8.
      const isWhole = expected !== undefined && !/\p{Surrogate}/u.test(expected);
      if (isWhole && expected !== row[column])
        return [`${name}: ${expected}, as in JSON`, `${name}: ${row[column] ?? ""}`, name];
    }
  return undefined;
}

/** A value as a cell; undefined where the contract does not say how it is written. */
function cellOf({ text }: Operation, value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isInteger(value)) return String(value);
  if (value === null) return /\bempty\b/i.test(text) ? "" : undefined;
  const separator = /\bsemicolons?\b/i.test(text) ? ";" : undefined;
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isTexts && separator !== undefined ? value.join(separator) : undefined;
}
