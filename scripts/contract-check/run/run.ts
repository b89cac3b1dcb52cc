import type { Checker, LogIn } from "../engine/checker";
import { type Coverage, timeLimitReached } from "../engine/coverage";
import type { Scenario } from "../engine/scenario";
import type { Finding } from "../judge/finding";
import type { Operation } from "../load/model";
import { describeResponse, type Exchange } from "../send/exchange";
import { groupCauses } from "./causes";
import { cleanUp, type LeftOver } from "./clean-up";
import { Concurrency } from "./concurrency";
import { createChecker, type RunOptions } from "./create-checker";
import { fetchTokens } from "./oauth-tokens";
import { checkReachable, logInUsers } from "./preflight";
import { type FailedTrial, ScenarioRunner } from "./scenario-runner";
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
  /** What no time was left for. */
  private leftOut: Scenario[] = [];
  /** The last refusal of each operation, as long as none of its requests is accepted. */
  private readonly refusals = new Map<Operation, string>();

  private readonly concurrency: Concurrency;

  constructor(options: RunOptions) {
    this.options = options;
    this.concurrency = new Concurrency(options.concurrency);
    this.checker = createChecker(options, {
      observe: (exchange) => this.observe(exchange),
      isStopped: () => this.isStopping,
    });
    const toleratesMistakes = options.toleratesMistakes === true;
    this.scenarioRunner = new ScenarioRunner(this.checker, toleratesMistakes, (finding) =>
      options.onFinding?.(finding),
    );
  }

  stop(reason: string): void {
    this.giveUp(reason);
  }

  /** Why no request of an operation was accepted; undefined where one was. */
  refusalOf(operation: Operation): string | undefined {
    const base = this.checker.bases.get(operation);
    if (base === undefined || base.isAccepted) return undefined;
    return base.refusal || this.refusals.get(operation) || "it was not tried";
  }

  private giveUp(reason: string): void {
    this.problem ??= reason;
    this.isStopping = true;
  }

  private observe(exchange: Exchange): void {
    this.checker.coverage.record(exchange);
    this.concurrency.record(exchange.response?.ms);
    this.scenarioRunner.record(exchange);
    this.options.onExchange?.(exchange);
    // Other methods of its path are tried as well.
    const isItsOwn = exchange.request.method === exchange.operation.method.toUpperCase();
    if (!exchange.ok && exchange.code !== 401 && isItsOwn)
      this.refusals.set(exchange.operation, describeResponse(exchange));
    // A single dropped connection may be the answer to one request; several in a row are a dead server.
    this.crashes = exchange.failure ? this.crashes + 1 : 0;
    if (this.crashes >= 6 * this.concurrency.limit)
      this.giveUp("The server stopped answering; the run ends here.");
  }

  async run(): Promise<RunResult> {
    const { checker } = this;
    let leftOver: LeftOver[] = [];
    try {
      await checkReachable(checker);
      await fetchTokens(checker);
      await logInUsers(checker);
      await runSchedule(
        checker,
        (scenarios) => this.all(scenarios),
        () => this.takeLeftOut(),
      );
      this.nameLeftOut();
      this.problem ??= failedTrials(this.scenarioRunner.failures);
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
    const selected = scenarios.filter(({ operation }) => this.checker.selected.has(operation));
    this.planned += selected.length;
    for (const group of groupsOf(selected)) {
      const waiting = [...group];
      const isAlone = (): boolean => waiting[0]?.isIndependent !== true || this.concurrency.limit === 1;
      for (let next = isAlone() && waiting.shift(); next; next = isAlone() && waiting.shift())
        await this.one(next);
      await this.manySideBySide(waiting);
    }
  }

  private async one(scenario: Scenario): Promise<void> {
    if (this.isStopping) return;
    if (this.isLeftOut(scenario)) return;
    await this.scenarioRunner.run(scenario);
    this.finish(scenario);
  }

  /** Runs independent scenarios side by side: first one of each operation, which creates what its others use, too. */
  private async manySideBySide(scenarios: readonly Scenario[]): Promise<void> {
    const firsts = new Map(scenarios.toReversed().map((scenario) => [scenario.operation, scenario]));
    const isFirst = (scenario: Scenario): boolean => firsts.get(scenario.operation) === scenario;
    const { limit } = this.concurrency;
    await this.sideBySide(scenarios.filter(isFirst), limit);
    const others = scenarios.filter((scenario) => !isFirst(scenario));
    for (let index = 0; index < others.length; index += maximumBatch)
      await this.sideBySide(others.slice(index, index + maximumBatch), limit);
  }

  /** Runs scenarios side by side, and those that showed something again, each by itself: nothing else is evidence. */
  private async sideBySide(scenarios: readonly Scenario[], limit: number): Promise<void> {
    const waiting = [...scenarios];
    const again: Scenario[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !this.isStopping; next = waiting.shift()) {
        if (this.isLeftOut(next)) continue;
        if (await this.scenarioRunner.isQuiet(next)) this.finish(next);
        else again.push(next);
      }
    };
    await Promise.all(Array.from({ length: limit }, work));
    for (const scenario of scenarios.filter((one) => again.includes(one))) {
      this.checker.unresponsive.delete(scenario.operation);
      await this.one(scenario);
    }
  }

  private isLeftOut(scenario: Scenario): boolean {
    if (!this.checker.isLate()) return false;
    this.leftOut.push(scenario);
    this.done += 1;
    return true;
  }

  /** The scenarios whose share of the time was over and that leave the state of others alone, to be run in what is left. */
  private takeLeftOut(): Scenario[] {
    const again = this.leftOut.filter(({ isIndependent }) => isIndependent === true);
    this.leftOut = this.leftOut.filter(({ isIndependent }) => isIndependent !== true);
    this.planned -= again.length;
    this.done -= again.length;
    return again;
  }

  private nameLeftOut(): void {
    const { checker, planned, leftOut } = this;
    for (const { operation } of leftOut) checker.coverage.skip(operation, timeLimitReached);
    if (leftOut.length === 0) return;
    const count = `${leftOut.length} of ${planned} trials ${leftOut.length === 1 ? "was" : "were"} left out`;
    // The last phase has all the time that there is.
    this.problem ??= checker.isLate()
      ? `The time given with --max-time was over; ${count}.`
      : `${count}: each kind of check has its share of --max-time, and that of theirs was over.`;
  }

  private finish({ name }: Scenario): void {
    this.endIfStuck();
    this.done += 1;
    this.options.onProgress?.(this.done, this.planned, name);
  }
}

/** What to tell of trials that ended with a mistake of the checker; undefined without any. */
function failedTrials(failures: readonly FailedTrial[]): string | undefined {
  const [first] = failures;
  if (first === undefined) return undefined;
  const reason =
    first.error instanceof Error ? (first.error.stack ?? first.error.message) : String(first.error);
  const count = failures.length === 1 ? "One trial" : `${failures.length} trials`;
  return `${count} ended with a mistake of the checker, the first one in "${first.scenario}": ${reason}`;
}

/** So many scenarios run side by side before what they showed is looked at. */
const maximumBatch = 64;

/** Independent scenarios that follow each other; each other one is a group of its own. */
function groupsOf(scenarios: readonly Scenario[]): Scenario[][] {
  const groups: Scenario[][] = [];
  for (const scenario of scenarios) {
    const group = groups.at(-1);
    if (group && scenario.isIndependent && group[0]?.isIndependent === true) group.push(scenario);
    else groups.push([scenario]);
  }
  return groups;
}
