import type { Checker } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withOtherTimes } from "../../engine/unique-texts";
import { sentencesOf } from "../../lib/texts";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { findInList, type Views, viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform } from "../shared/prepared-call";
import { isShown } from "./deletion";

/**
 * Whether a deletion's description includes a resource that no path places below it: "Removes a product with its
 * reviews", "Its loans and reports go with it".
 */
function isDocumentedDependent({ key, remove }: Resource, { key: own, noun }: Resource): boolean {
  if (own === key || noun === "") return false;
  return sentencesOf(remove?.text.toLowerCase() ?? "").some((sentence) => {
    if (new RegExp(`with (all )?(its|their|the) ${noun}`).test(sentence)) return true;
    const isReported = new RegExp(`\\b(its|their|all) ([a-z ,]+ )?${noun}`).test(sentence);
    return (
      isReported &&
      /\b(go|goes|vanish(es)?|disappears?|deleted|removed) (with it|too|as well)\b/.test(sentence)
    );
  });
}

/** Changing a parent keeps its children. */
async function staysOnParentUpdate(
  trial: Trial,
  resource: Resource,
  parent: ResourceInstance,
  inner: ResourceInstance,
  before: Views,
  checker: Checker,
): Promise<void> {
  const { read } = inner.resource;
  if (!read || !before.read) return;
  for (const change of [resource.update, resource.replace]) {
    if (!change || !checker.selected.has(change) || !checker.bases.get(change)?.isAccepted) continue;
    const exchange = await perform(trial, await prepareCall(trial, change, { instance: parent }));
    if (!exchange.ok) continue;
    const after = await trial.send(await prepareCall(trial, read, { instance: inner }));
    if (after.ok || ![404, 410].includes(after.code)) continue;
    trial.report("side-effect", change, after, {
      expected: "what belongs to a resource to stay when the resource is changed",
      cause: "dependants",
    });
    return;
  }
}

/**
 * Deleting a parent deletes its children.
 *
 * Standard: paths below the parent; the deletion's description.
 * Reports: `dependants`, `side-effect`. Severity: error.
 */
export function cascadingDeletion(checker: Checker, resource: Resource): Scenario[] {
  return cascadeScenarios(
    checker,
    resource,
    childrenOf(checker, resource).map((child) => [child]),
  );
}

/**
 * Deleting a grandparent deletes its grandchildren, where these have an address of their own. Runs after the
 * deletions in between, which are at fault where they leave them.
 */
export function deepCascadingDeletion(checker: Checker, resource: Resource): Scenario[] {
  const lines = childrenOf(checker, resource).flatMap((child) =>
    childrenOf(checker, child)
      .filter(({ read }) => read !== undefined)
      .map((one) => [child, one]),
  );
  return cascadeScenarios(checker, resource, lines);
}

const childrenOf = (checker: Checker, resource: Resource): Resource[] =>
  [...checker.resources.all.values()].filter(
    (child) =>
      child.create &&
      !child.isSingle &&
      (child.parent === resource.key ||
        (isDocumentedDependent(resource, child) && needs(checker, child.create, resource))),
  );

/** Each line lists the resources from the child down. */
function cascadeScenarios(checker: Checker, resource: Resource, lines: readonly Resource[][]): Scenario[] {
  const { remove } = resource;
  if (!remove || !checker.selected.has(remove)) return [];
  return lines.map((line) => ({
    name: `dependants ${remove.id} ${line.map(({ key }) => key).join(" ")}`,
    operation: remove,
    run: async (trial) => {
      const parent = await createInstance(trial, resource);
      const child = line.at(-1);
      if (!parent || !child) return;
      let inner: ResourceInstance | undefined = parent;
      for (const { create } of line) {
        if (!create || !checker.selected.has(create)) return;
        const call = withNewNames(trial, await prepareCall(trial, create, { instance: inner }));
        let exchange = await perform(trial, call);
        // The time may be taken.
        if (exchange.code === 409)
          exchange = await perform(trial, { ...call, body: withOtherTimes(trial, create, call.body) });
        if (!exchange.ok) return;
        inner = lastCreated(trial);
      }
      const before = inner && (await viewInstance(trial, inner));
      if (inner && before && line.length === 1)
        await staysOnParentUpdate(trial, resource, parent, inner, before, checker);
      const removal = await perform(trial, await prepareCall(trial, remove, { instance: parent }));
      if (!removal.ok || !inner || !before || !trial.isSound(removal)) {
        await discard(trial, inner);
        await discard(trial, parent);
        return;
      }
      parent.isDeleted = true;
      inner.isDeleted = true;
      // A parent that still exists, in another state perhaps, keeps its children.
      const left = await viewInstance(trial, parent, { list: false });
      if (left.readExchange?.ok && isShown(left.readExchange, parent)) return;
      if (child.read && before.read) {
        const read = await trial.send(await prepareCall(trial, child.read, { instance: inner }));
        if (read.ok && isShown(read, inner)) {
          trial.report("dependants", remove, read, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "read",
            shared: `dependants ${(line.at(-2) ?? resource).key} ${child.key}`,
          });
          // Other views of the child show the same fault.
          return;
        }
      }
      // What nothing reads may still be there to be deleted.
      if (!child.read && child.remove && checker.selected.has(child.remove)) {
        const late = await trial.send(await prepareCall(trial, child.remove, { instance: inner }));
        if (late.ok)
          return trial.report("dependants", remove, late, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "deletable",
          });
      }
      if (child.list && before.list) {
        const found = await findInList(trial, inner, child.list, 0);
        if (found.item && found.exchange)
          trial.report("dependants", child.read && before.read ? child.list : remove, found.exchange, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "list",
          });
      }
    },
  }));
}
