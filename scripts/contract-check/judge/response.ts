import { documentedCodes, generalText, responseFor } from "../load/documented";
import type { Contract } from "../load/model";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import { bodyFaults } from "./body";
import { clearedMemberFaults } from "./cleared-members";
import { derivedNumberFaults } from "./derived-numbers";
import type { Fault } from "./fault";
import { filteredSumFaults } from "./filtered-sums";
import type { Rule } from "./finding";
import { headerFaults } from "./headers";
import { leakIn } from "./leak";
import { listFrameFaults } from "./list-frame";
import { refusalDetailFaults } from "./refusal-details";
import { restStateFaults } from "./rest-states";
import { rowTotalFaults } from "./row-totals";
import { stateMemberFaults } from "./state-members";
import { statedCodeFaults } from "./stated-codes";
import { statedComparisonFaults } from "./stated-comparisons";
import { statedNumberFaults } from "./stated-numbers";
import { statedTimeFaults } from "./stated-times";

/**
 * How far the answer to an unusual request may deviate: `gateway` allows refusals that a proxy or framework gives
 * before the operation.
 */
export type Tolerance = "none" | "gateway";

/**
 * Judges a response by itself, whatever was requested: it arrives in time, the server does not break, and its status
 * is documented. Headers, body, envelope and leaks are judged by rules of their own.
 *
 * Standard: RFC 9110 §15 (status codes), §15.5.6 (Allow), §15.6 (5xx); OpenAPI `responses`.
 * Reports: `no-answer`, `server-error`, `status`, `leak`, `header`. Severity: error.
 */
export function judgeResponse(exchange: Exchange, validator: Validator, tolerance: Tolerance): Fault[] {
  const { operation, response, failure } = exchange;
  const fault = (rule: Rule, expected: string, actual: string, rest: Partial<Fault> = {}): Fault => ({
    rule,
    cause: "",
    expected,
    actual,
    pointer: "",
    place: operation.place,
    ...rest,
  });
  if (failure) return [fault("no-answer", "an answer", failureText(exchange), { cause: failure.reason })];
  if (!response) return [];
  const { status } = response;
  const leak = leakIn(exchange);
  const leaks = leak ? [fault("leak", "a failure without the inside of the server", leak)] : [];
  const documented = responseFor(operation, status);
  const exact = operation.responses.some((one) => one.status === String(status));
  if (status >= 500 && !exact)
    return [
      fault("server-error", "an answer below 500", `status ${status}`, { cause: String(status) }),
      ...leaks,
    ];
  const codes = documentedCodes(operation);
  const { code } = exchange;
  if (status < 400 && code >= 500 && code < 600 && codes.size > 1 && !codes.has(code))
    return [fault("server-error", "a code below 500", `code ${code}`, { cause: String(code) }), ...leaks];
  if (status === 405 && response.headers["allow"] === undefined && statesAllow(operation.contract))
    leaks.push(
      fault("header", "the header Allow", "no such header", {
        cause: "missing Allow",
        pointer: "/headers/allow",
      }),
    );
  if (tolerance === "gateway" && status >= 400 && !exact) return leaks;
  if (!documented) {
    if ([413, 414, 429, 431].includes(status)) return leaks;
    const known = operation.responses.map((one) => one.status).join(", ");
    return [...leaks, fault("status", `one of ${known}`, `status ${status}`, { cause: String(status) })];
  }
  // What stands in front of the operation may word its refusals otherwise, with the headers that every client needs.
  // Missing credentials are refused by the server itself, as it documents it.
  const isOutside = tolerance === "gateway" && !exchange.ok && !(exact && status === 401);
  if (isOutside) return [...leaks, ...headerFaults(exchange, documented, validator)];
  const faults = [
    ...headerFaults(exchange, documented, validator),
    ...bodyFaults(exchange, documented, validator),
  ];
  const proper = exchange.ok && faults.length > 0 ? properStatus(exchange, validator) : undefined;
  if (proper !== undefined)
    return [...leaks, fault("status", `status ${proper}`, `status ${status}`, { cause: String(status) })];
  const further = (): Fault[] => [
    ...listFrameFaults(exchange),
    ...derivedNumberFaults(exchange),
    ...statedNumberFaults(exchange),
    ...statedTimeFaults(exchange),
    ...statedComparisonFaults(exchange),
    ...filteredSumFaults(exchange),
    ...rowTotalFaults(exchange),
    ...stateMemberFaults(exchange),
    ...clearedMemberFaults(exchange),
    ...restStateFaults(exchange),
    ...statedCodeFaults(exchange),
    ...refusalDetailFaults(exchange),
  ];
  return [...leaks, ...(faults.length > 0 ? faults : further())];
}

/** "405 with an `Allow` header": RFC 9110 requires it, and clients of this contract were promised it. */
const statesAllow = (contract: Contract): boolean => /`?\bAllow`?\b/.test(generalText(contract));

/** Another documented success status whose schema this body fits. */
function properStatus({ operation, response, body }: Exchange, validator: Validator): string | undefined {
  return operation.responses.find(
    ({ status, media }) =>
      /^2\d\d$/.test(status) &&
      status !== String(response?.status) &&
      media.some(({ schema }) => schema !== undefined && validator.isValid(schema, body)),
  )?.status;
}

function failureText({ failure }: Exchange): string {
  switch (failure?.reason) {
    case "timeout":
      return `nothing within ${failure.detail}`;
    case "endless":
      return `a body that had not ended after ${failure.detail}`;
    case "garbage":
      return `something that is not HTTP (${failure.detail})`;
    case "closed":
      return "the connection was closed before the answer was complete";
    default:
      return `no connection (${failure?.detail})`;
  }
}
