import type { Checker } from "../engine/checker";
import { lastAttempt } from "../engine/prepare-call";
import type { Scenario } from "../engine/scenario";
import { type Trial, TrialEnded } from "../engine/trial";
import { TrialRun } from "../engine/trial-run";
import { type Draft, type Finding, isNearer, keyOfDraft } from "../judge/finding";
import { judgeResponse } from "../judge/response";
import { isRead } from "../load/model";
import type { Exchange } from "../send/exchange";
import { readResponse } from "../send/read-response";
import { FindingStore, responseRules } from "./finding-store";
import { Provenance } from "./provenance";
import { ServerSwitches } from "./server-switches";
import { Shrinker } from "./shrinker";

const endsAll = /\b(all|every|each)\b.{0,30}\bsessions?\b|\bone session\b/i;

export interface FailedTrial {
  readonly scenario: string;
  readonly error: unknown;
}

/** Runs scenarios and confirms by repetition what they find. */
export class ScenarioRunner {
  /** Trials that ended with a mistake of the checker itself. */
  readonly failures: FailedTrial[] = [];
  readonly store: FindingStore;
  readonly switches: ServerSwitches;
  private readonly checker: Checker;
  private readonly toleratesMistakes: boolean;
  private readonly shrinker: Shrinker;
  private readonly provenance: Provenance;

  constructor(checker: Checker, toleratesMistakes: boolean, onFinding: (finding: Finding) => void) {
    this.checker = checker;
    this.toleratesMistakes = toleratesMistakes;
    this.store = new FindingStore(onFinding);
    this.shrinker = new Shrinker(checker);
    this.provenance = new Provenance(checker);
    this.switches = new ServerSwitches(checker);
  }

  record(exchange: Exchange): void {
    this.provenance.record(exchange);
    this.switches.record(exchange);
  }

  /** Runs a scenario; new violations are repeated before they are reported. */
  async run(scenario: Scenario): Promise<void> {
    if (this.switches.isKnown(scenario.operation)) return;
    let trial = await this.attempt(scenario, 0);
    if (await this.switches.hasTurned(trial)) {
      this.reportEndedSessions(trial);
      // The same without the switch, unless this scenario is about it.
      if (this.switches.isKnown(scenario.operation) || this.switches.isStuck) return;
      trial = await this.attempt(scenario, 0);
    }
    const fresh = trial.drafts.filter((draft) => !this.store.has(draft));
    for (const draft of trial.drafts) {
      const known = this.store.findDuplicate(draft);
      if (!known) continue;
      this.store.add(draft, true);
      if (known.confirmed && isNearer(draft, known)) this.updateEvidence(known, draft);
    }
    if (fresh.length === 0) return;
    const repeated = new Set<string>();
    let isOfOthers = false;
    for (let turn = 1; turn <= lastAttempt && !this.checker.isStopped() && repeated.size === 0; turn += 1) {
      if (turn === lastAttempt && !isOfOthers) break;
      const { drafts, steps } = await this.attempt(scenario, turn);
      for (const draft of drafts) repeated.add(keyOfDraft(draft));
      isOfOthers = steps.some(
        ({ operation, code }) => operation === scenario.operation && [403, 404].includes(code),
      );
    }
    for (const draft of fresh) {
      const isConfirmed = repeated.has(keyOfDraft(draft)) && !(await this.isTransient(draft));
      if (!isConfirmed && draft.rule === "time") continue;
      const known = this.store.findDuplicate(draft);
      const finding = this.store.add(draft, isConfirmed);
      if (isConfirmed && finding !== known)
        await this.shrinker.shrink(finding, (turn) => this.attempt(scenario, turn));
      if (finding !== known) this.updateEvidence(finding, finding);
      if (draft.rule === "time") this.checker.slow.add(draft.operation);
    }
  }

  /** Signing out that closed the user's other sessions, too. */
  private reportEndedSessions({ steps }: Trial): void {
    for (const { operation, answer } of this.switches.found) {
      const exchange = steps.findLast((step) => step.operation === operation && step.ok);
      if (!exchange || !operation.invalidatesSession || endsAll.test(operation.text)) continue;
      const draft: Draft = {
        rule: "session",
        operation,
        exchange,
        cause: "other sessions",
        expected: "the user's other sessions to go on",
        actual: `everything else answers "${answer}"`,
        pointer: "",
        place: operation.place,
        steps: [...steps],
      };
      this.store.add(draft, true);
    }
  }

  /** Runs a scenario while others run: whether it showed nothing, and changed nothing that may concern all. */
  async isQuiet(scenario: Scenario): Promise<boolean> {
    if (this.switches.isKnown(scenario.operation)) return true;
    const trial = await this.attempt(scenario, 0);
    return trial.drafts.length === 0 && !this.switches.hasWideStep(trial);
  }

  /** Replaces a finding's evidence by another occurrence, with the requests it depends on. */
  private updateEvidence(finding: Finding, { exchange, pointer, expected, actual, steps }: Draft): void {
    const before = this.provenance.precedingCalls({ ...finding, exchange, pointer, steps });
    Object.assign(finding, { exchange, pointer, expected, actual, steps: [...before, ...steps] });
  }

  /** Whether the same request, repeated, is answered correctly: the failure is intermittent. */
  private async isTransient({ operation, exchange, rule, expected }: Draft): Promise<boolean> {
    if (!responseRules.has(rule) || !isRead(operation) || exchange.call.method !== undefined) return false;
    const hasFault = (one: Exchange): boolean =>
      judgeResponse(one, this.checker.validator, "none").some(
        (fault) => fault.rule === rule && fault.expected === expected,
      );
    // What one response does not show by itself, a scenario compared with something else.
    if (!hasFault(exchange)) return false;
    for (let turn = 0; turn < 3; turn += 1) {
      const response = await this.checker.client.send(exchange.request);
      const again = readResponse(exchange.call, exchange.request, response, exchange.user);
      // A different answer about an instance that no longer exists proves nothing.
      if (again.ok && !hasFault(again)) {
        const isAboutFailure = rule === "server-error" || rule === "no-answer" || exchange.ok;
        if (isAboutFailure) return true;
      }
    }
    return false;
  }

  private async attempt(scenario: Scenario, turn: number): Promise<Trial> {
    const trial = new TrialRun(this.checker, scenario.name, turn);
    try {
      await scenario.run(trial);
    } catch (error) {
      if (error instanceof TrialEnded) return trial;
      if (!this.toleratesMistakes) throw error;
      // A mistake of a rule costs its trial, not the run with all that was found before.
      this.failures.push({ scenario: scenario.name, error });
    }
    return trial;
  }
}
