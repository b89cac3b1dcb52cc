import type { User } from "../load/credentials";
import type { Contract, Operation, Scheme } from "../load/model";
import type { Resources } from "../plan/resource";
import type { Validator } from "../schema/validator";
import type { Client } from "../send/client";
import type { Exchange } from "../send/exchange";
import type { Coverage } from "./coverage";
import type { ResourceInstance } from "./resource-instance";

export interface CheckOptions {
  baseUrl: string;
  seed: number;
  profile: "quick" | "full";
  isReadOnly: boolean;
  timeoutMs: number;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
}

/** A request that the server accepts, found once and varied afterwards. */
export interface BaseRequest {
  /** Optional parameters and the body; ids are put in afresh for every call. */
  parameters: Map<string, unknown>;
  body: unknown;
  isAccepted: boolean;
  /** Why it was refused, when it was. */
  refusal: string;
}

/** Codes learned from the server's own behaviour. */
export interface LearnedCodes {
  /** Operation id → code of refusals of input that was certainly invalid. */
  invalid: Map<string, Map<string, number>>;
  /** Code for missing credentials → how many operations. */
  unknown: Map<number, number>;
}

/**
 * A log-in may end the sessions its user had before. Until the standing one is seen to be taken again, the newest is
 * kept at hand: "ended" where a log-out came after it.
 */
export type NewestSession = ReadonlyMap<Scheme, string> | "ended";

/** A log-in's call, and what it gave to be shown with. */
export interface LogIn {
  exchange: Exchange;
  value: string;
}

/** What every trial of a run shares. */
export interface Checker {
  options: CheckOptions;
  contracts: readonly Contract[];
  operations: readonly Operation[];
  /** Operations that may be called; others are known, but left alone. */
  selected: ReadonlySet<Operation>;
  resources: Resources;
  validator: Validator;
  client: Client;
  users: readonly User[];
  schemes: readonly Scheme[];
  bases: Map<Operation, BaseRequest>;
  learnedCodes: LearnedCodes;
  coverage: Coverage;
  /** Things made and not yet deleted, oldest first. */
  instances: ResourceInstance[];
  /** Things that several trials look at. */
  shared: Map<string, ResourceInstance | null>;
  /** Values of tokens and the like met on the way. */
  secrets: [secret: string, shown: string][];
  /** Variable of a shell → the last log-in that gave what it stands for. */
  logins: Map<string, LogIn>;
  observe(exchange: Exchange): void;
  /** Turns true when the run has to end. */
  isStopped(): boolean;
  /** Whether the time that was given is over: nothing new is begun. */
  isLate(): boolean;
  /** Idempotency keys that were made up along the way. */
  generatedKeys: Set<unknown>;
  /** Ids of things that hold what should have been refused, and that nobody deletes. */
  invalidInstances: Set<string>;
  /** Operation and pointer of what was shown wrong before anything was changed: `getProfile /data/born`. */
  knownWrongMembers: Set<string>;
  /** How long the server asked to wait, in all. */
  waitedMs: number;
  /** User → a session that began after the one the user is known by, until that one is seen to be taken still. */
  newestSessions: Map<number, NewestSession>;
  /** Operations told to be slow already: their reads are not asked again for their time. */
  slow: Set<Operation>;
  /** Operations that hang or whose server is gone are not asked again and again. */
  unresponsive: Map<Operation, number>;
}

export function userOf(checker: Checker, index: number): User | undefined {
  return checker.users[index];
}
