import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { withNewNames } from "../shared/distinct-names";
import { fetchAll } from "../shared/fetch-pages";
import { discardSince, perform, validCall } from "../shared/prepared-call";
import { documentedOrder } from "./documented-order";

const made = "(?:recorded|added|created|made|entered|sent|received|posted|written|registered|uploaded)";

/**
 * How a text orders items by when they were made, be there a member with that time or not: "in the order in which they were
 * recorded".
 */
export function orderOfCreation(text: string): "up" | "down" | undefined {
  const inOrder = new RegExp(`\\border (?:in which |that )?they (?:are|were) ${made}\\b`, "i");
  const isReverse = /\b(?:reverse|opposite)\b/i;
  const lastFirst = new RegExp(`\\b(?:most recently|last) ${made}(?: \\w+){0,2} first\\b`, "i");
  for (const sentence of sentencesOf(text)) {
    if (inOrder.test(sentence)) return isReverse.test(sentence) ? "down" : "up";
    if (lastFirst.test(sentence)) return "down";
  }
  return undefined;
}

/**
 * Items stand in the order in which they were made, where a text says so.
 *
 * Standard: the operation's description.
 * Reports: `sort`. Severity: error.
 */
export function creationOrder(checker: Checker, operation: Operation): Scenario[] {
  const order = orderOfCreation(operation.text);
  const role = checker.resources.roles.get(operation);
  const create = role?.kind === "list" ? role.resource.create : undefined;

  if (!order || !create || !findList(operation) || operation.sort || documentedOrder(operation)) return [];
  if (create.path !== operation.path || checker.options.isReadOnly || !checker.selected.has(create))
    return [];
  const run = (trial: Trial): Promise<void> => createTwo(trial, operation, { create, order });
  return [{ name: `order of creation ${operation.id}`, operation, run }];
}

async function createTwo(
  trial: Trial,
  operation: Operation,
  { create, order }: { create: Operation; order: "up" | "down" },
): Promise<void> {
  if (!trial.checker.bases.get(create)?.isAccepted) return;
  const call = await validCall(trial, create);
  const count = trial.created.length;
  for (let turn = 0; turn < 2; turn += 1) await perform(trial, withNewNames(trial, call));
  const ids = trial.created.slice(count).map(({ resource, ids: of }) => of.get(resource.key));
  const list = await prepareCall(trial, operation);
  const parameters = new Map(list.parameters);
  for (const [key, value] of call.parameters) if (key.startsWith("path.")) parameters.set(key, value);
  const all = ids.length === 2 ? await fetchAll(trial, { ...list, parameters }) : undefined;
  const places = ids.map((id) =>
    (all?.items ?? []).findIndex((item) => isObject(item) && Object.values(item).includes(id)),
  );
  const [first = -1, second = -1] = places;
  if (all && first >= 0 && second >= 0 && first < second !== (order === "up"))
    trial.report("sort", operation, all.exchange, {
      expected: `${String(ids[0])} ${order === "up" ? "before" : "after"} ${String(ids[1])}, as it was made first`,
      actual: `${String(ids[0])} at place ${first + 1}, ${String(ids[1])} at place ${second + 1}`,
      cause: "documented order",
    });
  await discardSince(trial, count);
}
