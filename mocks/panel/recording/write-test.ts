import type { Exchange } from "../../kernel/exchange-log";
import { writeFault } from "../../kernel/fault-rules";
import type { Kernel } from "../../kernel/kernel-shape";
import { bodyText } from "./recording";

/**
 * Vitest code, for a file in a folder below `tests/`, that makes a request again in the world as it was and expects the
 * same answer. Null when the journal no longer reaches that far.
 */
export async function writeTest(kernel: Kernel, exchange: Exchange): Promise<string | null> {
  const world = await kernel.link({ before: exchange.before, at: exchange.at });
  if (world === null) return null;
  const { method, address, status, faults } = exchange;
  const isBroken = status === 0;
  const faultEntries = faults.flatMap((effect) => {
    // Tests do not wait: a delayed answer comes at once, and a missing one fails.
    if (effect.kind === "latency") return [];
    const quick = effect.kind === "timeout" ? ({ kind: "offline" } as const) : effect;
    return [writeFault({ operation: exchange.operationId ?? "*", effect: quick, probability: 1 })];
  });
  const mock = [world, ...faultEntries].join(",");
  const name = `${exchange.operationId ?? "no operation"}: ${method} ${address} is answered ${isBroken ? "by a broken connection" : status}`;
  const call = `fetch(${text(`http://localhost${address}`)}, ${initOf(exchange)})`;
  const lines = [
    `const backend = createTestBackend({ mock: ${text(mock)} });`,
    ...(isBroken ? [`await expect(${call}).rejects.toThrow();`] : responseLines(exchange, call)),
    exchange.violations.length === 0
      ? "backend.close();"
      : 'expect(() => backend.close()).toThrow("The calls broke the contract");',
  ];
  return [
    'import { expect, test } from "vitest";',
    'import { createTestBackend } from "../../mocks/node";',
    "",
    `test(${text(name)}, async () => {`,
    ...lines.map((line) => indent(line)),
    "});",
    "",
  ].join("\n");
}

function responseLines({ status, responseBody }: Exchange, call: string): string[] {
  const body = bodyText(responseBody);
  const lines = [`const response = await ${call};`, `expect(response.status).toBe(${status});`];
  if (responseBody instanceof Uint8Array)
    return [...lines, `expect((await response.arrayBuffer()).byteLength).toBe(${responseBody.length});`];
  const json = body === null ? undefined : parse(body);
  return [
    ...lines,
    json === undefined
      ? `expect(await response.text()).toBe(${text(body ?? "")});`
      : `expect(await response.json()).toEqual(${JSON.stringify(json, null, 2)});`,
  ];
}

function initOf({ method, headers, requestText }: Exchange): string {
  const { "x-mock": _, ...sent } = headers;
  const init = {
    method,
    headers: sent,
    ...(requestText !== null && requestText !== "" && { body: requestText }),
  };
  return JSON.stringify(init, null, 2);
}

/** A string literal that Prettier and Biome leave alone. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function indent(code: string): string {
  return code
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
