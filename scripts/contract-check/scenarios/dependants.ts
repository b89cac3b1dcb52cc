import type { Resource } from "../plan/resources";
import type { Checker } from "../run/checker";
import { make, prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { discard, lastMade, perform } from "./call";
import { findInList, look } from "./look";

/** "Removes a product with its reviews": what a thing takes with it where no path tells of it. */
function isSaidToGo({ key, remove }: Resource, { key: own, noun }: Resource): boolean {
  const words = remove?.text.toLowerCase() ?? "";
  return own !== key && noun !== "" && new RegExp(`with (all )?(its|their|the) ${noun}`).test(words);
}

/** What lives in a thing goes with it. */
export function dependants(checker: Checker, resource: Resource): Scenario[] {
  const { remove } = resource;
  const children = [...checker.resources.all.values()].filter(
    (child) =>
      child.create && !child.isSingle && (child.parent === resource.key || isSaidToGo(resource, child)),
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
