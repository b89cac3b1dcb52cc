import { readQuery } from "../../../mocks/kernel/address";
import { isRecord } from "../../../mocks/kernel/contract-model";
import type { Endpoint } from "../../../mocks/kernel/endpoint";
import { requestLocale } from "../../../mocks/kernel/locale";

/** Whether calling it changes nothing: GET, and the POSTs that only ask. */
export function isRead({ method, operationId, operation }: Endpoint): boolean {
  if (operation.isUnsafeGet) return false;
  return method === "get" || (method === "post" && /^(list|search|get)[A-Z]/.test(operationId));
}

/**
 * What distinguishes a call of an operation from others: path, known query parameters in order of their names, and
 * body.
 */
export interface CallParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * The call as one text. Parameters that the contract does not know, such as those against caches, are left out.
 * @param replaceText what becomes of each value
 */
export function callKey(
  endpoint: Endpoint,
  { path, query, body, acceptLanguage }: CallParts,
  replaceText: (text: string) => string = (text) => text,
): string {
  const parameters = readQuery(query)
    .filter(([name, value]) => endpoint.queryParameters.has(name) && value !== "")
    .map(([name, value]) => `${name}=${replaceText(value)}`)
    .sort();
  const steps = Object.entries(path).map(([name, value]) => `${name}=${replaceText(value)}`);
  const sent = endpoint.method === "get" || body === null ? [] : [bodyText(body, replaceText)];
  const isTranslated = endpoint.headerParameters.some(({ name }) => name === "Accept-Language");
  const locale = isTranslated ? [requestLocale(undefined, acceptLanguage)] : [];
  return [...locale, ...steps, parameters.join("&"), ...sent].join(" ").trim();
}

function bodyText(body: string, replaceText: (text: string) => string): string {
  try {
    return JSON.stringify(sorted(JSON.parse(body), replaceText));
  } catch {
    return replaceText(body);
  }
}

function sorted(value: unknown, replaceText: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => sorted(item, replaceText));
  if (isRecord(value))
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((name) => [name, sorted(value[name], replaceText)]),
    );
  return typeof value === "string" ? replaceText(value) : value;
}
