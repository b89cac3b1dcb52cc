import { settleEvents } from "../world/events";
import type { World } from "../world/world";
import type { BackEnd } from "./back-end";
import type { Control } from "./group";

/** Lets a control work in one step of the journal; a throw takes its changes back and is passed on. */
export function runControl({ reactions }: BackEnd, control: Control, world: World, input: unknown): unknown {
  world.journal.begin();
  try {
    settleEvents(world, reactions, world.clock.now());
    const result = control.handle(world, input);
    settleEvents(world, reactions, world.clock.now());
    world.journal.commit(control.name);
    return result;
  } catch (error) {
    world.journal.rollBack();
    throw error;
  }
}
