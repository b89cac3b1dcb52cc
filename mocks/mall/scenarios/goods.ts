import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { mallDisplay } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../../business/calendar";
import { productIn, skus } from "../../business/catalogue";
import { promotionTable } from "../../business/promotions";
import { userTable } from "../../business/users";
import type { Preparation } from "../../kernel/group";
import type { World } from "../../world/world";
import { displayTable, saleTable } from "../state/goods";

/** States of the goods and of who may buy them. */
export const goodsScenarios: Readonly<Record<string, Preparation>> = {
  "goods-off-sale": {
    sentence: "Everything in the mall is off sale: shown, but not to be ordered.",
    prepare(world) {
      for (const { productNo } of skus) world.table(saleTable).insert({ productNo, isOnSale: false });
    },
  },
  "no-goods": {
    sentence: "The mall's display is empty.",
    prepare: (world) => void world.table(displayTable).update(mallDisplay, { serviceNumbers: [] }),
  },
  "goods-list-fails": {
    sentence: "The list of goods cannot be fetched.",
    faults: "fault:listDisplayedServices=http500",
  },
  "ordering-closed": {
    sentence: "The channel manager has opened ordering to no agent.",
    prepare(world) {
      const users = world.table(userTable);
      for (const { userId, canOrder } of users.all()) if (canOrder) users.update(userId, { canOrder: false });
    },
  },
  "promotion-running": {
    sentence:
      "Professional for a year costs less until the end of the week after next; 20 are left, one for each account.",
    prepare: (world) => promote(world, 20),
  },
  "promotion-sold-out": {
    sentence: "Professional was on promotion, and the last one was sold.",
    prepare: (world) => promote(world, 0),
  },
};

function promote(world: World, stockLeft: number): void {
  const today = businessDate(world.startedAt);
  world.table(promotionTable).insert({
    id: promotionId,
    alias: "year-end",
    productNo: productIn(world.variant, "KDZHJ01-PRO"),
    action: "buy",
    years: 1,
    priceFen: world.variant === "china" ? 99_800 : 16_800,
    startsAt: startOfBusinessDate(addDays(today, -1)),
    endsAt: endOfDay(addDays(today, 14)),
    stockLeft,
    perUserLimit: 1,
    canUseCoupons: false,
  });
}

/** Above the promotions of the sample world. */
const promotionId = 91;
