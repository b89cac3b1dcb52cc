import type { Locale } from "../../src/platform/locale";
import { type Draft, draftFailure } from "./answer";
import type { RequestFault } from "./check-request";
import type { Endpoint } from "./endpoint";
import type { Group } from "./group";

const words: Readonly<Record<Locale, string>> = {
  "zh-CN": "参数不正确",
  "zh-TW": "參數不正確",
  "en-US": "Some values are not right",
};

/** The answer the contracts call `Invalid`: every field once, with its message key where the group knows one. */
export function draftInvalid(
  endpoint: Endpoint,
  faults: readonly RequestFault[],
  locale: Locale,
  group: Group | undefined,
): Draft {
  const { operationId } = endpoint;
  const first = new Map<string, RequestFault>();
  for (const fault of faults) if (!first.has(fault.field)) first.set(fault.field, fault);
  const fields = [...first.values()].slice(0, 50).map(({ field, keyword, message }) => ({
    field: field.slice(0, 200),
    key: group?.messageKey?.({ operationId, field, keyword }) ?? "",
    message: message.slice(0, 500),
  }));
  return draftFailure(endpoint, { code: 400, errcode: 40000, msg: words[locale], more: { fields } });
}
