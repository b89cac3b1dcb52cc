import type { Operation } from "../load/model";
import type { NoResponse, WireResponse } from "./client";
import type { Call, WireRequest } from "./request";

/** A request with its response. */
export interface Exchange {
  operation: Operation;
  call: Call;
  request: WireRequest;
  /** Name of the user whose credentials were sent. */
  user: string | undefined;
  response: WireResponse | undefined;
  failure: NoResponse | undefined;
  text: string;
  /** The parsed body; undefined where it is not JSON. */
  body: unknown;
  isJson: boolean;
  /** Whether the response reports success. */
  ok: boolean;
  /** The status, or the code of a body-carried envelope; 0 without a response. */
  code: number;
  payload: unknown;
}

export function headerOf({ response }: Pick<Exchange, "response">, name: string): string | undefined {
  return response?.headers[name.toLowerCase()]?.[0];
}

/** A response in a few words. */
export function describeResponse({ failure, response, code, text, ok }: Exchange): string {
  if (failure) return `no answer (${failure.reason}, ${failure.detail})`;
  const status = response?.status ?? 0;
  const inBody = code === status ? "" : `, code ${code} in the body`;
  const short = text.length > 160 ? `${text.slice(0, 160)}…` : text;
  return `${ok ? "success" : "refusal"}: status ${status}${inBody}${short === "" ? "" : `, ${short.replace(/\s+/g, " ")}`}`;
}
