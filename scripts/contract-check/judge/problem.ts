import { isObject } from "../lib/json";
import type { ResponseSpec } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/**
 * The `status` of a problem document is that of the response.
 *
 * Standard: RFC 9457 §3.1.2.
 * Reports: `envelope`. Severity: error.
 */
export function problemFaults({ response, body }: Exchange, { place }: ResponseSpec): Fault[] {
  const type = response?.headers["content-type"]?.[0] ?? "";
  if (!response || !/^application\/problem\+json\b/i.test(type) || !isObject(body)) return [];
  const stated = body["status"];
  if (typeof stated !== "number" || stated === response.status) return [];
  return [
    {
      rule: "envelope",
      cause: "problem status",
      expected: `/status ${response.status}, the status of the response`,
      actual: String(stated),
      pointer: "/status",
      place,
    },
  ];
}
