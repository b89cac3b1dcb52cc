/** What the client reads from the frame around every answer: `{ code, errcode, success, msg, data }`. */
export interface Envelope {
  readonly isSuccess: boolean;
  readonly code: number | null;
  readonly errcode: number | null;
  /** The server's text; "" where there is none. */
  readonly text: string;
  readonly data: unknown;
  /** The fields it refused, as they came. */
  readonly fields: readonly unknown[];
}

/** An envelope that was read elsewhere, its data replaced by what was made of them there; null for a body that has none. */
export type ReadEnvelope<Data> =
  | (Envelope & { readonly isSuccess: true; readonly data: Data })
  | (Envelope & { readonly isSuccess: false })
  | null;

const successCode = 200;
const successErrcode = 0;

/**
 * Reads the frame of an answer; null for a body that has none. Success is `success === true`, or code 200, or
 * errcode 0, as numbers or numeric strings, since the back ends differ; an explicit `success: false` wins.
 */
export function readEnvelope(body: unknown): Envelope | null {
  if (!isRecord(body)) return null;
  const { success, msg, data, fields } = body;
  const code = toInteger(body["code"]);
  const errcode = toInteger(body["errcode"]);
  if (typeof success !== "boolean" && code === null && errcode === null) return null;
  return {
    isSuccess: success !== false && (success === true || code === successCode || errcode === successErrcode),
    code,
    errcode,
    text: typeof msg === "string" ? msg.trim() : "",
    data,
    fields: Array.isArray(fields) ? fields : [],
  };
}

/** The data of a successful response is typed by the contract; the contract check verifies it, not the client. */
export function isSuccessEnvelope<Data>(envelope: Envelope): envelope is Envelope & { readonly data: Data } {
  return envelope.isSuccess;
}

/** Whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toInteger(value: unknown): number | null {
  if (typeof value === "number") return Number.isInteger(value) ? value : null;
  return typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : null;
}
