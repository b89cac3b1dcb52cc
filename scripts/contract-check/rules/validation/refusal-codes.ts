import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import type { Exchange } from "../../send/exchange";
import { expectedCode, isChoice, type KindOfRefusal } from "./refusal-kinds";

/** A refusal that was seen, and how to bring it about again. */
export interface SeenRefusal extends KindOfRefusal {
  repeat(trial: Trial): Promise<Exchange>;
}

const seen = new WeakMap<Checker, SeenRefusal[]>();

/** Notes a refusal for the comparison at the end, where the contract has a choice of codes for it. */
export function noteRefusal(checker: Checker, refusal: SeenRefusal): void {
  if (!isChoice(refusal)) return;
  const refusals = seen.get(checker) ?? [];
  refusals.push(refusal);
  seen.set(checker, refusals);
}

/**
 * Where a contract has 400 and 422, each is for its kind of invalid input: the kind that its text names, else the one that
 * all other operations use it for.
 *
 * Standard: RFC 9110 §15.5.1 (400), §15.5.21 (422); the descriptions of both.
 * Reports: `refusal-code`. Severity: error.
 */
export function refusalCodes(checker: Checker): Scenario[] {
  const all = seen.get(checker) ?? [];
  return all.flatMap((one) => {
    const wanted = expectedCode(one, all);
    const { operation, at, pointer, keyword } = one;
    return wanted === undefined
      ? []
      : [
          {
            name: `code ${operation.id} ${pointer} ${keyword}`,
            operation,
            run: async (trial: Trial) => {
              const exchange = await one.repeat(trial);
              if (exchange.ok || exchange.code !== one.code) return;
              trial.report("refusal-code", operation, exchange, {
                expected: `${wanted} for ${at === "malformed" ? "malformed JSON" : `invalid input in the ${at}`}, as elsewhere`,
                pointer,
                cause: `${at} ${one.code}`,
              });
            },
          },
        ];
  });
}
