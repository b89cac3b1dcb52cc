import type { Checker } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { singular } from "../../lib/singular";
import { successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { documentedMembers } from "../shared/documented-members";
import { isGone, viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform } from "../shared/prepared-call";
import { spelled, stateMember } from "../shared/state-member";

/**
 * A member that counts children rises by one with each creation and falls by one with each deletion.
 *
 * Standard: the member's name (`commentCount`, `numberOfRooms`).
 * Reports: `read-back`. Severity: error.
 */
export function counterScenarios(checker: Checker): Scenario[] {
  const all = [...checker.resources.all.values()];
  return all.flatMap((parent) =>
    all.flatMap((child) => {
      const name = countOf(parent, child);
      const { create } = child;
      if (name === undefined || !parent.read || !create || !checker.selected.has(create)) return [];
      if (
        !checker.selected.has(parent.read) ||
        (child.parent !== parent.key && !needs(checker, create, parent))
      )
        return [];
      return [
        {
          name: `count ${create.id} ${name}`,
          operation: create,
          run: (trial: Trial) => counted(trial, parent, child, create, name),
        },
      ];
    }),
  );
}

/** The member that counts the children: `commentCount`, `numberOfComments`. */
export function countOf(parent: Resource, child: Resource): string | undefined {
  if (parent === child || child.noun === "") return undefined;
  return [...documentedMembers(parent.read, false).keys()].find((name) => {
    const words = wordsOf(name).map(singular);
    const [first = "", last = ""] = [words[0], words.at(-1)];
    if (words.length < 2) return false;
    if (last === "count") return words.slice(0, -1).join("") === child.noun;
    return (
      (first === "number" || first === "num") &&
      words
        .slice(1)
        .filter((one) => one !== "of")
        .join("") === child.noun
    );
  });
}

async function counted(
  trial: Trial,
  parent: Resource,
  child: Resource,
  create: Operation,
  name: string,
): Promise<void> {
  if (!trial.checker.bases.get(create)?.isAccepted) return;
  const home = await homeFor(trial, parent, create);
  const before = home && (await countNow(trial, home, name));
  if (!home || !before) return;
  const exchange = await perform(
    trial,
    withNewNames(trial, await prepareCall(trial, create, { instance: home })),
  );
  const inner = exchange.ok && isCounted(parent, child, name, exchange) ? lastCreated(trial) : undefined;
  const after = inner && (await countNow(trial, home, name));
  if (inner && after) await judge(trial, { home, inner, child, name, before, after, create });
  await discard(trial, inner);
  await discard(trial, home);
}

/** Whether a new child is among those that are counted: "published courses" are no drafts. */
function isCounted({ read }: Resource, child: Resource, name: string, { payload }: Exchange): boolean {
  const state = stateMember(child);
  if (!read || !state) return true;
  const { documents } = read.contract;
  const places = successSchemas(read).flatMap((schema) => membersOf(documents, schema).get(name) ?? []);
  const text = places.map((place) => descriptionOf(place, documents.resolve(place))).join(" ");
  const named = state.values.filter((value) => new RegExp(`\\b${spelled(value)}\\b`, "i").test(text));
  const now = isObject(payload) ? payload[state.name] : undefined;
  return named.length === 0 || named.some((value) => value === now);
}

/** A parent, in the state that the creation of a child needs. */
export async function homeFor(
  trial: Trial,
  parent: Resource,
  create: Operation,
): Promise<ResourceInstance | undefined> {
  if (trial.checker.preparations.get(create)?.resource !== parent) return await createInstance(trial, parent);
  const count = trial.created.length;
  await prepareCall(trial, create, { isFresh: true });
  return trial.created.slice(count).find((one) => one.resource === parent);
}

interface Counted {
  home: ResourceInstance;
  inner: ResourceInstance;
  child: Resource;
  name: string;
  before: Count;
  after: Count;
  create: Operation;
}

async function judge(
  trial: Trial,
  { home, inner, child, name, before, after, create }: Counted,
): Promise<void> {
  const report = (faultyOperation: Operation, { exchange, value }: Count, expected: number): void =>
    trial.report("read-back", faultyOperation, exchange, {
      expected: `${name} to be ${expected}, as many as there are`,
      actual: `${name}: ${value}`,
      pointer: `/${name}`,
      cause: "count",
    });
  const { remove } = child;
  const hasRisen = after.value === before.value + 1;
  const isRightInList = after.inList === before.value + 1;
  if (!remove || !trial.checker.selected.has(remove)) {
    if (!hasRisen) report(isRightInList ? after.exchange.operation : create, after, before.value + 1);
    return;
  }
  const removal = await perform(trial, await prepareCall(trial, remove, { instance: inner }));
  if (!removal.ok) return;
  inner.isDeleted = true;
  const last = await countNow(trial, home, name);
  if (!last) return;
  // A value that neither rises nor falls counts something else.
  if (!hasRisen)
    report(
      last.value === before.value || isRightInList ? after.exchange.operation : create,
      after,
      before.value + 1,
    );
  // A deletion without effect has nothing to count.
  else if (last.value !== before.value && isGone(await viewInstance(trial, inner)))
    report(remove, last, before.value);
}

interface Count {
  exchange: Exchange;
  value: number;
  /** The counter as the list shows it, where it does. */
  inList: unknown;
}

async function countNow(trial: Trial, instance: ResourceInstance, name: string): Promise<Count | undefined> {
  const { read, list } = await viewInstance(trial, instance);
  const value = read?.value[name];
  return read && typeof value === "number"
    ? { exchange: read.exchange, value, inList: list?.value[name] }
    : undefined;
}
