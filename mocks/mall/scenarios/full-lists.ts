import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../../business/calendar";
import { productIn, serviceOf, skuIn } from "../../business/catalogue";
import { couponTable, firstCouponId } from "../../business/coupons";
import { sampleOrder } from "../../business/data/sample-order";
import { licenceTable } from "../../business/licences";
import { nextNumber } from "../../business/numbers";
import { orderTable } from "../../business/orders";
import type { CouponUsage } from "../../business/rows/coupons";
import type { UserRow } from "../../business/rows/users";
import type { Preparation } from "../../kernel/group";
import type { World } from "../../world/world";
import type { InvoiceState } from "../rows/invoices";
import { invoiceNumber } from "../rules/invoice-number";
import { firstInvoiceId, invoiceTable } from "../state/invoices";
import { scenarioUser } from "./sample-orders";

/**
 * Long lists as the oldest customers have them: the persona's, or those of 永兴, who is signed in without a persona.
 */
export const fullListScenarios: Readonly<Record<string, Preparation>> = {
  "many-licences": {
    sentence:
      "There are 200 licences, as many as one account can have: in service, due this month and next, expired, bought for good.",
    prepare(world) {
      const user = scenarioUser(world);
      const held = world.table(licenceTable).by("user", user.userId).length;
      for (let index = held; index < 200; index++) addLicence(world, user, index);
    },
  },
  "many-invoices": {
    sentence: "There are 200 orders more with their invoices, in turn in every state an invoice has.",
    prepare(world) {
      const user = scenarioUser(world);
      for (let index = 0; index < 200; index++) addInvoicedOrder(world, user, index);
    },
  },
  "many-coupons": {
    sentence: "There are 60 coupons more: to be used, not valid yet, used, expired.",
    prepare(world) {
      const user = scenarioUser(world);
      for (let index = 0; index < 60; index++) addCoupon(world, user, index);
    },
  },
};

/** Days left in turn: null is bought for good. */
const daysLeft = [221, 3, 20, -12, null, 75, 340, -400] as const;
const products = ["KDZHJ01-PRO", "KDZHJ01-STD", "ZHJXH-RET"] as const;
/** What shops of one account are called after its name: in turn, and a long name. */
const shopNames = {
  china: {
    places: ["门市", "二店", "仓库", "城东店", "网店", "批发部"].map(
      (place) => (number: number) => `${place}${number}`,
    ),
    long: (number: number) => `国际商贸城五区三楼东门日用百货批发兼零售第${number}分店`,
    longTitle: "国际商贸城五区三楼东门日用百货批发兼零售分公司",
  },
  global: {
    places: ["Outlet", "Store", "Warehouse", "Eastside Store", "Online Store", "Wholesale"].map(
      (place) => (number: number) => ` ${place} ${number}`,
    ),
    long: (number: number) => `, Trade Center Hall 5, Store ${number}`,
    longTitle: ", Trade Center Hall 5 Branch",
  },
} as const;

function addLicence(world: World, { userId, companyName }: UserRow, index: number): void {
  const sku = skuIn(world.variant, cycle(products, index));
  const left = cycle(daysLeft, index);
  const today = businessDate(world.startedAt);
  const { places, long } = shopNames[world.variant];
  world.table(licenceTable).insert({
    licenceId: 310_001 + index,
    userId,
    typeCode: sku.serviceNumber,
    productNo: sku.productNo,
    level: sku.level,
    serviceType: serviceOf(sku.serviceNumber)?.serviceType ?? 2,
    subscribeType: left === null ? 2 : 1,
    shopName: `${companyName ?? userId}${(index % 20 === 19 ? long : cycle(places, index))(index + 1)}`,
    startsAt: startOfBusinessDate(addDays(today, (left ?? 0) - 364)),
    expiresAt: left === null ? null : endOfDay(addDays(today, left)),
    stores: sku.includedStores + (index % 4),
    storesUsed: sku.includedStores,
    users: sku.includedUsers + (index % 30),
    usersUsed: Math.min(sku.includedUsers + (index % 30), 1 + (index % 12)),
    orderId: null,
  });
}

const invoiceStates: readonly InvoiceState[] = ["issued", "requested", "reissuing", "reissued", "failed"];

function addInvoicedOrder(world: World, { userId, companyName }: UserRow, index: number): void {
  const createdAt = world.startedAt - (index + 1) * 4 * durations.day;
  const order = world.table(orderTable).insert(
    sampleOrder(
      {
        orderId: 70_001 + index,
        userId,
        productNo: productIn(world.variant, cycle(products, index)),
        at: createdAt,
        state: "activated",
      },
      { licenceId: 320_001 + index, years: 1 + (index % 3) },
    ),
  );
  const state = cycle(invoiceStates, index);
  const requestedAt = createdAt + durations.hour;
  const isIssued = state === "issued" || state === "reissuing" || state === "reissued";
  const mediaType = index % 7 === 6 ? 2 : 1;
  const issuedAt = isIssued ? requestedAt + durations.hour : null;
  world.table(invoiceTable).insert({
    invoiceId: nextNumber(world, "invoice", firstInvoiceId),
    orderId: order.orderId,
    userId,
    state,
    mediaType,
    invoicetype: index % 6 === 5 ? 2 : 1,
    holder: "company",
    title: `${companyName ?? userId}${index % 10 === 9 ? shopNames[world.variant].longTitle : ""}`,
    taxNumber: "92330702MA2A1B2C3D",
    amountFen: order.finalFen,
    email: null,
    number:
      issuedAt === null ? null : invoiceNumber(world.random(`many invoices ${index}`), mediaType, issuedAt),
    requestedAt,
    issuedAt,
    failReason: state === "failed" ? "taxNumber" : null,
  });
}

const couponStates = ["fresh", "used", "expired", "notYet", "fresh"] as const;

function addCoupon(world: World, { userId }: UserRow, index: number): void {
  const today = businessDate(world.startedAt);
  const day = (days: number) => startOfBusinessDate(addDays(today, days));
  const state = cycle(couponStates, index);
  const usage: CouponUsage = state === "used" ? "used" : "unused";
  const validFrom = day(state === "notYet" ? 10 : -60);
  const isChina = world.variant === "china";
  const reduction = (isChina ? 50 : 5) * (1 + (index % 8));
  const isPercent = index % 6 === 5;
  world.table(couponTable).insert({
    couponId: nextNumber(world, "coupon", firstCouponId),
    userId,
    phone: null,
    configId: 6900 + index,
    code: `MANY-${String(index + 1).padStart(3, "0")}`,
    activityAlias: null,
    name: isPercent
      ? { "zh-CN": "老客户9折", "zh-TW": "老客戶9折", "en-US": "10% off for regulars" }
      : {
          "zh-CN": isChina ? `老客户减${reduction}元` : `老客户减$${reduction}`,
          "zh-TW": isChina ? `老客戶減${reduction}元` : `老客戶減$${reduction}`,
          "en-US": `${isChina ? "¥" : "$"}${reduction} off for regulars`,
        },
    face: isPercent ? { kind: "percent", percentOff: 10 } : { kind: "fixed", amountFen: reduction * 100 },
    thresholdFen: isPercent ? 0 : reduction * 1000,
    maximumReductionFen: isPercent ? (isChina ? 20_000 : 3_000) : null,
    serviceCodes: index % 3 === 2 ? ["KDZHJ01", "ZHJXH", "ZHWD", "WXHYK"] : ["KDZHJ01"],
    actions: index % 2 === 1 ? ["buy", "renew", "upgrade"] : ["buy"],
    validFrom,
    validUntil: endOfDay(addDays(today, state === "expired" ? -3 : 40)),
    usage,
    receivedAt: Math.min(validFrom, world.startedAt),
    usedAt: usage === "used" ? day(-(index % 50)) : null,
    orderId: null,
  });
}

function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to take in turn.");
  return item;
}
