import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { amountInText, amountWithSign, amountWithUnit } from "../../business/money";
import type { LocalizedText } from "../../business/refusals";
import type { AwardRow, AwardState, StepReason } from "../rules/award-lifecycle";
import { type AwardKind, awardDays, packetTax } from "../rules/programmes";

/** What an award is for, with the masked name of the invitee. */
export function awardTitle({ kind, invitedCount }: AwardRow, maskedName: string, locale: Locale): string {
  if (kind === "bonus") return bonusCondition(invitedCount ?? 0)[locale];
  return titles[kind](maskedName)[locale];
}

/** What earns an award. */
export function awardCondition(kind: AwardKind, invitees: number | null, locale: Locale): string {
  return kind === "bonus" ? bonusCondition(invitees ?? 0)[locale] : conditions[kind][locale];
}

/** The rule behind an award. */
export function ruleText({ kind, grossFen, invitedCount }: AwardRow, variant: Variant, locale: Locale) {
  const amount = amountInText(grossFen, variant, locale);
  return { ruleName: ruleNames[kind][locale], ruleText: ruleTexts[kind](amount, invitedCount ?? 0)[locale] };
}

/** Why an award is in its state; null where the state says so by itself. */
export function stateReason(
  { kind }: AwardRow,
  { state, reason }: { readonly state: AwardState; readonly reason: StepReason | null },
  locale: Locale,
): string | null {
  if (reason !== null) return reasonText(reason, kind, locale);
  if (state === "pending") return waiting[locale];
  return state === "sending" || state === "expired" ? stepNotes[state][locale] : null;
}

/** Why an award was cancelled, or came back unopened. */
function reasonText(reason: StepReason, kind: AwardKind, locale: Locale): string {
  if (reason === "unopened") return unopened[locale];
  return (kind === "bonus" ? bonusLost : refunded)[locale];
}

/** The note of the timeline beside a state. */
export function stepNote(
  award: AwardRow,
  { state, reason }: { readonly state: AwardState; readonly reason: StepReason | null },
  variant: Variant,
  locale: Locale,
): string {
  if (reason !== null) return reasonText(reason, award.kind, locale);
  if (state === "pending" && award.orderFen !== null)
    return paidNote(amountWithSign(award.orderFen, variant))[locale];
  if (state === "claimable" && award.kind !== "registration") return held[locale];
  return stepNotes[state][locale];
}

/** The message that reminds of an award; messages go out in the language of the programme's pages, zh-CN. */
export function reminderText({ grossFen }: AwardRow, about: "due" | "expiry", variant: Variant): string {
  const net = amountWithUnit(packetTax(grossFen, variant).netFen, variant);
  return about === "due"
    ? `【货簿云】你有一个红包可以领了，到手${net}，${awardDays.claim}天内领取。`
    : `【货簿云】你有一个到手${net}的红包还有3天过期，别忘了领。`;
}

const titles: Readonly<Record<Exclude<AwardKind, "bonus">, (name: string) => LocalizedText>> = {
  registration: (name) => ({
    "zh-CN": `${name}完成注册`,
    "zh-TW": `${name}完成註冊`,
    "en-US": `${name} registered`,
  }),
  payment: (name) => ({
    "zh-CN": `${name}首次付费`,
    "zh-TW": `${name}首次付費`,
    "en-US": `${name} paid for the first time`,
  }),
};

const conditions: Readonly<Record<Exclude<AwardKind, "bonus">, LocalizedText>> = {
  registration: {
    "zh-CN": "好友完成注册",
    "zh-TW": "好友完成註冊",
    "en-US": "A friend registers",
  },
  payment: {
    "zh-CN": "好友首次付费",
    "zh-TW": "好友首次付費",
    "en-US": "A friend pays for the first time",
  },
};

const bonusCondition = (invitees: number): LocalizedText => ({
  "zh-CN": `满${invitees}位好友付费`,
  "zh-TW": `滿${invitees}位好友付費`,
  "en-US": `${invitees} friends have paid`,
});

const ruleNames: Readonly<Record<AwardKind, LocalizedText>> = {
  registration: { "zh-CN": "注册奖励", "zh-TW": "註冊獎勵", "en-US": "Registration award" },
  payment: { "zh-CN": "首次付费奖励", "zh-TW": "首次付費獎勵", "en-US": "First payment award" },
  bonus: { "zh-CN": "达标奖励", "zh-TW": "達標獎勵", "en-US": "Bonus" },
};

const { hold, claim } = awardDays;

const ruleTexts: Readonly<Record<AwardKind, (amount: string, invitees: number) => LocalizedText>> = {
  registration: (amount) => ({
    "zh-CN": `好友用你的推荐码完成注册，奖励${amount}；马上可领，${claim}天内领取。`,
    "zh-TW": `好友用您的推薦碼完成註冊，獎勵${amount}；馬上可領，${claim}天內領取。`,
    "en-US": `A friend who registers with your code earns you ${amount}, at once. Claim it within ${claim} days.`,
  }),
  payment: (amount) => ({
    "zh-CN": `好友首次付费，奖励${amount}；付款满${hold}天没有退款后可领，${claim}天内领取。`,
    "zh-TW": `好友首次付費，獎勵${amount}；付款滿${hold}天沒有退款後可領，${claim}天內領取。`,
    "en-US": `A friend's first payment earns you ${amount}, once ${hold} days have passed without a refund. Claim it within ${claim} days.`,
  }),
  bonus: (amount, invitees) => ({
    "zh-CN": `满${invitees}位好友付费，再奖励${amount}；满${hold}天没有退款后可领，${claim}天内领取。`,
    "zh-TW": `滿${invitees}位好友付費，再獎勵${amount}；滿${hold}天沒有退款後可領，${claim}天內領取。`,
    "en-US": `${invitees} friends who have paid earn you ${amount} more, once ${hold} days have passed without a refund. Claim it within ${claim} days.`,
  }),
};

const unopened: LocalizedText = {
  "zh-CN": "24小时没有拆开，红包退回，可以再领",
  "zh-TW": "24小時沒有拆開，紅包退回，可以再領",
  "en-US": "Not opened within 24 hours: it came back and can be claimed again",
};

const refunded: LocalizedText = {
  "zh-CN": "好友退款，奖励取消",
  "zh-TW": "好友退款，獎勵取消",
  "en-US": "Canceled: the friend was refunded",
};

const bonusLost: LocalizedText = {
  "zh-CN": "有好友退款，付费人数不够",
  "zh-TW": "有好友退款，付費人數不夠",
  "en-US": "Canceled: after a refund too few friends have paid",
};

const waiting: LocalizedText = {
  "zh-CN": `满${hold}天没有退款才能领`,
  "zh-TW": `滿${hold}天沒有退款才能領`,
  "en-US": `Held for ${hold} days in case of a refund`,
};

const held: LocalizedText = {
  "zh-CN": `满${hold}天没有退款`,
  "zh-TW": `滿${hold}天沒有退款`,
  "en-US": `${hold} days without a refund`,
};

const paidNote = (amount: string): LocalizedText => ({
  "zh-CN": `好友付款${amount}`,
  "zh-TW": `好友付款${amount}`,
  "en-US": `The friend paid ${amount}`,
});

const stepNotes: Readonly<Record<AwardState, LocalizedText>> = {
  pending: { "zh-CN": "付费人数达标", "zh-TW": "付費人數達標", "en-US": "Enough friends have paid" },
  claimable: { "zh-CN": "好友完成注册", "zh-TW": "好友完成註冊", "en-US": "The friend registered" },
  sending: {
    "zh-CN": "已发到聊天软件，24小时内拆开",
    "zh-TW": "已發到聊天軟體，24小時內拆開",
    "en-US": "Sent to the messenger, to be opened within 24 hours",
  },
  received: { "zh-CN": "已拆开", "zh-TW": "已拆開", "en-US": "Opened" },
  expired: { "zh-CN": "没有在期限内领取", "zh-TW": "沒有在期限內領取", "en-US": "Not claimed in time" },
  cancelled: refunded,
};
