import { join } from "node:path";
import { Documents } from "../../scripts/contract-check/document/documents";
import type { Checker } from "../../scripts/contract-check/engine/checker";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import type { Operation } from "../../scripts/contract-check/load/model";
import { createChecker } from "../../scripts/contract-check/run/create-checker";
import { Run } from "../../scripts/contract-check/run/run";
import type { Exchange } from "../../scripts/contract-check/send/exchange";
import { readResponse } from "../../scripts/contract-check/send/read-response";
import { temporaryFolder } from "../support/temporary-folder";

/** The operations of a contract with these paths, by their ids. */
export function operationsOf(
  paths: Record<string, unknown>,
  rest: Record<string, unknown> = {},
): (id: string) => Operation {
  const contract = { openapi: "3.1.0", info: { title: "Inline" }, ...rest, paths };
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract) });
  const { operations } = loadContract(join(folder, "contract.json"), new Documents());
  return (id) => {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new Error(`no operation ${id}`);
    return found;
  };
}

/** A run of a server by a contract, a quick one when no other is asked for; `users` as a file of credentials has them. */
export function runOf(
  contract: object,
  users: string,
  baseUrl: string,
  profile: "quick" | "full" = "quick",
): Run {
  const folder = temporaryFolder({ "contract.json": JSON.stringify(contract), "users.yaml": users });
  return new Run({
    contracts: [loadContract(join(folder, "contract.json"), new Documents())],
    ...readCredentials(join(folder, "users.yaml"), {}),
    baseUrl,
    seed: 1,
    profile,
    isReadOnly: false,
    timeoutMs: 3000,
    isSelected: () => true,
  });
}

/** The state of a full run of an operation's contract before its first request. */
export function checkerOf(
  { contract }: Operation,
  { userNames = [], ...rest }: { userNames?: readonly string[]; withinMs?: number; baseUrl?: string } = {},
): Checker {
  const users = userNames.map((name) => ({
    name,
    label: new Map<string, string>(),
    schemes: new Map<string, string>(),
    login: undefined,
  }));
  return createChecker(
    {
      contracts: [contract],
      users,
      secrets: [],
      isSelected: () => true,
      baseUrl: "http://localhost",
      seed: 1,
      profile: "full",
      isReadOnly: false,
      timeoutMs: 1000,
      ...rest,
    },
    { observe: () => undefined, isStopped: () => false },
  );
}

interface Recorded {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Parameters of the call: `query.page`. */
  sent?: Record<string, unknown>;
  url?: string;
}

/** An exchange as a run records it. */
export function exchangeOf(operation: Operation, recorded: Recorded): Exchange {
  const { status = 200, headers = {}, body, sent = {}, url = "http://localhost/" } = recorded;
  const call = { operation, parameters: new Map(Object.entries(sent)), credentials: new Map() };
  const request = { method: operation.method.toUpperCase(), url, headers: {}, body: undefined };
  const all = { "content-type": "application/json", ...headers };
  const response = {
    status,
    headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), [value]])),
    body: Buffer.from(body === undefined ? "" : JSON.stringify(body)),
    ms: 1,
  };
  return readResponse(call, request, response, undefined);
}
