import type { Checker } from "../engine/checker";
import type { Scenario } from "../engine/scenario";
import { type Trial, TrialOver } from "../engine/trial";
import { TrialRun } from "../engine/trial-run";
import { judgeAnswer } from "../judge/answer";
import { type Draft, type Found, isNearer, keyOfDraft } from "../judge/finding";
import { isRead } from "../load/model";
import type { Exchange } from "../send/exchange";
import { readAnswer } from "../send/read-response";
import { plainRules, Store } from "./finding-store";
import { Provenance } from "./provenance";
import { Shrinker } from "./shrinker";

/** Tries scenarios, and tells what they show when it shows again. */
export class Teller {
  readonly store: Store;
  private readonly checker: Checker;
  private readonly shrinker: Shrinker;
  private readonly provenance: Provenance;

  constructor(checker: Checker, onFinding: (finding: Found) => void) {
    this.checker = checker;
    this.store = new Store(onFinding);
    this.shrinker = new Shrinker(checker);
    this.provenance = new Provenance(checker);
  }

  saw(exchange: Exchange): void {
    this.provenance.saw(exchange);
  }

  /** Runs a scenario; what is new is tried once more before it is told. */
  async try(scenario: Scenario): Promise<void> {
    const trial = await this.attempt(scenario, 0);
    const fresh = trial.drafts.filter((draft) => !this.store.knows(draft));
    for (const draft of trial.drafts) {
      const known = this.store.same(draft);
      if (!known) continue;
      this.store.add(draft, true);
      if (known.confirmed && isNearer(draft, known)) this.tellBy(known, draft);
    }
    if (fresh.length === 0) return;
    const repeated = new Set<string>();
    for (let turn = 1; turn <= 2 && !this.checker.isStopped() && repeated.size === 0; turn += 1)
      for (const draft of (await this.attempt(scenario, turn)).drafts) repeated.add(keyOfDraft(draft));
    for (const draft of fresh) {
      const isConfirmed = repeated.has(keyOfDraft(draft)) && !(await this.isPassing(draft));
      if (!isConfirmed && draft.rule === "time") continue;
      const known = this.store.same(draft);
      const finding = this.store.add(draft, isConfirmed);
      if (isConfirmed && finding !== known)
        await this.shrinker.shrink(finding, (turn) => this.attempt(scenario, turn));
      if (finding !== known) this.tellBy(finding, finding);
      if (draft.rule === "time") this.checker.slow.add(draft.operation);
    }
  }

  /** Tells a finding by one of the times it was seen, with all that led there. */
  private tellBy(finding: Found, { exchange, pointer, expected, actual, steps }: Draft): void {
    const before = this.provenance.before({ ...finding, exchange, pointer, steps });
    Object.assign(finding, { exchange, pointer, expected, actual, steps: [...before, ...steps] });
  }

  /** The very same question, asked again, is answered as it should be: the failure comes and goes. */
  private async isPassing({ operation, exchange, rule, expected }: Draft): Promise<boolean> {
    if (!plainRules.has(rule) || !isRead(operation) || exchange.call.method !== undefined) return false;
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await this.checker.client.send(exchange.request);
      const again = readAnswer(exchange.call, exchange.request, answer, exchange.user);
      const faults = judgeAnswer(again, this.checker.validator, "none");
      // What says something else by now, being about a thing that is gone, proves nothing.
      if (again.ok && !faults.some((fault) => fault.rule === rule && fault.expected === expected)) {
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
      if (!(error instanceof TrialOver)) throw error;
    }
    return trial;
  }
}
