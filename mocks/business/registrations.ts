import { trialDates } from "../../src/rules/trial";
import { defineEvent } from "../world/events";
import type { World } from "../world/world";
import { blankAccount } from "./blank-account";
import { nextNumber } from "./numbers";
import type { UserRow } from "./rows/users";
import { userTable } from "./users";

/** An account was made; its trial runs from now on. */
export const userRegistered = defineEvent<{ readonly userId: string }>("user.registered");

/** Above every account of the sample world. */
export const firstUserId = 600_001;

/** The fields of a registration; all others of a new account are empty. */
export type RegistrationFacts = Pick<UserRow, "phone" | "password" | "origin" | "packOrigin" | "utmTerm">;

/** Creates an account, starts its trial and publishes the event. The phone must be free. */
export function registerUser(world: World, facts: RegistrationFacts, at: number): UserRow {
  const userId = String(nextNumber(world, "user", firstUserId));
  const user = world.table(userTable).insert({
    userId,
    ...facts,
    ...blankAccount(world.variant),
    registeredAt: at,
    trial: { startedAt: at, endsAt: trialDates(at).endsAt },
  });
  userRegistered.schedule(world, at, { userId });
  return user;
}
