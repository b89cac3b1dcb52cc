import type { Resource } from "../plan/resources";
import type { Checker } from "../run/checker";
import { make, prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { discard, lastMade, perform } from "./call";
import { findInList, look } from "./look";

/** What lives in a thing goes with it. */
export function dependants(checker: Checker, resource: Resource): Scenario[] {
  const { remove } = resource;
  const children = [...checker.resources.all.values()].filter(
    (child) => child.parent === resource.key && child.create && !child.isSingle,
  );
  if (!remove || !checker.selected.has(remove)) return [];
  return children.map((child) => ({
    name: `dependants ${remove.id} ${child.key}`,
    operation: remove,
    run: async (trial) => {
      const parent = await make(trial, resource);
      const { create } = child;
      if (!parent || !create || !checker.selected.has(create)) return;
      const exchange = await perform(trial, await prepare(trial, create, { thing: parent }));
      if (!exchange.ok) return;
      const inner = lastMade(trial);
      const before = inner && (await look(trial, inner));
      const removal = await perform(trial, await prepare(trial, remove, { thing: parent }));
      if (!removal.ok || !inner || !before || !trial.isSound(removal)) {
        await discard(trial, inner);
        await discard(trial, parent);
        return;
      }
      parent.isDeleted = true;
      inner.isDeleted = true;
      if (child.read && before.read) {
        const read = await trial.send(await prepare(trial, child.read, { thing: inner }));
        if (read.ok)
          trial.report("dependants", remove, read, {
            expected: `nothing left of what lived in what ${remove.id} deleted`,
            cause: "read",
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
