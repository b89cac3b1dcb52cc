import type { EntityTagMemory } from "../judge/entity-tag-memory";
import type { UniqueHeaderMemory } from "../judge/unique-header-memory";
import type { User } from "../load/credentials";
import type { Contract, Operation, Scheme } from "../load/model";
import type { Resource, Resources } from "../plan/resource";
import type { Validator } from "../schema/validator";
import type { Client } from "../send/client";
import type { Exchange } from "../send/exchange";
import type { Coverage } from "./coverage";
import type { ObservedValues } from "./observed-values";
import type { ResourceInstance } from "./resource-instance";

/** A call that may bring an instance into another state; with the state that its body names, where it names one. */
export interface Step {
  operation: Operation;
  target?: {
    member: string;
    value: string;
    /** What this state alone needs beside it: a reason for a rejection. */
    beside?: Readonly<Record<string, unknown>>;
  };
  /** One of the few values that decide what the call does: `{"decision": "approve"}`. */
  choice?: { member: string; value: string };
}

/** A state of a resource's instances, and the calls that lead from the creation to it. */
export interface ReachedState {
  name: string;
  path: readonly Step[];
}

/** What brings an instance into the state that an operation needs. */
export interface Preparation {
  resource: Resource;
  path: readonly Step[];
}

export interface CheckOptions {
  baseUrl: string;
  seed: number;
  profile: "quick" | "full";
  isReadOnly: boolean;
  timeoutMs: number;
  /** How long a job is followed that the contract states to take seconds, in ms; five seconds when absent. */
  jobTimeoutMs?: number;
  /** Ids of resources that no request may change. */
  keep?: ReadonlySet<string>;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** A request that the server accepts, found once and varied by the rules. */
export interface BaseRequest {
  /** Optional parameters and the body; ids are filled in for each call. */
  parameters: Map<string, unknown>;
  body: unknown;
  isAccepted: boolean;
  /** Why it was refused, when it was. */
  refusal: string;
  /** The ids in the body are those of the example, which belong together: the dish is on the menu. */
  keepsReferences?: boolean;
  /** It is accepted with texts of its own alone, each time with others. */
  isDistinct?: boolean;
  /** It was found by following refusals, and may be refused once what it names has changed. */
  isSearched?: boolean;
  /** Headers without which it is refused, though the contract does not name them. */
  headers?: Record<string, string>;
}

/** Codes learned from the server's own answers. */
export interface LearnedCodes {
  /** Operation id → refusal signature of certainly invalid input → how often. */
  invalid: Map<string, Map<string, number>>;
  /** Code for missing credentials → number of operations that answered with it. */
  unknown: Map<number, number>;
}

/**
 * Signing in may end a user's earlier sessions. Until the configured session is seen to work again the newest one is
 * stored here; "ended" after a sign-out with it.
 */
export type NewestSession = ReadonlyMap<Scheme, string> | "ended";

/** A sign-in request and the credential it returned. */
export interface LogIn {
  exchange: Exchange;
  value: string;
}

/** State that all trials of a run share. */
export interface Checker {
  options: CheckOptions;
  contracts: readonly Contract[];
  operations: readonly Operation[];
  /** Operations that may be called; the others serve only to understand the contract. */
  selected: ReadonlySet<Operation>;
  resources: Resources;
  validator: Validator;
  client: Client;
  users: readonly User[];
  schemes: readonly Scheme[];
  bases: Map<Operation, BaseRequest>;
  /** Operation that a new instance is not ready for → the operations that are called on it before. */
  preparations: Map<Operation, Preparation>;
  /** Resource key → the states that its instances reach, the initial one first. */
  states: Map<string, readonly ReachedState[]>;
  /** Resource that each user has one of → what its first read showed: changes are taken back to it. */
  firstReads: Map<Resource, unknown>;
  /** Operation that the first user may not call → the user who calls it instead. */
  callers: Map<Operation, number>;
  /** Operations that the first user may call, and another one calls instead as a quota of the first one is used up. */
  standIns: Set<Operation>;
  tags: EntityTagMemory;
  uniqueHeaders: UniqueHeaderMemory;
  /** What successful responses showed. */
  observed: ObservedValues;
  /** Operation that needs observed values → which of them it takes. */
  choices: Map<Operation, number>;
  learnedCodes: LearnedCodes;
  coverage: Coverage;
  /** Instances that were created and not yet deleted, oldest first. */
  instances: ResourceInstance[];
  /** Resource key and user → instance that several trials read. */
  shared: Map<string, ResourceInstance | null>;
  /** Values of tokens and passwords seen during the run, each with its label. */
  secrets: [secret: string, shown: string][];
  /** Shell variable → the last sign-in that returned its value. */
  logins: Map<string, LogIn>;
  observe(exchange: Exchange): void;
  /** Whether the run has to end. */
  isStopped(): boolean;
  /** When the time that the run was given is over, by `performance.now()`. */
  readonly endsAt: number;
  /** Whether the time limit has passed: no new scenario starts. */
  isLate(): boolean;
  /** Gives what follows, up to the next call, a share of the time that is left. */
  allot(share: number): void;
  /** Idempotency keys that were generated during the run. */
  generatedKeys: Set<unknown>;
  /** Whether an answer had an integer beyond 2^53: this server counts with 64 bits. */
  hasLargeIntegers: boolean;
  /** Ids of instances that contain data which should have been refused and that no operation deletes. */
  invalidInstances: Set<string>;
  /** Operation and pointer of members that were wrong before anything was written: `getProfile /data/born`. */
  knownWrongMembers: Set<string>;
  /** Total time the server asked to wait for, in ms. */
  waitedMs: number;
  /** User index → a session newer than the configured one, until the configured one is seen to work. */
  newestSessions: Map<number, NewestSession>;
  /** Operations already reported as slow: their reads are not repeated for timing. */
  slow: Set<Operation>;
  /** Operation → failed connections in a row; an unresponsive operation is not called again. */
  unresponsive: Map<Operation, number>;
}

export function userOf(checker: Checker, index: number): User | undefined {
  return checker.users[index];
}
