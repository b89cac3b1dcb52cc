import type { Locale } from "../../src/platform/locale";
import type { CheckedRequest } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { RequestFault } from "./explain-faults";
import type { Group } from "./group";
import { type Draft, draftFailure } from "./response";

const texts: Readonly<Record<Locale, string>> = {
  "zh-CN": "参数不正确",
  "zh-TW": "參數不正確",
  "en-US": "Some values are not right",
};

/** The answer the contracts call `Invalid`: every field once, with its message key where the group knows one. */
export function draftInvalid(
  endpoint: Endpoint,
  checked: CheckedRequest,
  locale: Locale,
  group: Group | undefined,
): Draft {
  const { operationId } = endpoint;
  const first = new Map<string, RequestFault>();
  for (const fault of checked.faults) if (!first.has(fault.field)) first.set(fault.field, fault);
  const fields = [...first.values()].slice(0, 50).map((fault) => ({
    field: fault.field.slice(0, 200),
    key: group?.messageKey?.({ ...fault, operationId, isMissing: isMissing(checked, fault) }) ?? "",
    message: fault.message.slice(0, 500),
  }));
  return draftFailure(endpoint, { code: 400, errcode: 40000, msg: texts[locale], more: { fields } });
}

function isMissing(checked: CheckedRequest, { keyword, pointer }: RequestFault): boolean {
  return keyword === "required" || valueAt(checked, pointer) === "";
}

function valueAt(checked: CheckedRequest, pointer: string): unknown {
  let value: unknown = {
    path: checked.path,
    query: checked.query,
    headers: checked.headers,
    body: checked.body,
  };
  for (const segment of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map(Object.entries(value)).get(segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return value;
}
