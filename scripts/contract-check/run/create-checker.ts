import type { Checker, CheckOptions } from "../engine/checker";
import { Coverage } from "../engine/coverage";
import { ObservedValues } from "../engine/observed-values";
import { prepareAhead } from "../engine/prepare-ahead";
import { EntityTagMemory } from "../judge/entity-tag-memory";
import type { Finding } from "../judge/finding";
import { UniqueHeaderMemory } from "../judge/unique-header-memory";
import type { User } from "../load/credentials";
import { schemesOf } from "../load/credentials";
import { addGrantNames } from "../load/grants";
import type { Contract, Operation } from "../load/model";
import { isRead } from "../load/model";
import { findResources } from "../plan/resources";
import { Validator } from "../schema/validator";
import { Client } from "../send/client";
import type { Exchange } from "../send/exchange";
import { maximumConcurrency } from "./concurrency";

export interface RunOptions extends CheckOptions {
  contracts: readonly Contract[];
  users: readonly User[];
  secrets: [secret: string, shown: string][];
  isSelected(operation: Operation): boolean;
  rate?: number;
  /** Requests under way at once at most; when absent one, and more where answers are slow. */
  concurrency?: number;
  /** Time limit in ms, after which no new scenario starts. */
  withinMs?: number;
  /** Whether a mistake of a rule ends its trial alone and is told at the end; it ends the run otherwise. */
  toleratesMistakes?: boolean;
  onFinding?(finding: Finding): void;
  onProgress?(done: number, planned: number, what: string): void;
  onExchange?(exchange: Exchange): void;
}

/** What the credentials call a role is one, whether an enumeration of the contract has it or not. */
function operationsOf({ contracts, users }: RunOptions): Operation[] {
  const roles = users.flatMap(({ grants = [] }) => [...grants]);
  for (const contract of contracts) addGrantNames(contract, roles);
  return contracts.flatMap((contract) => contract.operations);
}

const memories = (): Pick<Checker, "tags" | "uniqueHeaders"> => ({
  tags: new EntityTagMemory(),
  uniqueHeaders: new UniqueHeaderMemory(),
});

/** The rest of the time that a run is given is for deleting what it created. */
const trialShare = 0.92;

/** The time that a run has, and the part of it that its current phase has. */
function timeOf({ withinMs = Number.POSITIVE_INFINITY }: RunOptions) {
  const begin = performance.now();
  const until = begin + trialShare * withinMs;
  let phaseUntil = until;
  return {
    endsAt: begin + withinMs,
    isLate: () => performance.now() > phaseUntil,
    allot: (share: number) => {
      const now = performance.now();
      phaseUntil = share < 1 ? now + share * (until - now) : until;
    },
  } satisfies Pick<Checker, "endsAt" | "isLate" | "allot">;
}

/** The shared state of a run before the first request. */
export function createChecker(
  options: RunOptions,
  { observe, isStopped }: Pick<Checker, "observe" | "isStopped">,
): Checker {
  const operations = operationsOf(options);
  const validator = new Validator();
  validator.addSchemas(
    options.contracts
      .flatMap(({ documents }) => documents.all())
      .map((source) => ({ value: source.value, source, pointer: "" })),
  );
  const isSelected = (operation: Operation): boolean =>
    options.isSelected(operation) && (!options.isReadOnly || isRead(operation));
  const selected = operations.filter(isSelected);
  return {
    options,
    contracts: options.contracts,
    operations,
    selected: new Set(selected),
    resources: findResources(options.contracts),
    validator,
    client: new Client({
      timeoutMs: options.timeoutMs,
      onIdle: prepareAhead(selected, validator),
      connections: options.concurrency ?? maximumConcurrency,
      ...(options.rate !== undefined && { rate: options.rate }),
    }),
    users: options.users,
    schemes: schemesOf(options.contracts),
    bases: new Map(),
    preparations: new Map(),
    callers: new Map(),
    standIns: new Set(),
    firstReads: new Map(),
    states: new Map(),
    ...memories(),
    observed: new ObservedValues(),
    choices: new Map(),
    learnedCodes: { invalid: new Map(), unknown: new Map() },
    coverage: new Coverage(),
    instances: [],
    shared: new Map(),
    secrets: options.secrets,
    observe,
    isStopped,
    ...timeOf(options),
    generatedKeys: new Set(),
    hasLargeIntegers: false,
    invalidInstances: new Set(),
    knownWrongMembers: new Set(),
    waitedMs: 0,
    newestSessions: new Map(),
    logins: new Map(),
    slow: new Set(),
    unresponsive: new Map(),
  };
}
