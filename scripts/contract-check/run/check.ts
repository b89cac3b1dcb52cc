import type { User } from "../load/credentials";
import { schemesOf } from "../load/credentials";
import type { Contract, Operation } from "../load/model";
import { isRead } from "../load/model";
import { findResources } from "../plan/resources";
import { CheckProblem } from "../problem";
import { accessScenarios, refusedCredentials } from "../scenarios/access";
import { baseline } from "../scenarios/baseline";
import { lifecycleScenarios } from "../scenarios/lifecycle";
import { listScenarios } from "../scenarios/lists";
import { methodScenarios } from "../scenarios/methods";
import { ownershipScenarios } from "../scenarios/ownership";
import { placeScenarios } from "../scenarios/places";
import { acceptance, refusal, type Variation, variationsOf, wholeRefusals } from "../scenarios/refusals";
import { sessionScenarios } from "../scenarios/sessions";
import { conditional, conflict, dependants, idempotency, onceOnly, sideEffects } from "../scenarios/special";
import { timeScenario } from "../scenarios/time";
import { unknownIdScenarios } from "../scenarios/unknown";
import { Validator } from "../schema/validator";
import { Client } from "../send/client";
import type { Checker, CheckOptions } from "./checker";
import { cleanUp, type LeftOver } from "./clean-up";
import { Coverage } from "./coverage";
import { describeAnswer, type Exchange } from "./exchange";
import { type Found, keyOfDraft } from "./finding";
import type { Scenario } from "./scenario";
import { freshSession } from "./session";
import { Store } from "./store";
import { Trial, TrialOver } from "./trial";

export interface RunOptions extends CheckOptions {
  contracts: readonly Contract[];
  users: readonly User[];
  secrets: [secret: string, shown: string][];
  isSelected(operation: Operation): boolean;
  rate?: number;
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
}

/** A run that can be told to stop; it then cleans up and gives what it has. */
export class Run {
  private isStopping = false;
  private readonly store: Store;
  private readonly options: RunOptions;
  private readonly checker: Checker;
  private problem: string | undefined;
  private done = 0;
  private planned = 0;
  private deaths = 0;

  constructor(options: RunOptions) {
    this.options = options;
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
        options.onExchange?.(exchange);
        // One dead connection may be the server's answer to one request; many in a row are a dead server.
        this.deaths = exchange.failure ? this.deaths + 1 : 0;
        if (this.deaths >= 6) this.giveUp("The server stopped answering; the run ends here.");
      },
      isStopped: () => this.isStopping,
      silent: new Map(),
    };
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
      await this.reach();
      await this.logIn();
      await this.everything();
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
    };
  }

  /** A server that is not there is a mistake of the command, not of the server. */
  private async reach(): Promise<void> {
    const { baseUrl } = this.options;
    const answer = await this.checker.client.send({
      method: "GET",
      url: `${baseUrl}/`,
      headers: { accept: "*/*" },
      body: undefined,
    });
    if ("reason" in answer && answer.reason === "refused")
      throw new CheckProblem(
        `Nothing answers at ${baseUrl} (${answer.detail}); start the server or mend --base-url.`,
      );
  }

  /** Users who have no standing credentials get those of a login. */
  private async logIn(): Promise<void> {
    for (const [index, user] of this.checker.users.entries()) {
      if (!user.login || user.schemes.size > 0) continue;
      const trial = new Trial(this.checker, `login ${user.name}`, 0);
      const session = await freshSession(trial, index).catch(() => undefined);
      for (const [scheme, value] of session ?? []) user.schemes.set(scheme.name, value);
      if (!session) {
        const last = trial.steps.at(-1);
        throw new CheckProblem(
          `The login of ${user.name} with ${user.login.operationId} failed (${last ? describeAnswer(last) : "no answer"}); check the credentials file.`,
        );
      }
    }
  }

  private async everything(): Promise<void> {
    const { checker, options } = this;
    const isQuick = options.profile === "quick";
    const selected = checker.operations.filter((operation) => checker.selected.has(operation));
    const [harmless, risky] = [
      selected.filter((one) => !endangersLogin(one)),
      selected.filter(endangersLogin),
    ];
    await this.all(harmless.map(baseline));
    this.checkCredentials(harmless);
    await this.all(sessionScenarios(checker).slice(0, 1));
    // What ends a session comes before what may change a password.
    await this.all(
      [...risky].sort((a, b) => Number(b.invalidatesSession) - Number(a.invalidatesSession)).map(baseline),
    );
    await this.all(selected.filter((operation) => this.isRefusedOddly(operation)).map(refusedCredentials));
    const resources = [...checker.resources.all.values()];
    await this.all(resources.flatMap((resource) => lifecycleScenarios(checker, resource)));
    await this.all(selected.flatMap((operation) => accessScenarios(checker, operation)).sort(coarse));
    await this.all(selected.flatMap(unknownIdScenarios));
    for (const operation of selected) {
      const variations = variationsOf(checker, operation);
      const broken = variations.filter(({ isValid }) => !isValid);
      const kept = variations.filter(({ isValid }) => isValid);
      await this.all([
        ...wholeRefusals(operation),
        ...fewer(broken, isQuick ? 5 : 400).map((one) => refusal(operation, one)),
      ]);
      // Another name or password is no valid login, and too many wrong ones lock the account.
      const isLogin = checker.users.some(({ login }) => login?.operationId === operation.id);
      if (checker.bases.get(operation)?.isAccepted && !isLogin)
        await this.all(fewer(kept, isQuick ? 3 : 400).map((one) => acceptance(operation, one)));
      if (!isQuick) await this.all(sideEffects(checker, operation, variations));
    }
    await this.all(resources.flatMap((resource) => ownershipScenarios(checker, resource)));
    await this.all(selected.flatMap((operation) => listScenarios(checker, operation)));
    await this.all(
      resources.flatMap((resource) => [
        ...dependants(checker, resource),
        ...placeScenarios(checker, resource),
        ...conditional(resource).filter(({ operation }) => checker.selected.has(operation)),
      ]),
    );
    for (const operation of selected) {
      const role = checker.resources.roles.get(operation);
      const special: Scenario[] = [];
      if (operation.idempotencyHeader !== undefined) special.push(idempotency(operation, role?.resource));
      if (role?.kind === "create") special.push(conflict(operation, role.resource));
      if (role?.kind === "action") special.push(onceOnly(operation));
      if (operation.maximumMs !== undefined) special.push(timeScenario(operation, operation.maximumMs));
      await this.all(special);
    }
    await this.all(methodScenarios(checker));
    await this.all(sessionScenarios(checker).slice(1));
  }

  /** Where the credentials open nothing, everything that followed would be noise. */
  private checkCredentials(selected: readonly Operation[]): void {
    const { bases } = this.checker;
    const guarded = selected.filter(
      (operation) =>
        operation.security.length > 0 &&
        operation.security.every((way) => way.length > 0) &&
        !operation.invalidatesSession,
    );
    if (this.checker.users.length === 0 || guarded.length === 0) return;
    const answers = guarded.map((operation) => bases.get(operation));
    const [first] = this.checker.users;
    if (
      answers.some((base) => base?.isAccepted) ||
      !answers.every((base) => /status 401|code 401/.test(base?.refusal ?? ""))
    )
      return;
    throw new CheckProblem(
      `The server refuses the credentials of ${first?.name} everywhere (401); check the credentials file.`,
    );
  }

  private isRefusedOddly(operation: Operation): boolean {
    const base = this.checker.bases.get(operation);
    const guarded = operation.security.length > 0 && operation.security.every((way) => way.length > 0);
    const hasWay = operation.security.some((way) =>
      way.every(({ name }) => this.checker.users[0]?.schemes.has(name)),
    );
    if (guarded && !hasWay) this.checker.coverage.skip(operation, "the credentials hold none of its schemes");
    return (
      guarded &&
      hasWay &&
      base?.isAccepted === false &&
      /status 401\b|code 401\b/.test(base.refusal) &&
      this.checker.users.length > 0
    );
  }

  private async all(scenarios: readonly Scenario[]): Promise<void> {
    this.planned += scenarios.length;
    for (const scenario of scenarios) {
      if (this.isStopping) return;
      if (this.checker.selected.has(scenario.operation)) await this.try(scenario);
      this.done += 1;
      this.options.onProgress?.(this.done, this.planned, scenario.name);
    }
  }

  /** Runs a scenario; what is new is tried once more before it is told. */
  private async try(scenario: Scenario): Promise<void> {
    const trial = await this.attempt(scenario, 0);
    const fresh = trial.drafts.filter((draft) => !this.store.knows(draft));
    for (const draft of trial.drafts) if (this.store.knows(draft)) this.store.add(draft, true);
    if (fresh.length === 0) return;
    const repeated = new Set<string>();
    for (let turn = 1; turn <= 2 && !this.isStopping && repeated.size === 0; turn += 1)
      for (const draft of (await this.attempt(scenario, turn)).drafts) repeated.add(keyOfDraft(draft));
    for (const draft of fresh) {
      const isConfirmed = repeated.has(keyOfDraft(draft));
      if (isConfirmed || draft.rule !== "time") this.store.add(draft, isConfirmed);
    }
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

/** Operations after which a user may not come in any more. */
function endangersLogin({ id, invalidatesSession }: Operation): boolean {
  return (
    invalidatesSession ||
    /password|(delete|close|remove|deactivate)(my|own)?(account|user|profile|me)$/i.test(id)
  );
}

function coarse(left: Scenario, right: Scenario): number {
  return Number(right.name.endsWith(" none")) - Number(left.name.endsWith(" none"));
}

/** A few of many, one for each constraint first. */
function fewer(variations: readonly Variation[], limit: number): Variation[] {
  if (variations.length <= limit) return [...variations];
  const seen = new Set<string>();
  const first = variations.filter(({ pointer, keyword }) => {
    const key = `${pointer} ${keyword}`;
    return !seen.has(key) && seen.add(key);
  });
  const step = Math.max(1, first.length / limit);
  return first
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, limit);
}
