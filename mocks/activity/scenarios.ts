import { suggestions } from "../../src/rules/business-limits";
import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import { durations } from "../../src/rules/limits";
import { sampleUserIds } from "../business/data/users";
import { nextNumber } from "../business/numbers";
import { suggestionTable } from "../business/suggestions";
import { userTable } from "../business/users";
import type { Preparation } from "../kernel/group";
import type { World } from "../world/world";
import type { OfferRow } from "./rows";
import { draw } from "./rules/draw";
import { giveCoupon } from "./rules/give-coupon";
import { whole } from "./rules/odds";
import { activityTable, offerTable, prizeTable } from "./state";

const alias = "year-end-2026";
const { wholesaler } = sampleUserIds;

/** The phone of somebody without an account, for whom a coupon waits. */
export const waitingPhone = "13900001111";

/** States of activities worth looking at; they are of the activity year-end-2026. */
export const activityScenarios: Readonly<Record<string, Preparation>> = {
  "lottery-sold-out": {
    sentence: "Every prize of the year-end draw is gone: each draw draws nothing, and the odds say so.",
    prepare(world) {
      for (const { id, kind, configId } of prizesOf(world)) {
        if (configId !== null) sellOut(world, configId);
        else if (kind !== "nothing") world.table(prizeTable).update(id, { stockLeft: 0 });
      }
    },
  },
  "lottery-certain-win": {
    sentence: "Every draw of the year-end draw wins the coupon.",
    prepare(world) {
      for (const { id, kind } of prizesOf(world))
        world.table(prizeTable).update(id, { millionths: kind === "coupon" ? whole : 0 });
    },
  },
  "lottery-last-printer": {
    sentence: "Every draw of the year-end draw wins the label printer, of which one is left.",
    prepare(world) {
      for (const { id, kind } of prizesOf(world)) {
        const isPrinter = kind === "goods";
        world.table(prizeTable).update(id, { millionths: isPrinter ? whole : 0 });
        if (isPrinter) world.table(prizeTable).update(id, { stockLeft: 1 });
      }
    },
  },
  "no-chances-left": {
    sentence: "The wholesaler has drawn today: no chance is left until tomorrow, or until sharing gives one.",
    prepare: (world) => drawFor(world, world.startedAt - durations.minute),
  },
  "many-draws": {
    sentence: "The wholesaler has drawn on each of the last 45 days: the record has several pages.",
    prepare(world) {
      const today = startOfBusinessDate(businessDate(world.startedAt));
      world.table(activityTable).update(alias, { startsAt: today - 50 * durations.day });
      for (let days = 45; days > 0; days--) drawFor(world, today - days * durations.day + 9 * durations.hour);
    },
  },
  "activity-upcoming": {
    sentence: "The year-end activity begins tomorrow: nothing can be drawn or received yet.",
    prepare(world) {
      const tomorrow = startOfBusinessDate(businessDate(world.startedAt)) + durations.day;
      world.table(activityTable).update(alias, { startsAt: tomorrow });
    },
  },
  "activity-ended": {
    sentence: "The year-end activity ended yesterday: it can be read, and nothing more.",
    prepare(world) {
      const today = startOfBusinessDate(businessDate(world.startedAt));
      const times = { startsAt: today - 20 * durations.day, endsAt: today - durations.second };
      world.table(activityTable).update(alias, times);
    },
  },
  "coupon-sold-out": {
    sentence: "All coupons of the year-end activity that are counted have been received.",
    prepare(world) {
      for (const { id } of world.table(offerTable).by("alias", alias)) sellOut(world, id);
    },
  },
  "coupon-last-one": {
    sentence: "One coupon is left of those that take a fixed sum off a large order.",
    prepare(world) {
      const offer = offerOf(world);
      world.table(offerTable).update(offer.id, { claimedBefore: (offer.stock ?? 1) - 1 });
    },
  },
  "coupon-waiting": {
    sentence: "A coupon waits for somebody to register with the phone 13900001111.",
    prepare: (world) =>
      void giveCoupon(world, offerOf(world), { userId: null, phone: waitingPhone }, world.startedAt),
  },
  "suggestions-used-up": {
    sentence:
      "The wholesaler and the visitors sent three suggestions each within the last hour: no more are taken today.",
    prepare(world) {
      for (const sender of [wholesaler, "visitor"])
        for (let count = 0; count < suggestions.maximum; count++)
          world.table(suggestionTable).insert({
            id: nextNumber(world, "suggestion", 7104),
            sender,
            kind: "feature",
            content: "希望调拨单能按店铺批量打印",
            phone: null,
            sentAt: world.startedAt - (count + 1) * 15 * durations.minute,
          });
    },
  },
};

function prizesOf(world: World) {
  return world.table(prizeTable).by("alias", alias);
}

function sellOut(world: World, configId: number): void {
  const offer = world.table(offerTable).get(configId);
  if (offer && offer.stock !== null) world.table(offerTable).update(configId, { claimedBefore: offer.stock });
}

function drawFor(world: World, at: number): void {
  const user = world.table(userTable).get(wholesaler);
  if (user) draw(world, user, alias, "daily", at);
}

function offerOf(world: World): OfferRow {
  const offer = world.table(offerTable).get(81);
  if (!offer) throw new Error("There is no coupon 81.");
  return offer;
}
