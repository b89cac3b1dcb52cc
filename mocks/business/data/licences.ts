import type { Variant } from "../../../src/platform/variant";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { addDays, addYears, endOfDay } from "../calendar";
import { serviceOf, skuIn } from "../catalogue";
import type { LicenceRow } from "../rows/licences";
import { type SampleText, textIn } from "./global-texts";
import { sampleUserIds as ids } from "./users";

/** The licences of the sample world: one in every state, dated from its beginning. */
export function sampleLicences(startedAt: number, variant: Variant = "china"): LicenceRow[] {
  const today = businessDate(startedAt);
  const licence = (
    licenceId: number,
    userId: string,
    product: string,
    shopName: string,
    daysLeft: number | null,
    facts: Partial<LicenceRow> = {},
  ): LicenceRow => {
    const sku = skuIn(variant, product);
    const lastDay = daysLeft === null ? null : addDays(today, daysLeft);
    const firstDay = lastDay === null ? addDays(today, -900) : addDays(addYears(lastDay, -1), 1);
    return {
      licenceId,
      userId,
      typeCode: sku.serviceNumber,
      productNo: sku.productNo,
      level: sku.level,
      serviceType: serviceOf(sku.serviceNumber)?.serviceType ?? 2,
      subscribeType: daysLeft === null ? 2 : 1,
      shopName,
      startsAt: startOfBusinessDate(firstDay),
      expiresAt: lastDay === null ? null : endOfDay(lastDay),
      stores: sku.includedStores,
      storesUsed: sku.includedStores,
      users: sku.includedUsers,
      usersUsed: Math.min(sku.includedUsers, 1),
      orderId: null,
      ...facts,
    };
  };
  const text = (chinese: SampleText): string => textIn(variant, chinese);
  return [
    licence(8801, ids.wholesaler, "KDZHJ01-PRO", text("永兴日杂批发"), 221, {
      stores: 2,
      storesUsed: 2,
      users: 4,
      usersUsed: 4,
      orderId: 90_400,
    }),
    licence(8802, ids.wholesaler, "KDZHJ01-STD", text("永兴二店"), 5, { orderId: 90_390 }),
    licence(8803, ids.wholesaler, "ZHJXH-RET", text("永兴门市"), -42, { usersUsed: 0 }),
    licence(8810, ids.promoter, "KDZHJ01-STD", text("周芳工作室"), 160),
    licence(8811, ids.payingStandard, "KDZHJ01-STD", text("顺发五金"), 240),
    licence(8812, ids.payingProfessional, "KDZHJ01-PRO", text("百盛副食批发"), 300, { usersUsed: 3 }),
    licence(8813, ids.payingProfessional, "WXHYK-CARD", text("百盛副食批发"), 120),
    licence(8814, ids.dueNextMonth, "KDZHJ01-PRO", text("和美母婴"), daysToNextMonth(today)),
    licence(8815, ids.dueThisMonth, "KDZHJ01-STD", text("晨光文具"), daysToMonthEnd(today)),
    licence(8816, ids.expired, "KDZHJ01-STD", text("老陈茶行"), -12),
    licence(8817, ids.buyout, "KDZHJ01-PRO", text("广源建材"), null, { users: 5, usersUsed: 5 }),
    licence(8818, ids.retailBuyout, "ZHJXH-RET", text("喜洋洋便利店"), null),
    licence(8819, ids.notPurchased, "KDZHJ01-STD", text("福满园"), 0, {
      startsAt: null,
      expiresAt: null,
      storesUsed: 0,
      usersUsed: 0,
    }),
    licence(8820, ids.agentChina, "KDZHJ01-PRO", text("滇中软件服务"), 200),
    licence(8821, ids.agentInternational, "KDZHJ01-PRO", "Lion City Retail Systems", 150),
    licence(8822, ids.parentChanged, "KDZHJ01-STD", text("阿杰电脑"), 90),
    licence(8823, ids.applicantSubmitted, "KDZHJ01-STD", text("新桥数码"), 80),
    licence(8824, ids.applicantReviewing, "KDZHJ01-STD", text("林记文化用品"), 100),
    licence(8825, ids.applicantRejected, "KDZHJ01-STD", text("城东通讯"), 110),
    licence(8826, ids.retailer, "ZHJXH-RET", text("喜乐便利店"), 75, { usersUsed: 2 }),
  ];
}

/** Days to the 18th of the next month. */
function daysToNextMonth(today: string): number {
  const toEnd = daysToMonthEnd(today);
  return toEnd + 18;
}

/** Days to the last day of this month. */
function daysToMonthEnd(today: string): number {
  let days = 0;
  while (addDays(today, days + 1).slice(0, 7) === today.slice(0, 7)) days += 1;
  return days;
}
