import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { Documents } from "../../scripts/contract-check/load/documents";
import { Run } from "../../scripts/contract-check/run/check";
import type { Exchange } from "../../scripts/contract-check/run/exchange";
import type { RunOptions } from "../../scripts/contract-check/run/set-up";
import { startLibrary } from "./library/library-server";
import { startMarket } from "./market/market-server";
import { asSent, type Sent, type Watched } from "./requests-of";
import { type ContractName, check, here } from "./run-checker";
import { startBoards } from "./servers/boards-server";
import { startNotes } from "./servers/notes-server";
import { startPretendBackEnd } from "./servers/pretend-back-end";

const seed = 7;

async function watch(
  start: () => Promise<{ url: string; close(): Promise<void> }>,
  run: (url: string, onExchange: (exchange: Exchange) => void) => Promise<unknown>,
): Promise<Watched> {
  const server = await start();
  const exchanges: Exchange[] = [];
  await run(server.url, (exchange) => exchanges.push(exchange));
  await server.close();
  return { exchanges, origin: server.url };
}

const requestsOf = (sent: readonly Sent[]): string[] => sent.map(({ request }) => request);

const unsteady = { invalid: 400, foreign: 404, deleted: 204, jitterMs: 2 } as const;

test.each<[ContractName, "quick" | "full", (turn: number) => ReturnType<typeof startNotes>]>([
  ["notes", "full", () => startNotes()],
  ["boards", "full", () => startBoards()],
  ["library", "quick", () => startLibrary(undefined, unsteady)],
  ["library", "full", () => startLibrary(undefined, unsteady)],
  // By chance an id of letters and digits has no letters, or nothing else.
  [
    "market",
    "quick",
    (turn) => startMarket(undefined, { ...unsteady, deleted: 200, digitsOnly: turn === 1 }),
  ],
  ["market", "full", () => startMarket(undefined, { ...unsteady, deleted: 200 })],
])(
  "%s, %s: the same seed sends the same requests, however long the answers take and whatever ids look like",
  async (name, profile, start) => {
    const once = (turn: number): Promise<Watched> =>
      watch(
        () => start(turn),
        (url, onExchange) => check(name, url, { seed, profile, onExchange }),
      );
    const [first, second] = asSent(await once(0), await once(1));
    expect(first.length).toBeGreaterThan(100);
    expect(requestsOf(second)).toEqual(requestsOf(first));
  },
  120_000,
);

const groups = ["content", "account", "invite", "promoter", "activity", "mall", "report"];

const isThorough = process.env["STOCKBOOK_THOROUGH"] === "1";

async function watchPretend(profile: RunOptions["profile"], isStanding: boolean): Promise<Watched> {
  const documents = new Documents();
  const contracts = groups.map((group) =>
    loadContract(join(here, `../../contracts/${group}.yaml`), documents),
  );
  return await watch(
    () => startPretendBackEnd(isStanding ? { mode: "frozen", at: Date.UTC(2026, 10, 21, 2, 30) } : undefined),
    (baseUrl, onExchange) =>
      new Run({
        contracts,
        ...readCredentials(join(here, "credentials/stockbook.yaml"), { RUN: "1" }),
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

test.each(isThorough ? (["quick", "full"] as const) : (["quick"] as const))(
  "the pretend back end, %s: with its clock standing still the same seed sends the same requests",
  async (profile) => {
    const [first, second] = asSent(await watchPretend(profile, true), await watchPretend(profile, true));
    expect(requestsOf(second)).toEqual(requestsOf(first));
  },
  400_000,
);

// An order is paid, and another expires, by the clock: what is answered then is another thing, and so is what follows.
test.runIf(isThorough)(
  "the pretend back end with its clock running: the first request that differs comes after an answer that does",
  async () => {
    const [first, second] = asSent(await watchPretend("full", false), await watchPretend("full", false));
    const at = first.findIndex(({ request }, index) => request !== second[index]?.request);
    if (at < 0) return;
    const before = (all: Sent[]): string[] => all.slice(0, at).map(({ answer }) => answer);
    expect(before(second)).not.toEqual(before(first));
  },
  400_000,
);
