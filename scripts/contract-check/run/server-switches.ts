import type { Checker } from "../engine/checker";
import { type Trial, TrialEnded } from "../engine/trial";
import { TrialRun } from "../engine/trial-run";
import { leaves } from "../lib/json";
import { isRead, type Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { Canaries, isServerFailure, signatureOf } from "./canaries";
import { undoingCalls } from "./undo";

/** An operation after which unrelated operations answered differently, and alike. */
export interface ServerSwitch {
  operation: Operation;
  /** How the others answered. */
  answer: string;
  isUndone: boolean;
}

/** Changes that may be at fault for answers that changed, the latest ones. */
const maximumSuspects = 12;
const checkInterval = 8;

/**
 * Switches of the whole server, such as a maintenance mode or the caller's own rights, recognised by their effect:
 * other operations suddenly answer alike. The switch is undone, reported once and not touched again.
 */
export class ServerSwitches {
  readonly found: ServerSwitch[] = [];
  private readonly checker: Checker;
  private readonly canaries: Canaries;
  private readonly changes: Exchange[] = [];
  /** Operation → the states it was asked for and after which all was as before. */
  private readonly safeStates = new Map<Operation, Set<string>>();
  private readonly cleared = new Set<string>();

  constructor(checker: Checker) {
    this.checker = checker;
    this.canaries = new Canaries(checker);
  }

  record(exchange: Exchange): void {
    this.canaries.record(exchange);
    if (!exchange.ok || isRead(exchange.operation) || exchange.call.method !== undefined) return;
    this.changes.push(exchange);
    if (this.changes.length > maximumSuspects) this.changes.shift();
    this.cleared.clear();
  }

  /** Whether an operation is a switch that was found out: it is left alone. */
  isKnown(operation: Operation): boolean {
    return this.found.some((one) => one.operation === operation);
  }

  /** Whether a switch could not be undone: nothing that follows would be evidence. */
  get isStuck(): boolean {
    return this.found.some(({ isUndone }) => !isUndone);
  }

  hasWideStep({ steps }: Trial): boolean {
    return steps.some((step) => this.mayAffectServer(step));
  }

  /** Whether a trial turned a switch, or ran while one was turned: what it saw is then no evidence. */
  async hasTurned({ steps, drafts }: Trial): Promise<boolean> {
    const wide = steps.filter((step) => this.mayAffectServer(step));
    const suspicious = drafts.map(({ exchange }) => exchange).find((one) => this.isSuspicious(one));
    if (wide.length > 0 || suspicious) {
      const answer = await this.canaries.changedResponse(new Set(wide.map(({ operation }) => operation)));
      for (const step of wide) this.statesOf(step.operation).add(stateOf(step));
      if (suspicious) this.cleared.add(signatureOf(suspicious));
      if (answer !== undefined) {
        await this.undo(answer);
        return true;
      }
    }
    for (const step of steps) if (!this.isLogin(step)) await this.canaries.recordRefusal(step);
    return false;
  }

  /** Failed log-ins are counted by many servers. */
  private isLogin({ operation }: Exchange): boolean {
    return this.checker.users.some(({ login }) => login?.operationId === operation.id);
  }

  /** Whether a change is none of a single instance, and asks for a state that was not tried yet. */
  private mayAffectServer(step: Exchange): boolean {
    const { operation, ok, call } = step;
    if (!ok || isRead(operation) || call.method !== undefined || call.credentials.size === 0) return false;
    const role = this.checker.resources.roles.get(operation);
    if (role?.kind === "create" || (role && !role.resource.isSingle && role.resource.create)) return false;
    const states = this.statesOf(operation);
    return states.size < checkInterval && !states.has(stateOf(step));
  }

  private isSuspicious(exchange: Exchange): boolean {
    const wasAccepted = this.checker.bases.get(exchange.operation)?.isAccepted === true;
    const hasFailed = exchange.code >= 500 || (wasAccepted && isServerFailure(exchange));
    return hasFailed && exchange.call.credentials.size > 0 && !this.cleared.has(signatureOf(exchange));
  }

  private statesOf(operation: Operation): Set<string> {
    const known = this.safeStates.get(operation) ?? new Set<string>();
    this.safeStates.set(operation, known);
    return known;
  }

  /** Undoes the latest changes one by one, until the others answer as before. */
  private async undo(answer: string): Promise<void> {
    const { operations } = this.checker;
    for (const change of this.changes.toReversed()) {
      const before = this.canaries.lastRead(change.request.url)?.payload;
      for (const call of undoingCalls(change, before, operations)) {
        await this.send(call);
        if ((await this.canaries.changedResponse(new Set([change.operation]))) !== undefined) continue;
        this.note(change.operation, answer, true);
        return;
      }
    }
    const [last] = this.changes.slice(-1);
    if (last) this.note(last.operation, answer, false);
  }

  private async send(call: Parameters<Trial["send"]>[0]): Promise<void> {
    try {
      await new TrialRun(this.checker, "undo", 0).send(call, { tolerance: "gateway" });
    } catch (error) {
      if (!(error instanceof TrialEnded)) throw error;
    }
  }

  private note(operation: Operation, answer: string, isUndone: boolean): void {
    this.found.push({ operation, answer, isUndone });
    this.checker.coverage.skip(
      operation,
      `it changed the answers of other operations to "${answer}"${isUndone ? "; that was undone, and it is left alone" : ""}`,
    );
  }
}

/** The truth values and short texts of a change: what distinguishes one state of a switch from another. */
function stateOf({ call }: Exchange): string {
  return [...leaves(call.body)]
    .filter(([, value]) => typeof value === "boolean" || value === null)
    .map(([at, value]) => `${at}=${String(value)}`)
    .join(" ");
}
