import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { isEquivalent } from "../shared/equivalent-values";
import { discardSince, performFresh } from "../shared/prepared-call";

/** "`creditCents` of `getMe`": the members of other operations' answers that a text names. */
export const membersOfReads = (text: string): [member: string, operationId: string][] =>
  [...text.matchAll(/`(\w+)` of `(\w+)`/g)].map(([, member = "", id = ""]) => [member, id]);

/**
 * What a call answers of a member that its text takes from another operation is what that one answers afterwards: "adds it to
 * the credit (`creditCents` of `getMe`)".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function namedReads(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || checker.options.isReadOnly) return [];
  return membersOfReads(operation.text).flatMap(([member, id]): Scenario[] => {
    const read = checker.operations.find((one) => one.id === id);
    const isPlain = read && isRead(read) && !read.path.includes("{") && checker.selected.has(read);
    if (!isPlain) return [];
    const run = (trial: Trial): Promise<void> => compare(trial, operation, read, member);
    return [{ name: `${member} of ${id} after ${operation.id}`, operation, run }];
  });
}

async function compare(trial: Trial, operation: Operation, read: Operation, member: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const count = trial.created.length;
  const written = await performFresh(trial, operation);
  const now = isObject(written.payload) ? written.payload[member] : undefined;
  const exchange =
    written.ok && now !== undefined ? await trial.send(await prepareCall(trial, read)) : undefined;
  const shown = exchange?.ok && isObject(exchange.payload) ? exchange.payload[member] : undefined;
  if (exchange && shown !== undefined && !isEquivalent(now, shown) && trial.isSound(exchange))
    trial.report("read-back", operation, exchange, {
      expected: `${member} ${toJson(now)}, as ${operation.id} answered`,
      actual: toJson(shown),
      pointer: `/${member}`,
      cause: `named ${member}`,
    });
  await discardSince(trial, count);
}
