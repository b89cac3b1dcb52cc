import type { Step } from "../../engine/checker";
import type { Trial } from "../../engine/trial";
import { codeIn } from "../../judge/stated-codes";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { completeTransitions, type Transition } from "../shared/stated-transitions";

/**
 * Judges changes to a state of the caller's choice by the transitions that a text lists: what it does not list is refused,
 * and what it lists is not refused as a wrong transition.
 *
 * Standard: RFC 9110 §15.5.10 (409); the descriptions of the operation and of the state.
 * Reports: `conflict`. Severity: error.
 */
export class Transitions {
  private readonly resource: Resource;
  private readonly stated = new Map<Operation, readonly Transition[]>();
  /** Codes of the refusals of what no text lists. */
  private readonly codes = new Set<string>();

  constructor(resource: Resource) {
    this.resource = resource;
  }

  /** Whether a text lists a step from a state; false where it lists none at all. */
  isListed(from: string, { operation, target }: Step): boolean {
    return this.statedFor(operation).some(([source, to]) => source === from && to === target?.value);
  }

  private statedFor(operation: Operation): readonly Transition[] {
    const stated = this.stated.get(operation) ?? completeTransitions(operation, this.resource);
    this.stated.set(operation, stated);
    return stated;
  }

  record(trial: Trial, exchange: Exchange, from: string, { operation, target }: Step): void {
    if (!target || from === "") return;
    const stated = this.statedFor(operation);
    if (stated.length === 0) return;
    const fault = this.faultOf(exchange, [from, target.value], stated);
    if (fault)
      trial.report("conflict", operation, exchange, { expected: fault, cause: `transition ${from}` });
  }

  /** What a transition should have been; undefined where nothing is wrong with it. */
  faultOf(exchange: Exchange, [from, to]: Transition, stated: readonly Transition[]): string | undefined {
    const isListed = stated.some(([source, target]) => source === from && target === to);
    const code = codeIn(exchange.body);
    if (exchange.code === 409 && !isListed && code !== undefined) this.codes.add(code);
    // Setting what is set already may be no transition at all.
    if (exchange.ok && !isListed && from !== to) return `409, as nothing leads from ${from} to ${to}`;
    if (exchange.code === 409 && isListed && code !== undefined && this.codes.has(code))
      return `a success, as ${from} leads to ${to}`;
    return undefined;
  }
}
