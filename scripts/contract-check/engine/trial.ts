import type { Random } from "../../lib/random";
import type { Place } from "../document/place";
import type { Draft, Rule } from "../judge/finding";
import type { Tolerance } from "../judge/response";
import type { Operation, Scheme } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Credentials, PreparedCall } from "../send/request";
import type { Checker } from "./checker";
import type { ResourceInstance } from "./resource-instance";

export interface CallOptions {
  userIndex?: number;
  /** The first user is meant, not whoever may call the operation in the first user's place. */
  isExactUser?: boolean;
  tolerance?: Tolerance;
  credentials?: Credentials;
  /** The security requirement to use, when the user can satisfy several. */
  schemes?: readonly Scheme[];
  /** The unusual part of the request; distinguishes causes of server errors. */
  trigger?: string;
}

/** Aborts a trial that cannot continue. */
export class TrialEnded extends Error {}

/** The description of a violation. */
export interface Violation {
  expected: string;
  /** By default a summary of the response. */
  actual?: string;
  pointer?: string;
  /** Tells apart causes that share operation, rule and pointer. */
  cause?: string;
  /** Line of the contract; the operation's own when absent. */
  place?: Place;
  /** Names a cause that several operations have in common. */
  shared?: string;
}

/** One attempt at one scenario: its calls in order, and what they showed. */
export interface Trial {
  readonly checker: Checker;
  /** Depends on the seed, the scenario's name and the attempt alone. */
  readonly random: Random;
  /** 0 at first; repetitions use instances of their own. */
  readonly attempt: number;
  readonly steps: Exchange[];
  readonly drafts: Draft[];
  /** What this attempt created, oldest first. */
  readonly created: ResourceInstance[];
  /** Resource key and user → the instance of this attempt alone; null where none can be had. */
  readonly own: Map<string, ResourceInstance | null>;
  /**
   * Sends a call, judges the answer by itself, and returns it.
   * @throws TrialEnded without a response, or when the run has to end
   */
  send(wanted: PreparedCall, options?: CallOptions): Promise<Exchange>;
  report(rule: Rule, operation: Operation, exchange: Exchange, violation: Violation): void;
  /** Withdraws what was reported of an answer by itself, when the same cause is reported better. */
  removeFinding(exchange: Exchange, rule: Rule): void;
  /** Whether an answer is fit to build on: a broken one has been reported already. */
  isSound(exchange: Exchange): boolean;
}
