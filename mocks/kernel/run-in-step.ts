import { settleEvents } from "../world/events";
import type { World } from "../world/world";
import type { BackEnd } from "./back-end";

/**
 * Lets something other than a request work in one step of the journal, between the events that are due; a throw takes
 * its changes back and is passed on.
 */
export function runInStep<Result>(
  { reactions }: BackEnd,
  world: World,
  label: string,
  work: (world: World) => Result,
): Result {
  world.journal.begin();
  try {
    settleEvents(world, reactions, world.clock.now());
    const result = work(world);
    settleEvents(world, reactions, world.clock.now());
    world.journal.commit(label);
    return result;
  } catch (error) {
    world.journal.rollBack();
    throw error;
  }
}
