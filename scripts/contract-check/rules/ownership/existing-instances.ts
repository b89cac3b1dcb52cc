import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { needs } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents, generalText } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { fetchAll } from "../shared/fetch-pages";

/**
 * What nothing creates, such as invoices, belongs to those in whose list it is: others neither read nor change it.
 *
 * Standard: the lists of two users.
 * Reports: `ownership`. Severity: error.
 */
export function existingInstances(checker: Checker, resource: Resource): Scenario[] {
  const { list, create } = resource;
  const { users, selected } = checker;
  if (!list || users.length < 2 || !selected.has(list) || list.path.includes("{")) return [];
  if (list.security.length === 0 || list.security.some((all) => all.length === 0)) return [];
  // The run's own instances are tried elsewhere; those of a third user or of another tenant exist from the start.
  const operations = operationsOn(checker, resource).filter(
    (one) => !create || (one === resource.read && hidesOthers(one)),
  );
  const others = create ? users.map((_, index) => index).slice(1) : [1];
  const run = async (trial: Trial): Promise<void> => {
    for (const user of others)
      if (trial.drafts.length === 0) await tryForeign(trial, resource, list, operations, user);
  };
  return operations.length > 0 ? [{ name: `existing ${resource.key}`, operation: list, run }] : [];
}

/** Whether a text says that what belongs to others is not there: "answered like something that does not exist". */
export function hidesOthers(read: Operation): boolean {
  if (!documents(read, 403, 404)) return false;
  return sentencesOf(`${read.text} ${generalText(read.contract)}`).some((one) =>
    /\b(like|as if|as though)\b[^.]{0,40}\b(not|never) exist|\b40[34]\b (otherwise|for (everybody|anybody|everyone|anyone|all) else)|\b(others?|another|else|somebody|not a member)\b[^.]{0,80}\b(40[34]|not found|do(es)? not exist|cannot|refused)\b|\bonly (its|the|their) (owner|members?)\b|\bsees? only\b/i.test(
      one,
    ),
  );
}

function operationsOn(checker: Checker, resource: Resource): Operation[] {
  const { operations, resources, selected, bases, callers, standIns } = checker;
  return operations.filter((operation) => {
    const isOfOthers = callers.has(operation) && !standIns.has(operation);
    if (!selected.has(operation) || isOfOthers || !bases.get(operation)?.isAccepted) return false;
    if (operation === resource.list) return false;
    const isOwn = resources.roles.get(operation)?.resource === resource;
    // A list with a filter is no operation on one of them.
    const isOnOne = isOwn ? operation.path.includes("{") : !isRead(operation);
    return isOnOne && (isOwn || needs(checker, operation, resource));
  });
}

/** The items of one list that are not in another one. */
export function itemsOfOther(own: readonly unknown[], other: readonly unknown[], name: string): unknown[] {
  const idOf = (item: unknown): unknown => (isObject(item) ? item[name] : undefined);
  const known = new Set(own.map(idOf));
  return other.filter((item) => idOf(item) !== undefined && !known.has(idOf(item)));
}

async function tryForeign(
  trial: Trial,
  resource: Resource,
  list: Operation,
  operations: readonly Operation[],
  user: number,
): Promise<void> {
  const call = await prepareCall(trial, list);
  const own = await fetchAll(trial, call, 0, trial.checker.standIns.has(list));
  const other = own?.isWhole ? await fetchAll(trial, call, user) : undefined;
  // Whose list is empty may see nothing of a kind, unless a text says that what others have is hidden.
  const isHidden = resource.read !== undefined && hidesOthers(resource.read);
  if (!own || !other || (own.items.length === 0 && !isHidden)) return;
  const [item] = itemsOfOther(own.items, other.items, list.pagination?.id ?? "id");
  const instance =
    item === undefined ? undefined : registeredItem(trial, resource, other.exchange, item, user);
  if (!instance || instance.ids.get(resource.key) === undefined) return;
  // Reads first: what an action changed is no evidence.
  for (const operation of operations.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)))) {
    const exchange = await trial.send(await prepareCall(trial, operation, { instance }), {
      isExactUser: true,
    });
    if (!exchange.ok) continue;
    trial.report("ownership", operation, exchange, {
      expected: `a refusal, as ${list.id} shows the ${resource.noun || "resource"} to ${trial.checker.users[user]?.name} alone`,
      cause: "existing",
    });
    return;
  }
}
