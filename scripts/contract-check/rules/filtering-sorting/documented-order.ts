import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { aroundViolation, isOrdered } from "./sort-rank";

/** The order that a text states: whether the latest come first, and the member that shows it. */
export function documentedOrder(operation: Operation): { member: string; isDown: boolean } | undefined {
  const list = findList(operation);
  const [, word = ""] =
    /\b(newest|latest|most recent|oldest|earliest)\b(?: \w+){0,3} first\b/i.exec(operation.text) ?? [];
  if (!list || word === "" || operation.sort) return undefined;
  const { documents } = operation.contract;
  // A time of another kind may be meant: "latest first" of what begins some day.
  const times = [...membersOf(documents, list.item)].filter(
    ([name, place]) =>
      /^date/.test(shapeOf(documents, place).format ?? "") && !/^(updat|modif|chang|delet)/i.test(name),
  );
  const [only] = times;
  const isCreation =
    only !== undefined &&
    /^((created|creation|inserted|added|occurred|happened|logged|recorded)_?(at|on|time|date)?|at|time|timestamp|when)$/i.test(
      only[0],
    );
  return isCreation && times.length === 1 ? { member: only[0], isDown: !/old|earl/i.test(word) } : undefined;
}

/**
 * A list whose text states an order ("newest first") has it, by the one time that its items show.
 *
 * Standard: the operation's description.
 * Reports: `sort`. Severity: error.
 */
export async function checkDocumentedOrder(
  trial: Trial,
  operation: Operation,
  { member, isDown }: { member: string; isDown: boolean },
): Promise<void> {
  const all = await fetchAll(trial, await prepareCall(trial, operation));
  const values = (all?.items ?? [])
    .map((item) => propertyOf(item, member))
    .filter((one) => typeof one === "string");
  if (!all || values.length < 2 || isOrdered(values, isDown)) return;
  trial.report("sort", operation, all.exchange, {
    expected: `items by ${member}, ${isDown ? "the latest" : "the earliest"} first`,
    actual: toJson(aroundViolation(values, isDown)),
    pointer: `/${member}`,
    cause: "documented order",
  });
}
