import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { membersOf } from "../../schema/shape";
import { fetchAll, propertyOf } from "../shared/fetch-pages";

const ownerName = /^(member|user|owner|customer|account)_?id$/i;
/** What is shown beside the rest, or of one kind alone. */
const partly = /\b(also|too|as well|besides|plus|including|drafts?|except|unless)\b/i;
const own =
  /\b\w+'s own\b|\b(the )?caller'?s\b|\b(your|their|one'?s|my) own\b|\bown (\w+ )?only\b|\b(only|just) (your|their) own\b|\bof the (caller|signed[- ]in \w+|current \w+)\b|\bmembers? (see|get)s? their own\b|\bsees? (his or her|their|only their)( own)?\b/i;

/**
 * A list of the caller's own things has those of no one else: it names one owner, and another user's list has none of its
 * items.
 *
 * Standard: the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function ownLists(checker: Checker, list: Operation): Scenario[] {
  const shape = findList(list);
  if (!shape || list.path.includes("{") || checker.users.length < 2 || !listsOwn(list)) return [];
  const owner = [...membersOf(list.contract.documents, shape.item).keys()].find((name) =>
    ownerName.test(name),
  );
  if (owner === undefined) return [];
  return [{ name: `own list ${list.id}`, operation: list, run: (trial) => compare(trial, list, owner) }];
}

/** Whether a text says that a list is of the caller's own things. */
export const listsOwn = ({ text }: Operation): boolean =>
  sentencesOf(text.replace(/[’]/g, "'"))
    .slice(0, 1)
    .some((one) => own.test(one) && !partly.test(one));

async function compare(trial: Trial, list: Operation, owner: string): Promise<void> {
  if (!trial.checker.bases.get(list)?.isAccepted || trial.checker.callers.has(list)) return;
  const call = await prepareCall(trial, list);
  const mine = await fetchAll(trial, call);
  const other = mine && (await fetchAll(trial, call, 1));
  if (!mine || !other || mine.items.length === 0 || other.items.length === 0) return;
  const ownersOf = (items: readonly unknown[]): Set<unknown> =>
    new Set(items.map((item) => propertyOf(item, owner)).filter((one) => one !== null && one !== undefined));
  const [ownersOfMine, ownersOfOther] = [ownersOf(mine.items), ownersOf(other.items)];
  const shared = [...ownersOfMine].filter((one) => ownersOfOther.has(one));
  if (ownersOfMine.size < 2 || shared.length < 2) return;
  trial.report("ownership", list, mine.exchange, {
    expected: `only what belongs to ${trial.checker.users[0]?.name}`,
    actual: `${owner}: ${[...ownersOfMine].slice(0, 4).join(", ")}`,
    cause: "own list",
  });
}
