import type { Checker, LogIn } from "../engine/checker";
import { type Coverage, timeLimitReached } from "../engine/coverage";
import type { Scenario } from "../engine/scenario";
import type { Finding } from "../judge/finding";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { groupCauses } from "./causes";
import { cleanUp, type LeftOver } from "./clean-up";
import { createChecker, type RunOptions } from "./create-checker";
import { fetchTokens } from "./oauth-tokens";
import { checkReachable, logInUsers } from "./preflight";
import { ScenarioRunner } from "./scenario-runner";
import { runSchedule } from "./schedule";
import type { ServerSwitch } from "./server-switches";

export interface RunResult {
  findings: Finding[];
  coverage: Coverage;
  requests: number;
  operations: Operation[];
  leftOver: LeftOver[];
  /** Why the run could not complete; undefined when it did. */
  problem: string | undefined;
  secrets: [secret: string, shown: string][];
  logins: ReadonlyMap<string, LogIn>;
  /** Operations that changed the answers of the whole server. */
  switches: ServerSwitch[];
}

/** A run that can be stopped; it then cleans up and returns its findings so far. */
export class Run {
  private isStopping = false;
  private readonly options: RunOptions;
  private readonly checker: Checker;
  private readonly scenarioRunner: ScenarioRunner;
  private problem: string | undefined;
  private done = 0;
  private planned = 0;
  private crashes = 0;
  private left = 0;

  constructor(options: RunOptions) {
    this.options = options;
    this.checker = createChecker(options, {
      observe: (exchange) => this.observe(exchange),
      isStopped: () => this.isStopping,
    });
    this.scenarioRunner = new ScenarioRunner(this.checker, (finding) => options.onFinding?.(finding));
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

  private observe(exchange: Exchange): void {
    this.checker.coverage.record(exchange);
    this.scenarioRunner.record(exchange);
    this.options.onExchange?.(exchange);
    // A single dropped connection may be the answer to one request; several in a row are a dead server.
    this.crashes = exchange.failure ? this.crashes + 1 : 0;
    if (this.crashes >= 6) this.giveUp("The server stopped answering; the run ends here.");
  }

  async run(): Promise<RunResult> {
    const { checker } = this;
    let leftOver: LeftOver[] = [];
    try {
      await checkReachable(checker);
      await fetchTokens(checker);
      await logInUsers(checker);
      await runSchedule(checker, (scenarios) => this.all(scenarios));
      if (this.left > 0)
        this.problem ??= `The time given with --max-time was over; ${this.left} of ${this.planned} trials were left out.`;
    } finally {
      this.isStopping = false;
      leftOver = await cleanUp(checker);
      checker.client.close();
    }
    return {
      findings: groupCauses(this.scenarioRunner.store.found),
      coverage: checker.coverage,
      requests: checker.client.sent,
      operations: checker.operations.filter((operation) => checker.selected.has(operation)),
      leftOver,
      problem: this.problem,
      secrets: checker.secrets,
      logins: checker.logins,
      switches: this.scenarioRunner.switches.found,
    };
  }

  /** After a switch of the whole server that nothing undoes, all answers are its doing. */
  private endIfStuck(): void {
    const notUndone = this.scenarioRunner.switches.found.find(({ isUndone }) => !isUndone);
    if (notUndone)
      this.giveUp(
        `After ${notUndone.operation.id} all other operations answered "${notUndone.answer}", and nothing undid that; the run ends here. Leave it out with --exclude ${notUndone.operation.id}.`,
      );
  }

  private async all(scenarios: readonly Scenario[]): Promise<void> {
    this.planned += scenarios.length;
    for (const scenario of scenarios) {
      if (this.isStopping) return;
      if (!this.checker.selected.has(scenario.operation)) continue;
      if (this.checker.isLate()) {
        this.left += 1;
        this.checker.coverage.skip(scenario.operation, timeLimitReached);
      } else await this.scenarioRunner.run(scenario);
      this.endIfStuck();
      this.done += 1;
      this.options.onProgress?.(this.done, this.planned, scenario.name);
    }
  }
}
