import { durations } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { textIn } from "./data/global-texts";
import { nextNumber } from "./numbers";

/** Somebody as the messenger knows them. */
export interface MessengerAccountRow {
  readonly openid: string;
  /** Null where the messenger reveals the openid only. */
  readonly nickname: string | null;
  readonly avatar: string | null;
  /** Whether this person follows the official account. */
  readonly isSubscribed: boolean;
}

export const messengerAccountTable = defineTable("business.messenger-accounts", {
  id: (row: MessengerAccountRow) => row.openid,
  seed: ({ variant }): MessengerAccountRow[] => [
    account("oX7yQ5-sample-openid-0001", textIn(variant, "永兴"), true),
    account("oX7yQ5-sample-openid-0002", textIn(variant, "路过的人"), false),
    account("oX7yQ5-sample-openid-0003", null, false),
    account("oX7yQ5-sample-openid-0050", textIn(variant, "小燕"), true),
    account("oX7yQ5-sample-openid-0330", textIn(variant, "滇中渠道"), true),
    account("oX7yQ5-sample-openid-0341", textIn(variant, "小何"), true),
    account("oX7yQ5-sample-openid-0349", textIn(variant, "雨后"), false),
    account("oX7yQ5-sample-openid-0350", textIn(variant, "喜乐"), true),
  ],
});

/** The openid of 永兴, linked to the wholesaler's account. */
export const boundOpenid = "oX7yQ5-sample-openid-0001";

/** The openid of a person without an account, with a full profile. */
export const unboundOpenid = "oX7yQ5-sample-openid-0002";

/** The messenger's data of an openid; a new user has the openid alone. */
export function ensureMessengerAccount(world: World, openid: string): MessengerAccountRow {
  const accounts = world.table(messengerAccountTable);
  return accounts.get(openid) ?? accounts.insert(account(openid, null, false));
}

interface AuthorisationRow {
  readonly code: string;
  readonly openid: string;
  readonly givenAt: number;
  readonly isUsed: boolean;
}

export const authorisationTable = defineTable("business.messenger-codes", {
  id: (row: AuthorisationRow) => row.code,
});

/** How long an authorisation code of the messenger holds. */
export const authorisationTime = 5 * durations.minute;

/**
 * What the messenger does when somebody agrees to an authorisation: gives a code that is good once. Where the real
 * messenger would, the mock one does it at `/__mock/messenger`.
 */
export function authorise(world: World, openid: string, at: number): string {
  const count = nextNumber(world, `messenger code ${openid}`, 1);
  const code = `011${world.random(`messenger code ${openid} ${count}`).token(17)}`;
  givenAuthorisation(world, code, openid, at);
  return code;
}

/** An unused code of the messenger. */
export function givenAuthorisation(world: World, code: string, openid: string, at: number): void {
  world.table(authorisationTable).insert({ code, openid, givenAt: at, isUsed: false });
}

/** Exchanges a code for its openid, once; undefined when it is unknown, used or over. */
export function takeAuthorisation(world: World, code: string, now: number): string | undefined {
  const codes = world.table(authorisationTable);
  const row = codes.get(code);
  if (!row || row.isUsed || now - row.givenAt >= authorisationTime) return undefined;
  codes.update(code, { isUsed: true });
  return row.openid;
}

function account(openid: string, nickname: string | null, isSubscribed: boolean): MessengerAccountRow {
  return { openid, nickname, avatar: null, isSubscribed };
}
