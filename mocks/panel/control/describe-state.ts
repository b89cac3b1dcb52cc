import type { BackEnd } from "../../kernel/back-end";
import type { Exchange } from "../../kernel/exchange-log";
import { writeFault } from "../../kernel/fault-rules";
import type { Kernel } from "../../kernel/kernel-shape";
import { lineOf } from "../../kernel/violations";
import { rfc3339 } from "../../world/clock";
import { bodyText } from "../recording/recording";
import type { ChoicesView, OperationView, RequestDetailView, RequestView, StateView } from "./views";

/** How many of a long list are shown; the newest ones. */
const listLimit = 200;

export function describeState(kernel: Kernel, recording: StateView["recording"]): StateView {
  const { world, chosen, backEnd } = kernel;
  const changes = world.netChanges();
  return {
    seed: world.seed,
    startedAt: rfc3339(world.startedAt),
    now: world.clock.text(),
    clock: world.clock.setting(),
    selection: kernel.selection,
    persona: chosen.persona,
    scenarios: chosen.scenarios,
    faults: chosen.faults.map(writeFault),
    broughtFaults: kernel.faults.filter((fault) => !chosen.faults.includes(fault)).map(writeFault),
    problem: kernel.problem,
    tables: Object.fromEntries(
      backEnd.groups.flatMap(({ tables }) => tables.map(({ name, sizeIn }) => [name, sizeIn(world)])),
    ),
    changes: changes.slice(-listLimit).map(({ table, id, row }) => ({ table, id, isRemoved: row === null })),
    changeCount: changes.length,
    journal: { position: world.journal.position, steps: world.journal.steps.map(({ label }) => label) },
    violations: kernel.violations.slice(-listLimit),
    newestRequest: kernel.exchanges.at(-1)?.number ?? 0,
    recording,
  };
}

export function describeChoices({ personas, scenarios, controls, ...backEnd }: BackEnd): ChoicesView {
  return {
    personas: sentences(personas),
    scenarios: sentences(scenarios),
    operations: [...operationsOf(backEnd).values()],
    controls: [...controls.values()].map(({ method, name, sentence }) => ({ method, name, sentence })),
  };
}

export function describeRequest(kernel: Kernel, exchange: Exchange): RequestView {
  const { number, operationId, method, address, status, duration, violations, isOutside } = exchange;
  return {
    number,
    operationId,
    line: (operationId !== null && operationsOf(kernel.backEnd).get(operationId)?.line) || null,
    method,
    address,
    status,
    duration,
    at: rfc3339(exchange.at),
    changes: exchange.changes.map(({ table, id, before, after }) => ({
      table,
      id,
      before: before ?? null,
      after: after ?? null,
    })),
    violations,
    faults: exchange.faults.map((effect) =>
      writeFault({ operation: operationId ?? "*", effect, probability: 1 }),
    ),
    position: kernel.positionOf(exchange.after),
    isOutside,
  };
}

export function describeRequestWhole(kernel: Kernel, exchange: Exchange): RequestDetailView {
  const { headers, requestText, responseBody } = exchange;
  return { ...describeRequest(kernel, exchange), headers, requestText, answer: bodyText(responseBody) };
}

const known = new WeakMap<BackEnd["endpoints"], ReadonlyMap<string, OperationView>>();

function operationsOf({ endpoints }: Pick<BackEnd, "endpoints">): ReadonlyMap<string, OperationView> {
  const found =
    known.get(endpoints) ??
    new Map(
      endpoints.map(({ operationId, operation, contract, method, path, examples }) => {
        const line = lineOf(contract, `/operations/${contract.operations.indexOf(operation)}`);
        const { group } = contract;
        const names = examples.map(({ name }) => name);
        const view = { operationId, group, method, path, summary: operation.summary, line, examples: names };
        return [operationId, view];
      }),
    );
  known.set(endpoints, found);
  return found;
}

function sentences(preparations: BackEnd["personas"]): Record<string, string> {
  return Object.fromEntries(Object.entries(preparations).map(([name, { sentence }]) => [name, sentence]));
}
