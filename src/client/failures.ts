import { readMessage } from "../rules/issue-message";
import {
  type FailureTextKey,
  type Message,
  type MessageKey,
  message,
  messagePlaceholders,
} from "../rules/messages";
import { type ClientError, type FieldProblem, isClientError } from "./client-error";
import { type Envelope, isRecord } from "./envelope";

/** The message of a refusal, by the envelope's `errcode` or `code`; only messages without values. */
export type RefusalMessages = Readonly<Record<number, Exclude<MessageKey, keyof typeof messagePlaceholders>>>;

/** No response; the message depends on whether the device reports that it is online. */
export function offlineError(isOnline: boolean): ClientError {
  const key = isOnline ? "http.networkOnline" : "http.networkOffline";
  return { kind: "offline", message: message(key), canRetry: true };
}

/** No answer within the time allowed. */
export function timeoutError(): ClientError {
  return { kind: "timeout", message: message("http.timeout"), canRetry: true };
}

/** An answer that cannot be read: cut off, or no answer of the server's. The cause is technical and not shown. */
export function unreadableError(cause: string): ClientError {
  return { kind: "broken", message: otherMessage("failure.unreadable", cause), canRetry: true };
}

/** Any other mishap on this side. The cause is technical and not shown. */
export function brokenError(cause: string): ClientError {
  return { kind: "broken", message: otherMessage("failure.unexpected", cause), canRetry: true };
}

/** The text is a key, so that what happened follows the language; the cause stays with it for whoever looks for it. */
function otherMessage(text: FailureTextKey, cause: string): Message {
  return { key: "http.other", values: { text, cause } };
}

/**
 * Something that was thrown on the way to a call, most often as code that is fetched when it is first needed could not be
 * had: without a network that is said, otherwise what was wrong.
 */
export function unexpectedError(caught: unknown, isOnline: boolean): ClientError {
  if (isClientError(caught)) return caught;
  return isOnline ? brokenError(String(caught)) : offlineError(false);
}

/** An HTTP error status. 401 is the log-in that is missing; fields in the body are refused fields all the same. */
export function statusError(status: number, envelope: Envelope | null): ClientError {
  if (status === 401) return signedOutError(envelope);
  const texts = { message: message("http.status", { status }), ...serverText(envelope) };
  const fields = readFields(envelope);
  if (fields.length > 0) return { kind: "invalid", fields, ...texts, canRetry: false };
  const isTransient = status >= 500 || status === 408 || status === 429;
  return { kind: "http", status, ...texts, canRetry: isTransient };
}

/** An answer whose envelope reports a failure. */
export function refusalError(envelope: Envelope, messages: RefusalMessages): ClientError {
  const { code, errcode, data } = envelope;
  if (signedOutCodes.has(code ?? errcode ?? 0)) return signedOutError(envelope);
  const texts = { message: refusalMessage(envelope, messages), ...serverText(envelope), canRetry: false };
  const fields = readFields(envelope);
  if (fields.length > 0) return { kind: "invalid", fields, ...texts };
  return { kind: "refused", code, errcode, data, ...texts };
}

// 101 is the user service's word for it, 401 everybody's.
const signedOutCodes: ReadonlySet<number> = new Set([101, 401]);

const commonRefusals: RefusalMessages = { 429: "rate.limited" };

function signedOutError(envelope: Envelope | null): ClientError {
  return {
    kind: "signed-out",
    message: message("session.expired"),
    ...serverText(envelope),
    canRetry: false,
  };
}

function refusalMessage({ code, errcode, text }: Envelope, messages: RefusalMessages): Message {
  const allMessages = { ...commonRefusals, ...messages };
  const key = allMessages[errcode ?? Number.NaN] ?? allMessages[code ?? Number.NaN];
  return key === undefined
    ? message("http.other", { text: text || String(code ?? errcode ?? "") })
    : message(key);
}

function serverText(envelope: Envelope | null): { serverMessage?: string } {
  return envelope === null || envelope.text === "" ? {} : { serverMessage: envelope.text };
}

function readFields(envelope: Envelope | null): FieldProblem[] {
  return (envelope?.fields ?? []).flatMap((entry) => {
    if (!isRecord(entry) || typeof entry["field"] !== "string") return [];
    const fieldMessage = typeof entry["key"] === "string" ? readMessage(entry["key"]) : null;
    // A key whose placeholders have no values counts as unknown.
    if (fieldMessage !== null && hasAllValues(fieldMessage))
      return [{ field: entry["field"], message: fieldMessage }];
    const text = typeof entry["message"] === "string" ? entry["message"].trim() : "";
    const problem = { field: entry["field"], message: message("field.invalid") };
    return [text === "" ? problem : { ...problem, serverMessage: text }];
  });
}

const placeholders = new Map<string, readonly string[]>(Object.entries(messagePlaceholders));

function hasAllValues({ key, values }: Message): boolean {
  return (placeholders.get(key) ?? []).every((name) => Object.hasOwn(values ?? {}, name));
}
