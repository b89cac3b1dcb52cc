import { nextNumber } from "../../business/numbers";
import type { World } from "../../world/world";
import type { GrantRow } from "../rows";
import { activityTable, grantTable, holderKey } from "../state";
import { givesMore } from "./chances";
import { limitsOf } from "./holder";
import { phaseOf } from "./period";

/**
 * Gives one chance for something somebody did, unless the source gave all it gives on that day (UTC+8); answers
 * whether it did.
 */
export function giveChance(
  world: World,
  chance: Pick<GrantRow, "alias" | "userId" | "source">,
  at: number,
): boolean {
  const grants = world.table(grantTable);
  if (!givesMore(limitsOf(chance.alias), grants.by("holder", holderKey(chance)), chance.source, at))
    return false;
  grants.insert({ id: nextNumber(world, "lottery chance", 1), ...chance, at });
  return true;
}

/** Gives a chance in every lottery that runs and has this source. */
export function giveChances(
  world: World,
  { userId, source }: Pick<GrantRow, "userId" | "source">,
  at: number,
): void {
  for (const activity of world.table(activityTable).all())
    if (phaseOf(activity, at) === "running") giveChance(world, { alias: activity.alias, userId, source }, at);
}
