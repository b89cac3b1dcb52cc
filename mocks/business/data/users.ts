import type { Variant } from "../../../src/platform/variant";
import { durations, trial as trialLength } from "../../../src/rules/limits";
import { blankAccount } from "../blank-account";
import type { UserRow } from "../rows/users";
import { type SampleText, textIn } from "./global-texts";

/** Ids of the accounts that personas and tests use. */
export const sampleUserIds = {
  /** 永兴日杂批发: a wholesaler with three licences, who also invites. */
  wholesaler: "100027",
  /** 周芳: a promoter with customers, shares and withdrawals. */
  promoter: "100050",
  trialDayThree: "100311",
  trialEnded: "100312",
  trialErased: "100313",
  payingStandard: "100314",
  payingProfessional: "100315",
  dueNextMonth: "100316",
  dueThisMonth: "100317",
  expired: "100318",
  buyout: "100319",
  retailBuyout: "100320",
  notPurchased: "100321",
  /** 滇中渠道: agent of the China version. */
  agentChina: "100330",
  agentInternational: "100331",
  /** A promoter whose agent changed roles. */
  parentChanged: "100332",
  /** Bound to the wholesaler's code, in the trial. */
  invitee: "100341",
  /** Registered a minute ago, without an inviter. */
  newcomer: "100343",
  applicantSubmitted: "100344",
  applicantReviewing: "100345",
  applicantRejected: "100346",
  /** Came by messenger and never tied a phone. */
  messengerOnly: "100349",
  /** A retail shop with the retail edition. */
  retailer: "100350",
} as const;

/** The agent of an edition with 10 000 customers, a team and settlement prices; the other edition's agent has nothing there. */
export function sampleAgent(variant: Variant) {
  return variant === "china"
    ? { userId: sampleUserIds.agentChina, name: "滇中渠道", phone: "13700002020" }
    : { userId: sampleUserIds.agentInternational, name: "Lion City Retail", phone: "13700003030" };
}

/** Every sample account can log in with this password. */
export const samplePassword = "stockbook8";

/** The accounts of the sample world, dated from its beginning. */
export function sampleUsers(startedAt: number, variant: Variant = "china"): UserRow[] {
  const days = (count: number): number => startedAt + count * durations.day;
  const text = (chinese: SampleText): string => textIn(variant, chinese);
  const user = (userId: string, phone: string | null, facts: Partial<UserRow>): UserRow => {
    const registeredAt = facts.registeredAt ?? days(-300);
    return {
      userId,
      phone,
      password: phone === null ? null : samplePassword,
      ...blankAccount(variant),
      registeredAt,
      origin: 6,
      packOrigin: "site",
      utmTerm: null,
      trial: { startedAt: registeredAt, endsAt: registeredAt + trialLength.days * durations.day },
      ...facts,
    };
  };
  const ids = sampleUserIds;
  return [
    user(ids.wholesaler, "13500009027", {
      nickname: text("永兴"),
      showFullName: true,
      companyName: text("永兴日杂批发"),
      regionCode: 330782,
      address: text("义乌市篁园路88号"),
      openid: "oX7yQ5-sample-openid-0001",
      recode: "YX9027",
      registeredAt: days(-359),
    }),
    user(ids.promoter, "13900008820", {
      nickname: text("小燕帮你开店"),
      showFullName: true,
      companyName: text("周芳工作室"),
      regionCode: 530103,
      openid: "oX7yQ5-sample-openid-0050",
      recode: "ZF8820",
      registeredAt: days(-700),
      role: "promoter",
      roleSince: days(-640),
      parentId: sampleAgent(variant).userId,
    }),
    user(ids.trialDayThree, "13800131234", {
      companyName: text("和顺小吃店"),
      registeredAt: startedAt - 2 * durations.day - 18 * durations.hour,
    }),
    user(ids.trialEnded, "13800131235", { companyName: text("春来面馆"), registeredAt: days(-20) }),
    user(ids.trialErased, "13800131236", { companyName: text("小满水果"), registeredAt: days(-60) }),
    user(ids.payingStandard, "13800131237", { nickname: text("顺发"), companyName: text("顺发五金") }),
    user(ids.payingProfessional, "13800131238", {
      nickname: text("百盛"),
      companyName: text("百盛副食批发"),
      email: text("baisheng@shop.example"),
    }),
    user(ids.dueNextMonth, "13800131239", { companyName: text("和美母婴") }),
    user(ids.dueThisMonth, "13800131240", { companyName: text("晨光文具") }),
    user(ids.expired, "13800131241", { companyName: text("老陈茶行"), registeredAt: days(-500) }),
    user(ids.buyout, "13800131242", { companyName: text("广源建材"), registeredAt: days(-1200) }),
    user(ids.retailBuyout, "13800131243", { companyName: text("喜洋洋便利店"), registeredAt: days(-1100) }),
    user(ids.notPurchased, "13800131244", { companyName: text("福满园"), trial: null }),
    user(ids.agentChina, "13700002020", {
      nickname: text("滇中渠道"),
      showFullName: true,
      companyName: text("滇中软件服务"),
      regionCode: 530102,
      openid: "oX7yQ5-sample-openid-0330",
      recode: "DZ2020",
      registeredAt: days(-1400),
      role: "agentChina",
      roleSince: days(-1380),
      canOrder: true,
      taxMethod: "none",
    }),
    user(ids.agentInternational, "13700003030", {
      nickname: "Lion City Retail",
      showFullName: true,
      companyName: "Lion City Retail Systems",
      recode: "LC3030",
      registeredAt: days(-900),
      role: "agentInternational",
      roleSince: days(-880),
      canOrder: true,
      taxMethod: "none",
    }),
    user(ids.parentChanged, "13700003040", {
      nickname: text("阿杰"),
      companyName: text("阿杰电脑"),
      recode: "AJ3040",
      role: "promoter",
      roleSince: days(-400),
      parentId: ids.agentInternational,
      hasParentChanged: true,
    }),
    user(ids.invitee, "13800131245", {
      nickname: text("小何"),
      companyName: text("何记干货"),
      openid: "oX7yQ5-sample-openid-0341",
      registeredAt: startedAt - 4 * durations.day - 3 * durations.hour,
      packOrigin: "YX9027",
    }),
    user(ids.newcomer, "13800131246", { registeredAt: startedAt - durations.minute }),
    user(ids.applicantSubmitted, "13800131247", { companyName: text("新桥数码") }),
    user(ids.applicantReviewing, "13800131248", { companyName: text("林记文化用品") }),
    user(ids.applicantRejected, "13800131249", { companyName: text("城东通讯") }),
    user(ids.messengerOnly, null, {
      nickname: text("雨后"),
      openid: "oX7yQ5-sample-openid-0349",
      registeredAt: days(-2),
    }),
    user(ids.retailer, "13800131250", {
      nickname: text("喜乐"),
      companyName: text("喜乐便利店"),
      openid: "oX7yQ5-sample-openid-0350",
      registeredAt: days(-420),
    }),
  ];
}
