import type { Place } from "../document/place";
import { isObject, string } from "../lib/json";
import { membersOf, shapeOf } from "../schema/shape";
import { readFollow } from "./follow";
import { findList } from "./lists";
import type { Operation, Pagination } from "./model";

const pageNames = /^(page|page_?no|page_?num(ber)?|page_?index|current_?page|p)$/i;
const sizeNames = /^(size|page_?size|per_?page|rows|limit|count|take|page_?limit)$/i;
const offsetNames = /^(offset|skip|start)$/i;

/** How a list is paged: as declared by `x-pagination`, else by common names of parameters and members. */
export function readPagination(operation: Operation, extension: unknown): Pagination | undefined {
  const query = operation.parameters.filter(({ in: at }) => at === "query");
  const firstPage = (name: string | undefined): number => {
    const schema =
      name === undefined
        ? undefined
        : (query.find((one) => one.name === name)?.schema ?? inBody(operation, name));
    return schema ? (shapeOf(operation.contract.documents, schema).minimum ?? 1) : 1;
  };
  if (isObject(extension)) {
    const name = (key: string) => (string(extension[key]) === "" ? undefined : string(extension[key]));
    const declared = name("page");
    // A text parameter with a next page in the response is a cursor, not a page number.
    const isCounted = !query.some((one) => one.name === declared && isText(operation, one.schema));
    const follow = readFollow(operation, isCounted ? undefined : declared);
    const page = isCounted || !follow ? declared : undefined;
    const isOffset = page !== undefined && offsetNames.test(page);
    return {
      ...(page !== undefined && (isOffset ? { offset: page } : { page })),
      ...(name("size") !== undefined && { size: name("size") ?? "" }),
      ...(name("offset") !== undefined && { offset: name("offset") ?? "" }),
      ...(name("total") !== undefined && { total: name("total") ?? "" }),
      ...(name("totalHeader") !== undefined && { totalHeader: name("totalHeader") ?? "" }),
      items: typeof extension["items"] === "string" ? extension["items"] : (findList(operation)?.items ?? ""),
      id: name("id") ?? "id",
      ...(page === undefined && name("offset") === undefined && follow && { follow }),
      isDeclared: true,
      first: isOffset ? 0 : firstPage(page),
    };
  }
  if (operation.method !== "get") return undefined;
  const follow = readFollow(operation);
  const page = query.find(({ name }) => pageNames.test(name))?.name;
  const offset = query.find(({ name }) => offsetNames.test(name))?.name;
  const size = query.find(({ name }) => sizeNames.test(name))?.name;
  const list = findList(operation);
  const isNumbered = size !== undefined && (page !== undefined || offset !== undefined);
  if (!list || (!isNumbered && !follow)) return undefined;
  const id = [...membersOf(operation.contract.documents, list.item).keys()].find((name) =>
    /^(id|.*(Id|_id|uuid|key|code))$/.test(name),
  );
  if (id === undefined) return undefined;
  const header = operation.responses
    .find(({ status }) => status === "200")
    ?.headers.find(({ name }) => /total/i.test(name))?.name;
  return {
    ...(isNumbered ? (page !== undefined ? { page } : { offset: offset ?? "" }) : follow && { follow }),
    ...(size !== undefined && { size }),
    items: list.items,
    ...(list.total !== undefined && { total: list.total }),
    ...(header !== undefined && { totalHeader: header }),
    id,
    isDeclared: false,
    first: isNumbered && page !== undefined ? firstPage(page) : 0,
  };
}

function isText({ contract: { documents } }: Operation, schema: Place): boolean {
  const { types } = shapeOf(documents, schema);
  return types.has("string") && !types.has("integer") && !types.has("number");
}

/** A member of the body that a list is asked for with. */
export function inBody({ body, contract }: Operation, name: string): Place | undefined {
  const schema = body?.media[0]?.schema;
  return schema && membersOf(contract.documents, schema).get(name);
}
