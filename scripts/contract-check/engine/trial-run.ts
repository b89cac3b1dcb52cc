import { createRandom, type Random } from "../../lib/random";
import type { Draft, Rule } from "../judge/finding";
import { judgeResponse } from "../judge/response";
import { hasLargeInteger } from "../lib/exact-json";
import { isRead, type Operation, type Scheme } from "../load/model";
import { describeResponse, type Exchange } from "../send/exchange";
import { readResponse } from "../send/read-response";
import { buildRequest, type Call, type PreparedCall, rootOf } from "../send/request";
import { answerToAssigned, assignedCaller, noteAssigned, noteAssignment } from "./assigned-callers";
import type { Checker } from "./checker";
import { noteFixedText } from "./fixed-texts";
import { withIdempotencyKey } from "./idempotency-key";
import { isFromInvalidData } from "./invalid-data";
import { noteTag } from "./latest-tags";
import { noteListed } from "./listed-instances";
import { noteNeededState } from "./listed-states";
import { preferOwnInstances } from "./observed-choice";
import { noteRunning } from "./one-at-a-time";
import { notePickedOutcome } from "./picked-states";
import { protectedValue } from "./protected-values";
import { isRateLimited, sendRespectingRateLimit } from "./rate-limit";
import { removePrepared } from "./reached-states";
import { noteConflicts } from "./recent-conflicts";
import { noteParts } from "./referred-parts";
import { adoptSession, recordSessions, replacementSession } from "./replacement-session";
import type { ResourceInstance } from "./resource-instance";
import { recordBranches } from "./response-branches";
import { pickCredentials } from "./session";
import { shownCredential } from "./shown-credentials";
import { noteTimes } from "./time-window";
import { type CallOptions, type Trial, TrialEnded, type Violation } from "./trial";
import { replaceChanged, replaceClosed, replaceUnsuitable, replaceUsedUp } from "./used-up";
import { reachesOthers } from "./whole-collections";

/** Sends the calls of one attempt and collects what they show. */
export class TrialRun implements Trial {
  readonly checker: Checker;
  readonly random: Random;
  readonly attempt: number;
  /** Values of one operation follow each other on one instance, whatever they make of it. */
  private readonly isVariation: boolean;
  readonly steps: Exchange[] = [];
  readonly drafts: Draft[] = [];
  readonly created: ResourceInstance[] = [];
  readonly own = new Map<string, ResourceInstance | null>();

  constructor(checker: Checker, name: string, attempt: number) {
    this.checker = checker;
    this.attempt = attempt;
    this.isVariation = /^(acceptance|refusal) /.test(name);
    this.random = createRandom(checker.options.seed, `${name} ${attempt}`);
  }

  async send(requested: PreparedCall, given: CallOptions = {}): Promise<Exchange> {
    const { checker } = this;
    const call = withIdempotencyKey(this, requested);
    const options = { ...given, userIndex: callerOf(checker, call, given) };
    if (checker.isStopped() || (checker.unresponsive.get(call.operation) ?? 0) >= 2) throw new TrialEnded();
    const reason = reasonToKeep(checker, call);
    if (reason !== undefined) {
      checker.coverage.skip(call.operation, reason);
      throw new TrialEnded();
    }
    let exchange = await this.sendToAssigned(call, options, given);
    const { userIndex } = options;
    const session = options.credentials ? undefined : await replacementSession(this, exchange, userIndex);
    if (session) {
      const credentials = pickCredentials(call.operation, session);
      const again = credentials && (await this.sendCall(call, { ...options, credentials }));
      if (again && (again.ok || again.code !== exchange.code)) {
        checker.observe(exchange);
        adoptSession(checker, session, userIndex);
        exchange = again;
      }
    }
    recordSessions(checker, exchange, userIndex);
    noteFacts(checker, exchange, options.credentials ? undefined : userIndex);
    this.steps.push(exchange);
    checker.observe(exchange);
    checker.observed.record(exchange);
    if (userIndex === 0) recordFirstRead(checker, exchange);
    recordBranches(checker, exchange);
    checker.hasLargeIntegers ||= exchange.ok && exchange.isJson && hasLargeInteger(exchange.text);
    removeDeletedValues(checker, exchange);
    preferOwnInstances(checker, exchange);
    removePrepared(this, exchange, userIndex);
    replaceUsedUp(this, exchange, userIndex);
    noteNeeds(this, exchange, userIndex);
    replaceClosed(this, exchange, userIndex);
    // A varied value may not suit what suits all others.
    if (!this.isVariation || checker.bases.get(call.operation)?.isAccepted !== true)
      replaceUnsuitable(this, exchange, userIndex);
    if (!this.isVariation) replaceChanged(this, exchange);
    if (exchange.failure)
      checker.unresponsive.set(call.operation, (checker.unresponsive.get(call.operation) ?? 0) + 1);
    else checker.unresponsive.delete(call.operation);
    this.judge(exchange, options);
    const shown = shownCredential(checker, exchange);
    if (shown !== undefined)
      this.report("leak", call.operation, exchange, {
        expected: "no credentials in a refusal",
        actual: shown,
        cause: "credentials",
      });
    if (exchange.failure) throw new TrialEnded();
    const isLogin = checker.users.some(({ login }) => login?.operationId === call.operation.id);
    if (isRateLimited(exchange.response) && !isLogin) {
      checker.coverage.skip(call.operation, "the server put the run off (429), give --rate");
      throw new TrialEnded();
    }
    await this.judgeTime(exchange);
    return exchange;
  }

  /** Sends a call; where the caller is refused, as the user whom its instance names, who is noted in the options. */
  private async sendToAssigned(
    call: PreparedCall,
    options: CallOptions & { userIndex: number },
    given: CallOptions,
  ): Promise<Exchange> {
    const exchange = await this.sendCall(call, options);
    if (!isOfAnybody(given)) return exchange;
    const sendAs = (userIndex: number) => this.sendCall(call, { ...options, userIndex });
    const assigned = await answerToAssigned(this.checker, exchange, options.userIndex, sendAs);
    if (!assigned) return exchange;
    this.checker.observe(exchange);
    options.userIndex = assigned.userIndex;
    return assigned.exchange;
  }

  /** Notes what the response violates by itself. */
  private judge(exchange: Exchange, options: CallOptions): void {
    const { checker } = this;
    const { operation } = exchange;
    for (const fault of judgeResponse(exchange, checker.validator, options.tolerance ?? "none")) {
      if (isFromInvalidData(checker, exchange, fault)) continue;
      const isShown = fault.rule === "charset" || (fault.rule === "body" && fault.pointer !== "");
      if (isShown && this.steps.every((step) => isRead(step.operation)))
        checker.knownWrongMembers.add(`${operation.id} ${fault.rule === "charset" ? "" : fault.pointer}`);
      const cause = fault.rule === "server-error" ? `${fault.cause} ${options.trigger ?? ""}` : fault.cause;
      this.drafts.push({ ...fault, cause, operation, exchange, steps: [...this.steps] });
    }
    const ofTag = checker.tags.faultOf(exchange);
    const ofHeader = checker.uniqueHeaders.faultOf(exchange);
    if (ofHeader) this.drafts.push({ ...ofHeader, operation, exchange, steps: [...this.steps] });
    if (ofTag) this.drafts.push({ ...ofTag, operation, exchange, steps: [...this.steps] });
  }

  /** Sends one request with the user's credentials. */
  private async sendCall(call: PreparedCall, options: CallOptions): Promise<Exchange> {
    const { checker } = this;
    const userIndex = options.userIndex ?? 0;
    const credentials =
      options.credentials ?? this.requirements(call.operation, userIndex, options.schemes)[0] ?? new Map();
    const whole: Call = { ...call, credentials };
    const { baseUrl, headers } = checker.options;
    const request = buildRequest(whole, rootOf(baseUrl, call.operation.contract), headers);
    const response = await sendRespectingRateLimit(checker, request, call.operation.maximumMs !== undefined);
    return readResponse(whole, request, response, checker.users[userIndex]?.name);
  }

  /** Repeats a slow read: a single slow response may be due to the machine. */
  private async judgeTime(exchange: Exchange): Promise<void> {
    const { operation, request } = exchange;
    const limit = operation.maximumMs;
    if (limit === undefined || !isRead(operation) || this.checker.slow.has(operation)) return;
    let fastest = exchange.response?.ms ?? 0;
    for (let turn = 0; turn < 2 && fastest > limit; turn += 1) {
      const again = await this.checker.client.send(request, true);
      fastest = Math.min(fastest, "ms" in again ? again.ms : 0);
    }
    if (fastest > limit)
      this.report("time", operation, exchange, {
        expected: `an answer within ${limit} ms`,
        actual: `${Math.round(fastest)} ms at best`,
      });
  }

  /**
   * Credentials for every security requirement of an operation that a user can satisfy; none for public operations.
   */
  private requirements(
    operation: Operation,
    userIndex: number,
    schemes?: readonly Scheme[],
  ): Map<Scheme, string>[] {
    const user = this.checker.users[userIndex];
    if (!user) return [];
    return operation.security
      .flatMap((alternative) => {
        if (alternative.length === 0) return [];
        if (schemes && !isSameRequirement(alternative, schemes)) return [];
        const found = new Map<Scheme, string>();
        for (const scheme of alternative) {
          const value = user.schemes.get(scheme.name);
          if (value !== undefined) found.set(scheme, value);
        }
        return found.size === alternative.length ? [found] : [];
      })
      .sort((left, right) => Number(isPart(left, right)) - Number(isPart(right, left)));
  }

  report(rule: Rule, operation: Operation, exchange: Exchange, violation: Violation): void {
    this.drafts.push({
      rule,
      operation,
      exchange,
      cause: violation.cause ?? "",
      expected: violation.expected,
      actual: violation.actual ?? describeResponse(exchange),
      pointer: violation.pointer ?? "",
      place: violation.place ?? operation.place,
      steps: [...this.steps],
      ...(violation.shared !== undefined && { shared: violation.shared }),
    });
  }

  removeFinding(exchange: Exchange, rule: Rule): void {
    for (let index = this.drafts.length - 1; index >= 0; index -= 1) {
      const draft = this.drafts[index];
      if (draft?.exchange === exchange && draft.rule === rule) this.drafts.splice(index, 1);
    }
  }

  isSound(exchange: Exchange): boolean {
    return !this.drafts.some(
      (draft) => draft.exchange === exchange && draft.rule !== "header" && draft.rule !== "leak",
    );
  }
}

/** Notes what an answer shows of the server's clock, of entity tags, of whom an instance is given to, and what is under way. */
function noteFacts(checker: Checker, exchange: Exchange, userIndex: number | undefined): void {
  noteTimes(checker, exchange);
  noteTag(checker, exchange);
  noteAssignment(checker, exchange);
  noteRunning(checker, exchange);
  if (userIndex !== undefined) noteAssigned(checker, exchange, userIndex);
}

/** Notes what a refusal shows of the values, parts and states that an operation needs. */
function noteNeeds(trial: Trial, exchange: Exchange, userIndex: number): void {
  noteFixedText(trial, exchange);
  noteParts(trial, exchange);
  noteNeededState(trial, exchange, userIndex);
  noteListed(trial.checker, exchange, userIndex);
  noteConflicts(trial, exchange);
  notePickedOutcome(trial, exchange);
}

/** Whether it does not matter who calls, so that it may be whoever is accepted. */
const isOfAnybody = ({ userIndex = 0, isExactUser, credentials }: CallOptions): boolean =>
  userIndex === 0 && !isExactUser && !credentials;

/** Who calls: where the first user may not, the one who may, be it of this instance alone. */
function callerOf(checker: Checker, { operation, parameters }: PreparedCall, options: CallOptions): number {
  if (!isOfAnybody(options)) return options.userIndex ?? 0;
  return assignedCaller(checker, operation, parameters) ?? checker.callers.get(operation) ?? 0;
}

/** What the user's one resource was before the run changed it. */
function recordFirstRead(
  { resources, firstReads }: Checker,
  { ok, operation, call, payload }: Exchange,
): void {
  const role = resources.roles.get(operation);
  if (!ok || role?.kind !== "read" || !role.resource.isSingle || operation.path.includes("{")) return;
  if (call.method === undefined && !firstReads.has(role.resource)) firstReads.set(role.resource, payload);
}

/** What was deleted no longer opens anything. */
function removeDeletedValues({ observed }: Checker, { ok, operation, call }: Exchange): void {
  if (!ok || operation.method !== "delete" || call.method !== undefined) return;
  const last = /\{([^{}]+)\}$/.exec(operation.path)?.[1];
  if (last !== undefined) observed.remove(call.parameters.get(`path.${last}`));
}

/** Whether a requirement asks for a part of another one: an API key without the token shows less than with it. */
const isPart = (less: ReadonlyMap<Scheme, string>, more: ReadonlyMap<Scheme, string>): boolean =>
  less.size < more.size && [...less.keys()].every((scheme) => more.has(scheme));

const isSameRequirement = (left: readonly Scheme[], right: readonly Scheme[]): boolean =>
  left.length === right.length && left.every((scheme) => right.includes(scheme));

/** Why a call is not sent: what it would change is not the run's. */
function reasonToKeep(checker: Checker, call: PreparedCall): string | undefined {
  const value = protectedValue(checker, call);
  if (value !== undefined) return `it would change ${value}, which is to be kept`;
  return reachesOthers(checker, call)
    ? "it changes all of a collection, what others created as well"
    : undefined;
}
