import { judgeAnswer } from "../judge/answer";
import type { User } from "../load/credentials";
import { schemesOf } from "../load/credentials";
import type { Contract, Operation } from "../load/model";
import { isRead } from "../load/model";
import { findResources } from "../plan/resources";
import { Validator } from "../schema/validator";
import { Client } from "../send/client";
import { logIn, reach } from "./begin";
import type { Checker, CheckOptions, LogIn } from "./checker";
import { cleanUp, type LeftOver } from "./clean-up";
import { Coverage, notInTime } from "./coverage";
import { everything } from "./everything";
import type { Exchange } from "./exchange";
import { type Draft, type Found, isNearer, keyOfDraft } from "./finding";
import { Provenance } from "./provenance";
import { readAnswer } from "./read-answer";
import type { Scenario } from "./scenario";
import { Shrinker } from "./shrink";
import { plainRules, Store } from "./store";
import { Trial, TrialOver } from "./trial";

export interface RunOptions extends CheckOptions {
  contracts: readonly Contract[];
  users: readonly User[];
  secrets: [secret: string, shown: string][];
  isSelected(operation: Operation): boolean;
  rate?: number;
  /** After so long nothing new is begun. */
  withinMs?: number;
  onFinding?(finding: Found): void;
  onProgress?(done: number, planned: number, what: string): void;
  onExchange?(exchange: Exchange): void;
}

export interface RunResult {
  findings: Found[];
  coverage: Coverage;
  requests: number;
  operations: Operation[];
  leftOver: LeftOver[];
  /** Said where the run could not do its work. */
  problem: string | undefined;
  secrets: [secret: string, shown: string][];
  logins: ReadonlyMap<string, LogIn>;
}

/** A run that can be told to stop; it then cleans up and gives what it has. */
export class Run {
  private isStopping = false;
  private readonly store: Store;
  private readonly options: RunOptions;
  private readonly checker: Checker;
  private readonly shrinker: Shrinker;
  private readonly provenance: Provenance;
  private problem: string | undefined;
  private done = 0;
  private planned = 0;
  private deaths = 0;
  private left = 0;

  constructor(options: RunOptions) {
    this.options = options;
    const until = performance.now() + (options.withinMs ?? Number.POSITIVE_INFINITY);
    this.store = new Store((finding) => options.onFinding?.(finding));
    const operations = options.contracts.flatMap((contract) => contract.operations);
    const coverage = new Coverage();
    const client = new Client({
      timeoutMs: options.timeoutMs,
      ...(options.rate !== undefined && { rate: options.rate }),
    });
    const validator = new Validator();
    validator.prepare(
      options.contracts
        .flatMap(({ documents }) => documents.all())
        .map((source) => ({ value: source.value, source, pointer: "" })),
    );
    const isSelected = (operation: Operation): boolean =>
      options.isSelected(operation) && (!options.isReadOnly || isRead(operation));
    this.checker = {
      options,
      contracts: options.contracts,
      operations,
      selected: new Set(operations.filter(isSelected)),
      resources: findResources(options.contracts),
      validator,
      client,
      users: options.users,
      schemes: schemesOf(options.contracts),
      bases: new Map(),
      habits: { invalid: new Map(), unknown: new Map() },
      coverage,
      things: [],
      shared: new Map(),
      secrets: options.secrets,
      observe: (exchange) => {
        coverage.saw(exchange);
        this.provenance.saw(exchange);
        options.onExchange?.(exchange);
        // One dead connection may be the server's answer to one request; many in a row are a dead server.
        this.deaths = exchange.failure ? this.deaths + 1 : 0;
        if (this.deaths >= 6) this.giveUp("The server stopped answering; the run ends here.");
      },
      isStopped: () => this.isStopping,
      isLate: () => performance.now() > until,
      ownKeys: new Set(),
      spoilt: new Set(),
      waitedMs: 0,
      newest: new Map(),
      logins: new Map(),
      slow: new Set(),
      silent: new Map(),
    };
    this.shrinker = new Shrinker(this.checker);
    this.provenance = new Provenance(this.checker);
  }

  stop(reason: string): void {
    this.giveUp(reason);
  }

  /** Why no request of an operation was accepted; undefined where one was. */
  refusalOf(operation: Operation): string | undefined {
    const base = this.checker.bases.get(operation);
    return base === undefined || base.isAccepted ? undefined : base.refusal || "it was not tried";
  }

  private giveUp(reason: string): void {
    this.problem ??= reason;
    this.isStopping = true;
  }

  async run(): Promise<RunResult> {
    const { checker } = this;
    let leftOver: LeftOver[] = [];
    try {
      await reach(checker);
      await logIn(checker);
      await everything(checker, (scenarios) => this.all(scenarios));
      if (this.left > 0)
        this.problem ??= `The time given with --within was over; ${this.left} of ${this.planned} trials were left out.`;
    } finally {
      this.isStopping = false;
      leftOver = await cleanUp(checker);
      checker.client.close();
    }
    return {
      findings: this.store.found,
      coverage: checker.coverage,
      requests: checker.client.sent,
      operations: checker.operations.filter((operation) => checker.selected.has(operation)),
      leftOver,
      problem: this.problem,
      secrets: checker.secrets,
      logins: checker.logins,
    };
  }

  private async all(scenarios: readonly Scenario[]): Promise<void> {
    this.planned += scenarios.length;
    for (const scenario of scenarios) {
      if (this.isStopping) return;
      if (!this.checker.selected.has(scenario.operation)) continue;
      if (this.checker.isLate()) {
        this.left += 1;
        this.checker.coverage.skip(scenario.operation, notInTime);
      } else await this.try(scenario);
      this.done += 1;
      this.options.onProgress?.(this.done, this.planned, scenario.name);
    }
  }

  /** Runs a scenario; what is new is tried once more before it is told. */
  private async try(scenario: Scenario): Promise<void> {
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
    for (let turn = 1; turn <= 2 && !this.isStopping && repeated.size === 0; turn += 1)
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
    const trial = new Trial(this.checker, scenario.name, turn);
    try {
      await scenario.run(trial);
    } catch (error) {
      if (!(error instanceof TrialOver)) throw error;
    }
    return trial;
  }
}
