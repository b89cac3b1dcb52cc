import type { Place } from "../document/place";
import { isObject, object, string } from "../lib/json";

/** The envelope around every response of a contract (`x-envelope`). */
export interface Envelope {
  carries: "body" | "status";
  code: string | undefined;
  success: string | undefined;
  errcode: string | undefined;
  data: string | undefined;
}

export function readEnvelope(document: Place): Envelope | undefined {
  const declared = object(document.value)["x-envelope"];
  if (!isObject(declared)) return undefined;
  const name = (key: string) => (string(declared[key]) === "" ? undefined : string(declared[key]));
  return {
    carries: declared["carries"] === "status" ? "status" : "body",
    code: name("code"),
    success: name("success"),
    errcode: name("errcode"),
    data: name("data"),
  };
}

/** Success and code of a response. */
export interface Outcome {
  ok: boolean;
  code: number;
  /** The payload without the envelope. */
  payload: unknown;
}

export function readOutcome(envelope: Envelope | undefined, status: number, body: unknown): Outcome {
  const isGood = status >= 200 && status < 300;
  const frame = isObject(body) && envelope ? body : undefined;
  const payload =
    frame && envelope?.data !== undefined && Object.hasOwn(frame, envelope.data)
      ? frame[envelope.data]
      : body;
  if (!frame || envelope?.carries !== "body") return { ok: isGood, code: status, payload };
  const code = envelope.code === undefined ? undefined : codeIn(frame[envelope.code]);
  const success = envelope.success === undefined ? undefined : frame[envelope.success];
  const errcode = envelope.errcode === undefined ? undefined : frame[envelope.errcode];
  const declared =
    typeof success === "boolean"
      ? success
      : typeof code === "number"
        ? code === 200
        : errcode === undefined || errcode === 0 || errcode === null;
  const reportedActuals =
    typeof code === "number"
      ? code
      : envelope.code === undefined && !declared
        ? statusIn(errcode)
        : undefined;
  return { ok: isGood && declared, code: isGood ? (reportedActuals ?? status) : status, payload };
}

/** A code that the contract lets be a number or its digits; the schema decides which of them it may be. */
export function codeIn(value: unknown): unknown {
  return typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** The status that an error code starts with (`409`, `40900`), for envelopes without another indication. */
function statusIn(errcode: unknown): number | undefined {
  const [, status] = /^([45]\d\d)\d{0,3}$/.exec(String(errcode)) ?? [];
  return status === undefined ? undefined : Number(status);
}
