import type { Variant } from "../../../../src/platform/variant";
import { businessDate, lastDay, startOfBusinessDate } from "../../../../src/rules/dates";
import { durations } from "../../../../src/rules/limits";
import { addDays, monthOf } from "../../calendar";
import type { CustomerRow } from "../../rows/customers";
import { type SampleText, textIn } from "../global-texts";
import { customerRow, held, type KnownFacts } from "./known-rows";

/** Ids of the customers that examples, pictures and tests use. */
export const knownCustomerIds = {
  /** 和顺小吃店: due this month, authorised, with two shops and two devices, to be called today. */
  dueThisMonth: "100388",
  /** 学府路便利店: expired five days ago. */
  expired: "100412",
  /** 福满楼: in service, with three users more. */
  inService: "100455",
  /** 老街粮油: had its order refunded. */
  refunded: "100471",
  /** A lead entered this morning. */
  lead: "100501",
  /** 新桥五金: given up two days ago, which can still be taken back. */
  givenUp: "100502",
  /** 金马服饰: bought for good. */
  buyout: "100503",
  /** 宝丰电器: given up a month ago, so that the number is free again. */
  gone: "100504",
} as const;

/** Phones with another passport state than "yours". */
export const knownPhones = {
  /** Another promoter's lead for 29 more days. */
  protected: "13700005512",
  /** A customer who came without a promoter. */
  existing: "13100004408",
  /** A lead of another promoter whose protection is over. */
  freeAgain: "13700005513",
} as const;

/** The promoter's customers with names of their own. */
export function knownCustomers(bookId: string, startedAt: number, variant: Variant): CustomerRow[] {
  const today = businessDate(startedAt);
  const text = (chinese: SampleText): string => textIn(variant, chinese);
  const at = (days: number, time: string): number =>
    startOfBusinessDate(addDays(today, days)) + Date.parse(`1970-01-01T${time}:00Z`);
  const thisMorning = startedAt - 90 * durations.minute;
  const customer = (facts: KnownFacts): CustomerRow => customerRow(bookId, at(-400, "10:00"), facts);
  return [
    customer({
      customerId: knownCustomerIds.dueThisMonth,
      name: text("和顺小吃店"),
      contactName: text("周慧芳"),
      phone: "13908718820",
      address: text("云南省昆明市五华区文林街12号"),
      industry: "catering",
      purchaseIntention: "high",
      labels: [text("爱打电话"), text("去年按时续")],
      since: at(-723, "15:40"),
      registeredAt: at(-723, "15:40"),
      channel: "visit",
      held: held(variant, "KDZHJ01-PRO", lastDay(monthOf(startedAt)), { stores: 2, users: 5, usersUsed: 4 }),
      lastNote: text("电话没接，发了续费链接"),
      lastFollowUpAt: at(-3, "09:30"),
      nextFollowUpAt: at(0, "15:00"),
      protection: { startedAt: at(-3, "09:30"), reason: "followUp" },
      authorisedAt: at(-200, "16:05"),
    }),
    customer({
      customerId: knownCustomerIds.expired,
      name: text("学府路便利店"),
      contactName: text("何军"),
      phone: "18600007731",
      address: text("云南省昆明市五华区学府路66号"),
      industry: "convenience-store",
      purchaseIntention: "high",
      labels: [text("老客户")],
      since: at(-735, "11:08"),
      registeredAt: at(-735, "11:08"),
      channel: "qr",
      held: held(variant, "KDZHJ01-STD", addDays(today, -5), { users: 2 }),
      lastNote: text("要续，等老板回来"),
      lastFollowUpAt: at(-2, "16:20"),
      protection: { startedAt: at(-2, "16:20"), reason: "followUp" },
    }),
    customer({
      customerId: knownCustomerIds.inService,
      name: text("福满楼"),
      contactName: text("杨正祥"),
      phone: "18600004455",
      address: text("云南省昆明市官渡区关上中路31号"),
      industry: "catering",
      purchaseIntention: "medium",
      labels: [text("要打印")],
      since: at(-330, "10:25"),
      registeredAt: at(-330, "10:25"),
      channel: "store",
      held: held(variant, "KDZHJ01-STD", addDays(today, 44), { users: 4, usersUsed: 4 }),
      lastNote: text("想加两个收银员账号"),
      lastFollowUpAt: at(-4, "11:10"),
      protection: { startedAt: at(-3, "15:31"), reason: "order" },
      authorisedAt: at(-60, "10:00"),
    }),
    customer({
      customerId: knownCustomerIds.refunded,
      name: text("老街粮油"),
      contactName: text("马德贵"),
      phone: "18600004471",
      address: text("云南省昆明市盘龙区小坝路9号"),
      industry: "food-grain-oil",
      purchaseIntention: "general",
      labels: [text("在意价格")],
      since: at(-26, "09:50"),
      registeredAt: at(-26, "09:50"),
      channel: "chat",
      // What was refunded has ended on that day.
      held: held(variant, "KDZHJ01-STD", addDays(today, -9), { startsAt: at(-19, "10:17") }),
      lastNote: text("嫌贵，退了，说年后再看"),
      lastFollowUpAt: at(-9, "14:00"),
      protection: { startedAt: at(-9, "14:00"), reason: "followUp" },
    }),
    customer({
      customerId: knownCustomerIds.lead,
      name: "",
      contactName: text("段永福"),
      phone: "18600004501",
      address: text("云南省昆明市五华区文林街20号"),
      industry: "catering",
      purchaseIntention: "high",
      labels: [text("爱打电话")],
      since: thisMorning,
      relation: "lead",
      registeredAt: null,
      channel: "visit",
      lastNote: text("路过看了店，想看演示"),
      lastFollowUpAt: thisMorning,
      nextFollowUpAt: at(2, "00:00"),
      protection: { startedAt: thisMorning, reason: "entered" },
    }),
    customer({
      customerId: knownCustomerIds.givenUp,
      name: text("新桥五金"),
      contactName: text("陈国强"),
      phone: "18600004502",
      address: text("云南省昆明市西山区春雨路75号"),
      industry: "hardware",
      purchaseIntention: "general",
      held: held(variant, "KDZHJ01-STD", addDays(today, -70), {}),
      lastNote: text("店要关了"),
      lastFollowUpAt: at(-2, "10:00"),
      protection: { startedAt: at(-2, "10:00"), reason: "followUp" },
      giveUp: { at: at(-2, "10:05"), reason: "closed", note: text("老板回老家了") },
    }),
    customer({
      customerId: knownCustomerIds.buyout,
      name: text("金马服饰"),
      contactName: text("木丽琼"),
      phone: "18600004503",
      address: text("云南省昆明市官渡区螺蛳湾路108号"),
      industry: "clothing-shoes",
      labels: [text("老客户"), text("转介绍")],
      channel: "link",
      held: {
        ...held(variant, "KDZHJ01-PRO", today, { startsAt: at(-380, "00:00"), users: 4 }),
        expiresAt: null,
      },
      authorisedAt: at(-300, "12:00"),
    }),
    customer({
      customerId: knownCustomerIds.gone,
      name: text("宝丰电器"),
      contactName: text("苏晓东"),
      phone: "18600004504",
      industry: "appliances",
      relation: "lead",
      registeredAt: null,
      channel: "visit",
      lastNote: text("用了别家的"),
      lastFollowUpAt: at(-31, "15:00"),
      giveUp: { at: at(-30, "15:00"), reason: "competitor", note: "" },
    }),
  ];
}
