import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../../business/calendar";
import { licenceTable } from "../../business/licences";
import { nextNumber } from "../../business/numbers";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";
import { userTable } from "../../business/users";
import type { World } from "../../world/world";
import type { DrawRow, PrizeRow } from "../rows";
import { drawTable, holderKey, offerTable, prizeTable } from "../state";
import { giveCoupon, offerStock } from "./give-coupon";
import { oddsNow, prizeAt, whole } from "./odds";

/** How long a prize can be claimed. */
export const claimTimes = {
  redPacket: 7 * durations.day,
  goods: 30 * durations.day,
  serviceDays: 30 * durations.day,
} as const;

/** Days are won of the software, not of extra services. */
const softwareServiceType = 1;

/** Above every draw of the sample world. */
export const firstDrawId = 90_211;

/** A prize with what is left of it: a coupon's stock is that of its offer. */
export function stockedPrizes(world: World, alias: string, now: number): PrizeRow[] {
  return world
    .table(prizeTable)
    .by("alias", alias)
    .map((prize) => {
      const offer = prize.configId === null ? undefined : world.table(offerTable).get(prize.configId);
      return offer ? { ...prize, stockLeft: offerStock(world, offer, now) } : prize;
    });
}

/**
 * The prize of somebody's draw with that number (counted from 1): chosen by account, lottery and number alone, with
 * the odds as they are now.
 */
export function prizeOfDraw(
  world: World,
  prizes: readonly PrizeRow[],
  { alias, userId, number }: { readonly alias: string; readonly userId: string; readonly number: number },
): PrizeRow {
  const randomNumber = world.random(`lottery ${alias} ${userId} ${number}`).integer(0, whole - 1);
  const id = prizeAt(oddsNow(prizes), randomNumber);
  const prize = prizes.find((candidate) => candidate.id === id);
  if (!prize) throw new Error(`There is no prize ${id}.`);
  return prize;
}

/** Draws once for an account and returns the prize. The caller has checked that there is a chance. */
export function draw(world: World, user: UserRow, alias: string, took: DrawRow["took"], at: number): DrawRow {
  const { userId } = user;
  const before = world.table(drawTable).by("holder", holderKey({ alias, userId }));
  const prizes = stockedPrizes(world, alias, at);
  const prize = prizeOfDraw(world, prizes, { alias, userId, number: before.length + 1 });
  if (prize.configId === null && prize.stockLeft !== null)
    world.table(prizeTable).update(prize.id, { stockLeft: prize.stockLeft - 1 });
  return world.table(drawTable).insert({
    id: nextNumber(world, "lottery draw", firstDrawId),
    alias,
    userId,
    at,
    took,
    prizeId: prize.id,
    ...deliver(world, user, prize, at),
  });
}

type Delivered = Pick<DrawRow, "delivery" | "couponId" | "amountFen" | "claimBefore">;

const empty = { couponId: null, amountFen: null, claimBefore: null } as const;

/** Coupons and days are credited at once; money and goods have to be claimed. */
function deliver(world: World, user: UserRow, prize: PrizeRow, at: number): Delivered {
  const offer = prize.configId === null ? undefined : world.table(offerTable).get(prize.configId);
  switch (prize.kind) {
    case "nothing":
      return { ...empty, delivery: "none" };
    case "coupon": {
      if (!offer) throw new Error(`Prize ${prize.id} has no coupon.`);
      const { couponId } = giveCoupon(world, offer, { userId: user.userId, phone: null }, at);
      return { ...empty, delivery: "delivered", couponId };
    }
    case "serviceDays":
      return addServiceDays(world, user, prize.serviceDays ?? 0, at)
        ? { ...empty, delivery: "delivered" }
        : { ...empty, delivery: "toClaim", claimBefore: at + claimTimes.serviceDays };
    case "redPacket":
      return {
        ...empty,
        delivery: "toClaim",
        amountFen: prize.worthFen,
        claimBefore: at + claimTimes.redPacket,
      };
    case "goods":
      return { ...empty, delivery: "toClaim", claimBefore: at + claimTimes.goods };
  }
}

/**
 * Prolongs the newest licence of the software that has a last day, else the trial; an expired one restarts today.
 * False where there is nothing to prolong, as when everything is bought outright.
 */
export function addServiceDays(world: World, user: UserRow, days: number, at: number): boolean {
  const licence = newestLicence(world.table(licenceTable).by("user", user.userId));
  if (licence) {
    const lastDay = Math.max(licence.expiresAt, startOfBusinessDate(businessDate(at)) - durations.second);
    const expiresAt = endOfDay(addDays(businessDate(lastDay), days));
    world.table(licenceTable).update(licence.licenceId, { expiresAt });
    return true;
  }
  if (!user.trial) return false;
  const endsAt = Math.max(user.trial.endsAt, at) + days * durations.day;
  world.table(userTable).update(user.userId, { trial: { ...user.trial, endsAt } });
  return true;
}

function newestLicence(licences: readonly LicenceRow[]) {
  return licences
    .filter(({ serviceType }) => serviceType === softwareServiceType)
    .flatMap(({ licenceId, startsAt, expiresAt }) =>
      startsAt === null || expiresAt === null ? [] : [{ licenceId, startsAt, expiresAt }],
    )
    .sort((left, right) => right.startsAt - left.startsAt || right.licenceId - left.licenceId)[0];
}
