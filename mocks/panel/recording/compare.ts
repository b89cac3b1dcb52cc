import { firstDifference } from "./first-difference";
import type { RecordedCall } from "./recording";

/** What differs between an answer and the recorded one, as the rest of a sentence; null when nothing does. */
export function compare(
  call: RecordedCall,
  response: { readonly status: number; readonly text: string | null },
): string | null {
  if (response.status !== call.status)
    return `the answer is ${statusText(response.status)} instead of ${statusText(call.status)}`;
  const actual = response.text;
  if (actual === call.answer) return null;
  const [before, now] = [parse(call.answer), parse(actual)];
  if (before === undefined || now === undefined)
    return `the answer is ${shorten(actual)} instead of ${shorten(call.answer)}`;
  const difference = firstDifference(before, now);
  if (!difference) return null;
  const place = difference.pointer === "" ? "the answer" : `the answer's ${difference.pointer}`;
  return `${place} is ${shorten(difference.actual)} instead of ${shorten(difference.expected)}`;
}

/** "GET /api/news (listNews)" */
export function nameOf({ method, address, operationId }: RecordedCall): string {
  return `${method} ${address}${operationId === null ? "" : ` (${operationId})`}`;
}

function statusText(status: number): string {
  return status === 0 ? "a broken connection" : `HTTP ${status}`;
}

function shorten(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
