import type { Endpoint } from "./endpoint";
import type { FaultEffect, FaultRule } from "./fault-rules";
import { describeExamples, findExample } from "./named-examples";
import type { KernelResponse } from "./response";

/** What one request asks of its answer by the header Prefer (RFC 7240). */
export interface Preferences {
  readonly rules: readonly FaultRule[];
  /** Value of Preference-Applied. */
  readonly applied: string;
}

/** A preference that cannot be met: which, and what can, in one sentence. */
export class PreferenceProblem extends Error {}

/** Longest `wait` in seconds. */
const maximumWait = 120;

/**
 * Reads `example=NAME`, `code=422` and `wait=2`. As the standard has it, the first of several with one name is taken,
 * and preferences of other names are ignored: null where none is left.
 * @throws PreferenceProblem
 */
export function readPreferences(header: string | null, endpoint: Endpoint): Preferences | null {
  if (header === null) return null;
  const preferences = readHeader(header);
  const effects: FaultEffect[] = [];
  const wait = preferences.get("wait");
  // First, so that a late example can be had.
  if (wait !== undefined) effects.push({ kind: "latency", milliseconds: readWait(wait) });
  const example = readExample(preferences, endpoint);
  if (example !== null) effects.push({ kind: "example", name: example });
  if (effects.length === 0) return null;
  const applied = ["example", "code", "wait"].flatMap((name) => {
    const value = preferences.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return {
    rules: effects.map((effect) => ({ operation: endpoint.operationId, effect, probability: 1 })),
    applied: applied.join(", "),
  };
}

/** Writes the headers for the preferences that a response meets, and that it varies with them. */
export function declareApplied({ applied }: Preferences, response: KernelResponse): KernelResponse {
  if (response.isNetworkError) return response;
  return { ...response, headers: { ...response.headers, "preference-applied": applied, vary: "Prefer" } };
}

/** Names in small letters; parameters behind a semicolon have no meaning here. */
function readHeader(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, plain] of header.matchAll(preference)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "");
  }
  return found;
}

const preference = /(?:^|,)\s*([\w!#$%&'*+.^`|~-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]*)))?[^,"]*/g;

function readWait(text: string): number {
  const seconds = /^\d+(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= maximumWait) return seconds * 1000;
  throw new PreferenceProblem(
    `Prefer: wait=${excerpt(text)} is no time; write seconds up to ${maximumWait}, such as wait=2.`,
  );
}

/** The name of the example that is asked for by name, code or both; null where none is. */
function readExample(preferences: ReadonlyMap<string, string>, endpoint: Endpoint): string | null {
  const name = preferences.get("example") ?? null;
  const code = preferences.get("code") ?? null;
  if (name === null && code === null) return null;
  const requested = { name, code: code === null ? null : Number(code) };
  const example = findExample(endpoint.examples, requested);
  if (example) return example.name;
  const wanted = [
    ...(name === null ? [] : [`called "${excerpt(name)}"`]),
    ...(code === null ? [] : [`with code ${excerpt(code)}`]),
  ].join(" ");
  throw new PreferenceProblem(
    `${endpoint.operationId} has no example ${wanted}; ${describeExamples(endpoint.examples)}.`,
  );
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 40)}…` : text;
}
