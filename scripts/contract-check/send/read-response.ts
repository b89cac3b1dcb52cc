import { parseJson } from "../lib/exact-json";
import { readOutcome } from "../load/envelope";
import type { NoResponse, WireResponse } from "./client";
import type { Exchange } from "./exchange";
import type { Call } from "./request";

/** A response, read by the contract's envelope. */
export function readResponse(
  call: Call,
  request: Exchange["request"],
  response: WireResponse | NoResponse,
  user: string | undefined,
): Exchange {
  const shared = {
    operation: call.operation,
    call,
    request,
    user: call.credentials.size > 0 ? user : undefined,
  };
  if ("reason" in response)
    return {
      ...shared,
      response: undefined,
      failure: response,
      text: "",
      body: undefined,
      isJson: false,
      ok: false,
      code: 0,
      payload: undefined,
    };
  const text = response.body.toString("utf8");
  const { value, isJson } = parse(text, response.headers["content-type"]?.[0] ?? "");
  const outcome = readOutcome(call.operation.contract.envelope, response.status, value);
  return { ...shared, response: response, failure: undefined, text, body: value, isJson, ...outcome };
}

function parse(text: string, type: string): { value: unknown; isJson: boolean } {
  if (text === "") return { value: undefined, isJson: false };
  if (!/json/i.test(type) && !/^\s*[[{]/.test(text)) return { value: text, isJson: false };
  try {
    const value = parseJson(text);
    return { value, isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}
