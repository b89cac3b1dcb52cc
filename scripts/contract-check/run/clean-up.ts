import type { Checker } from "../engine/checker";
import { prepare } from "../engine/prepare-call";
import type { Thing } from "../engine/resource-instance";
import { TrialOver } from "../engine/trial";
import { TrialRun } from "../engine/trial-run";

/** What the run made and could not take away again. */
export interface LeftOver {
  resource: string;
  id: string;
  reason: string;
}

const patience = 20_000;

/** Deletes what was made, the youngest first, so that nothing is deleted before what lives in it. */
export async function cleanUp(checker: Checker): Promise<LeftOver[]> {
  checker.silent.clear();
  const until = performance.now() + patience;
  const leftOver = new Map<Thing, string>();
  const waiting = checker.things.filter((thing) => thing.isOwn && !thing.isDeleted).reverse();
  let failures = 0;
  for (const thing of [...waiting, ...waiting]) {
    if (thing.isDeleted) continue;
    const { remove } = thing.resource;
    if (!remove || !checker.selected.has(remove))
      leftOver.set(thing, remove ? `${remove.id} was left out` : "no operation deletes it");
    else if (performance.now() > until || failures > 5) leftOver.set(thing, "the server did not answer");
    else {
      const trial = new TrialRun(checker, "clean up", 0);
      try {
        const call = await prepare(trial, remove, { thing, userIndex: thing.userIndex });
        const exchange = await trial.send(call, { userIndex: thing.userIndex, tolerance: "door" });
        if (exchange.ok || exchange.code === 404 || exchange.code === 410) {
          thing.isDeleted = true;
          leftOver.delete(thing);
        } else leftOver.set(thing, `${remove.id} refused with ${exchange.code}`);
      } catch (error) {
        if (!(error instanceof TrialOver)) throw error;
        failures += 1;
        checker.silent.clear();
        leftOver.set(thing, "the server did not answer");
      }
    }
  }
  return [...leftOver].map(([thing, reason]) => ({
    resource: thing.resource.noun,
    id: String(thing.ids.get(thing.resource.key) ?? "?"),
    reason,
  }));
}
