import { valueAt } from "../../lib/json";
import type { Operation, Pagination } from "../../load/model";
import { type Exchange, headerOf } from "../../send/exchange";

/** The parameters of the next page; undefined on the last page, or where the contract lacks them. */
export function nextParameters(
  { body, operation, ...exchange }: Exchange,
  { follow }: Pagination,
): Map<string, string> | undefined {
  if (!follow) return undefined;
  if (follow.more !== undefined && valueAt(body, follow.more) === false) return undefined;
  if (follow.next === undefined) {
    const address = nextOfLink(headerOf(exchange, "link") ?? "");
    return address === undefined ? undefined : parametersOf(operation, address);
  }
  const value = valueAt(body, follow.next);
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return undefined;
  const text = String(value);
  if (/^(https?:\/\/|\/|\?)/.test(text)) return parametersOf(operation, text);
  return follow.cursor === undefined ? undefined : new Map([[`query.${follow.cursor}`, text]]);
}

/** The `next` address of a `Link` header (RFC 8288). */
export function nextOfLink(header: string): string | undefined {
  for (const [, address, rest = ""] of header.matchAll(/<([^>]*)>((?:\s*;\s*[^,;]+(?:"[^"]*")?)*)/g))
    if (/\brel="?([\w\s]*\s)?next\b/i.test(rest)) return address;
  return undefined;
}

/** The query of an address as parameters; undefined where the contract does not know one of them. */
export function parametersOf(operation: Operation, address: string): Map<string, string> | undefined {
  const base = "http://localhost/";
  if (!URL.canParse(address, base)) return undefined;
  const found = new Map<string, string>();
  for (const [name, value] of new URL(address, base).searchParams) {
    if (!operation.parameters.some((one) => one.in === "query" && one.name === name)) return undefined;
    found.set(`query.${name}`, value);
  }
  return found.size > 0 ? found : undefined;
}
