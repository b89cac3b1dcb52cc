import { maskPhone } from "../../src/rules/phone";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { sampleUsers } from "./data/users";
import type { UserRow } from "./rows/users";

export const userTable = defineTable("business.users", {
  id: (row: UserRow) => row.userId,
  indexes: {
    phone: { key: (row) => row.phone ?? undefined },
    openid: { key: (row) => row.openid ?? undefined },
    recode: { key: (row) => row.recode ?? undefined },
    parent: { key: (row) => row.parentId ?? undefined },
  },
  seed: ({ startedAt, variant }) => sampleUsers(startedAt, variant),
});

export function userByPhone(world: World, phone: string): UserRow | undefined {
  return world.table(userTable).by("phone", phone)[0];
}

export function userByOpenid(world: World, openid: string): UserRow | undefined {
  return world.table(userTable).by("openid", openid)[0];
}

/** The account of a referral code; codes are case-insensitive. */
export function userByRecode(world: World, recode: string): UserRow | undefined {
  return world.table(userTable).by("recode", recode.toUpperCase())[0];
}

/** What an account is called: its shop, else its nickname, else its masked phone, else its number. Never empty. */
export function accountTitle({ companyName, nickname, phone, userId }: UserRow): string {
  return companyName || nickname || (phone === null ? userId : maskPhone(phone));
}

/** The account of the request, or undefined without a session. */
export function currentUser(world: World, session: { readonly userId: string | null }): UserRow | undefined {
  return session.userId === null ? undefined : world.table(userTable).get(session.userId);
}

/** A user's referral code; made at the first call from the number, the same whenever it is made. */
export function ensureRecode(world: World, user: UserRow): string {
  if (user.recode !== null) return user.recode;
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
  const random = world.random(`recode ${user.userId}`);
  for (;;) {
    const prefix = `${random.pick([...letters])}${random.pick([...letters])}`;
    const recode = `${prefix}${random.digits(4)}`;
    if (userByRecode(world, recode)) continue;
    world.table(userTable).update(user.userId, { recode });
    return recode;
  }
}
