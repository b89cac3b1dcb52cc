import type { UserRow } from "../../business/rows/users";
import type { World } from "../../world/world";
import { type ChanceLimits, lotteries } from "../data/lotteries";
import type { ActivityRow } from "../rows";
import { drawTable, grantTable, holderKey } from "../state";
import { type Chances, chancesOf } from "./chances";

/** The chances of an account in the lottery of an activity at an instant. */
export function chancesNow(world: World, activity: ActivityRow, { userId }: UserRow, now: number): Chances {
  const holder = holderKey({ alias: activity.alias, userId });
  return chancesOf(
    activity,
    limitsOf(activity.alias),
    world.table(grantTable).by("holder", holder),
    world.table(drawTable).by("holder", holder),
    now,
  );
}

/** How many chances a day each source of a lottery gives; nothing for an activity without one. */
export function limitsOf(alias: string): ChanceLimits {
  return lotteries[alias]?.limits ?? {};
}
