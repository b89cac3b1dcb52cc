import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { perform, validCall } from "../shared/prepared-call";

/** Whether a text lets a call be used once with what it names: "may redeem it, once: a redeemed card is refused with 409". */
export const isForOnce = (text: string): boolean =>
  sentencesOf(text).some(
    (one) => /\b409\b/.test(one) && /\b(once|twice|already|a second time|again)\b/i.test(one),
  );

/**
 * What a body names and a text lets be used once is refused the second time: a gift card that was redeemed.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function secondUses(checker: Checker, operation: Operation): Scenario[] {
  const isOfBody = operation.method === "post" && !operation.path.includes("{") && operation.body;
  // Creations and actions on what the path names have rules of their own.
  if (isRead(operation) || !isOfBody || checker.resources.roles.get(operation)?.kind === "create") return [];
  if (!documents(operation, 409) || !isForOnce(operation.text)) return [];
  return [{ name: `second use ${operation.id}`, operation, run: (trial) => useTwice(trial, operation) }];
}

async function useTwice(trial: Trial, operation: Operation): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await validCall(trial, operation, { isFresh: true });
  const first = await perform(trial, call);
  const second = first.ok ? await perform(trial, call) : undefined;
  if (second?.ok)
    trial.report("conflict", operation, second, {
      expected: "409, as the same was used before",
      pointer: "/body",
      cause: "second use",
    });
}
