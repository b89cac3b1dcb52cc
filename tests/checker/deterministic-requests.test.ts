import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import type { RunOptions } from "../../scripts/contract-check/run/create-checker";
import { Run } from "../../scripts/contract-check/run/run";
import type { Exchange } from "../../scripts/contract-check/send/exchange";
import { everyNth, isThorough } from "../support/thoroughness";
import { startLibrary } from "./library/library-server";
import { startMarket } from "./market/market-server";
import { normalizeRuns, type RecordedRun, type SentRequest } from "./recorded-run";
import { type ContractName, check, checkerFolder } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startMockBackEnd } from "./servers/mock-back-end";
import { startNotes } from "./servers/notes-server";

const seed = 7;

async function recordRun(
  start: () => Promise<{ url: string; close(): Promise<void> }>,
  run: (url: string, onExchange: (exchange: Exchange) => void) => Promise<unknown>,
): Promise<RecordedRun> {
  const server = await start();
  const exchanges: Exchange[] = [];
  await run(server.url, (exchange) => exchanges.push(exchange));
  await server.close();
  return { exchanges, origin: server.url };
}

const requestsOf = (sent: readonly SentRequest[]): string[] => sent.map(({ request }) => request);

const delayedVariant = { invalid: 400, foreign: 404, deleted: 204, jitterMs: 2 } as const;

type RecordedServer = [ContractName, "quick" | "full", (attempt: number) => ReturnType<typeof startNotes>];

/** The first by default. */
const recordedServers: RecordedServer[] = [
  ["notes", "full", () => startNotes()],
  ["boards", "full", () => startBoards()],
  ["library", "full", () => startLibrary(undefined, delayedVariant)],
  ["library", "quick", () => startLibrary(undefined, delayedVariant)],
  // A random id of letters and digits may consist of digits alone.
  [
    "market",
    "quick",
    (attempt) => startMarket(undefined, { ...delayedVariant, deleted: 200, digitsOnly: attempt === 1 }),
  ],
  ["market", "full", () => startMarket(undefined, { ...delayedVariant, deleted: 200 })],
];

test.each(everyNth(recordedServers, 6))(
  "%s, %s: the same seed sends the same requests, whatever the delays and the ids",
  async (name, profile, start) => {
    const record = (attempt: number): Promise<RecordedRun> =>
      recordRun(
        () => start(attempt),
        (url, onExchange) => check(name, url, { seed, profile, onExchange }),
      );
    const [first, second] = normalizeRuns(await record(0), await record(1));
    expect(first.length).toBeGreaterThan(100);
    expect(requestsOf(second)).toEqual(requestsOf(first));
  },
  120_000,
);

const groups = ["content", "account", "invite", "promoter", "activity", "mall", "report"];

async function recordMockBackEnd(
  profile: RunOptions["profile"],
  isClockFrozen: boolean,
): Promise<RecordedRun> {
  const documents = new Documents();
  const contracts = groups.map((group) =>
    loadContract(join(checkerFolder, `../../contracts/${group}.yaml`), documents),
  );
  return await recordRun(
    () => startMockBackEnd(isClockFrozen ? { mode: "frozen", at: Date.UTC(2026, 10, 21, 2, 30) } : undefined),
    (baseUrl, onExchange) =>
      new Run({
        contracts,
        ...readCredentials(join(checkerFolder, "credentials/stockbook.yaml"), { RUN: "1" }),
        baseUrl,
        seed,
        profile,
        isReadOnly: false,
        timeoutMs: 20_000,
        isSelected: () => true,
        onExchange,
      }).run(),
  );
}

// By default the sample servers alone.
test.runIf(isThorough).each(["quick", "full"] as const)(
  "the mock back end, %s: the same seed sends the same requests with a frozen clock",
  async (profile) => {
    const [first, second] = normalizeRuns(
      await recordMockBackEnd(profile, true),
      await recordMockBackEnd(profile, true),
    );
    expect(requestsOf(second)).toEqual(requestsOf(first));
  },
  400_000,
);

// Orders are paid and expire by the clock, so responses and the requests after them may differ.
test.runIf(isThorough)(
  "the mock back end with a running clock: the first different request follows a different response",
  async () => {
    const [first, second] = normalizeRuns(
      await recordMockBackEnd("full", false),
      await recordMockBackEnd("full", false),
    );
    const at = first.findIndex(({ request }, index) => request !== second[index]?.request);
    if (at < 0) return;
    const before = (all: SentRequest[]): string[] => all.slice(0, at).map(({ response }) => response);
    expect(before(second)).not.toEqual(before(first));
  },
  400_000,
);
