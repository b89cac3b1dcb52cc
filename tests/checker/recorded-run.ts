import { leaves } from "../../scripts/contract-check/lib/json";
import type { Exchange } from "../../scripts/contract-check/send/exchange";

/** The exchanges of a run in order, and the origin of its server. */
export interface RecordedRun {
  exchanges: readonly Exchange[];
  origin: string;
}

export interface SentRequest {
  request: string;
  /** Summary of the response: code, number of values and states, without generated values. */
  response: string;
}

const tokensOf = (text: string): string[] => text.match(/[\w-]{6,}/g) ?? [];

/**
 * The requests of two runs. A value that the server generated is replaced by the location of its first occurrence: it
 * differs between the runs at the same location of the same response. Its form alone does not separate an id from a
 * text.
 */
export function normalizeRuns(first: RecordedRun, second: RecordedRun): [SentRequest[], SentRequest[]] {
  return [normalizeRun(first, second), normalizeRun(second, first)];
}

function normalizeRun({ exchanges, origin }: RecordedRun, other: RecordedRun): SentRequest[] {
  const names = new Map<string, string>();
  const withNames = (text: string): string => text.replace(/[\w-]{6,}/g, (one) => names.get(one) ?? one);
  return exchanges.map((exchange, index) => {
    const { method, url, headers, body } = exchange.request;
    const fields = [method, url.replace(origin, ""), JSON.stringify(headers), body?.toString() ?? ""];
    const sent = {
      request: withNames(fields.join(" ")),
      response: summarizeResponse(exchange),
    };
    const counterpart = other.exchanges[index];
    const otherTokens = counterpart ? tokensByPath(counterpart) : new Map<string, string>();
    for (const [path, token] of tokensByPath(exchange))
      if (!names.has(token)) names.set(token, otherTokens.get(path) === token ? token : `⟦${index} ${path}⟧`);
    return sent;
  });
}

function summarizeResponse({ code, body }: Exchange): string {
  const all = [...leaves(body)].map(([, value]) => value);
  const states = all.filter(
    (value) =>
      typeof value === "boolean" || (typeof value === "string" && /^[a-z][A-Za-z]{2,20}$/.test(value)),
  );
  return `${code} ${all.length} ${states.join(" ")}`;
}

/** Location in a response → the token at it. */
function tokensByPath({ body, response }: Exchange): Map<string, string> {
  const found = new Map<string, string>();
  const addTokens = (text: string, path: string): void => {
    for (const [at, token] of tokensOf(text).entries()) found.set(at === 0 ? path : `${path} ${at}`, token);
  };
  for (const [pointer, value] of leaves(body)) addTokens(String(value), pointer);
  for (const [at, line] of (response?.headers["set-cookie"] ?? []).entries()) addTokens(line, `cookie ${at}`);
  return found;
}
