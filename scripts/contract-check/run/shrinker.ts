import type { BaseRequest, Checker } from "../engine/checker";
import { lastAttempt } from "../engine/prepare-call";
import type { Trial } from "../engine/trial";
import { type Draft, type Finding, keyOfDraft } from "../judge/finding";
import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import { smaller } from "../schema/smaller";

/**
 * Maximum number of trials to minimise one finding, and of a whole run. Counted instead of timed, so that a seed
 * determines the requests.
 */
const perFinding = 8;
const perRun = 240;

export class Shrinker {
  private spent = 0;
  private readonly checker: Checker;

  constructor(checker: Checker) {
    this.checker = checker;
  }

  /**
   * Minimises a finding: repeats its scenario with smaller requests while the same defect shows. Invalid input stays
   * invalid, valid input valid.
   */
  async shrink(finding: Finding, attempt: (turn: number) => Promise<Trial>): Promise<void> {
    const { bases } = this.checker;
    let turns = 0;
    for (const operation of writersOf(finding)) {
      const before = bases.get(operation);
      if (!before) continue;
      for (const body of this.bodySchemas(operation, before)) {
        if (turns >= perFinding || this.spent >= perRun || this.checker.isStopped()) break;
        turns += 1;
        this.spent += 1;
        bases.set(operation, { ...before, body });
        const { drafts } = await attempt(lastAttempt + turns);
        const same = drafts.find((draft) => keyOfDraft(draft) === keyOfDraft(finding));
        if (!same || !this.isAsInvalid(finding, same) || weight(same) >= weight(finding)) continue;
        finding.exchange = same.exchange;
        finding.steps = same.steps;
        finding.expected = same.expected;
        finding.actual = same.actual;
        break;
      }
      bases.set(operation, before);
    }
  }

  private bodySchemas(operation: Operation, { body }: BaseRequest): unknown[] {
    const schema = operation.body?.media[0]?.schema;
    if (!schema || !isObject(body)) return [];
    return smaller(operation.contract.documents, this.checker.validator, schema, body).slice(0, perFinding);
  }

  private isAsInvalid(finding: Finding, same: Draft): boolean {
    const schema = finding.exchange.operation.body?.media[0]?.schema;
    if (!schema || finding.exchange.call.body === undefined) return true;
    const { validator } = this.checker;
    return (
      validator.isValid(schema, finding.exchange.call.body) ===
      validator.isValid(schema, same.exchange.call.body)
    );
  }
}

/** The operations whose bodies led to a finding, the decisive one first. */
function writersOf({ steps, exchange }: Finding): Set<Operation> {
  return new Set(
    [exchange, ...[...steps].reverse()]
      .filter(({ request }) => request.body)
      .map(({ operation }) => operation),
  );
}

/** Size for a reader: total body length and number of calls. */
function weight({ steps }: Pick<Draft, "steps">): number {
  return steps.reduce((sum, { request }) => sum + 1 + (request.body?.length ?? 0), 0);
}
