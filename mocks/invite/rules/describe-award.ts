import type { components } from "../../../src/generated/invite";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { maskPhone } from "../../../src/rules/phone";
import { taxRules } from "../../../src/rules/tax-rules";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { rfc3339 } from "../../world/clock";
import type { InviteeRow } from "../rows/invitees";
import { awardCondition, awardTitle, ruleText, stateReason, stepNote } from "../texts/awards";
import { type AwardRow, awardLifecycle, awardStatus } from "./award-lifecycle";
import { maskedName } from "./masks";
import { type AwardKind, awardDays, holdDaysOf, packetTax, packetTaxMethod } from "./programmes";

type Schemas = components["schemas"];

/** An award with its amounts and state; `invitee` earned it, undefined for a bonus. */
export function describeAward(
  award: AwardRow,
  invitee: InviteeRow | undefined,
  variant: Variant,
  now: number,
  locale: Locale,
): Schemas["InviteAward"] {
  const { state, at, reason } = awardStatus(award, now);
  return {
    id: award.awardId,
    programme: award.programme,
    kind: award.kind,
    title: awardTitle(award, maskedName(invitee?.name ?? ""), locale),
    invitee: invitee ? describeInvitee(invitee) : null,
    state,
    stateReason: stateReason(award, { state, reason }, locale),
    taxMethod: packetTaxMethod(variant),
    currency: currencyOf(variant),
    ...describeAmounts(award.grossFen, variant),
    earnedAt: rfc3339(award.earnedAt),
    dueAt: rfc3339(award.dueAt),
    expiresAt: rfc3339(award.expiresAt),
    receivedAt: state === "received" ? rfc3339(at) : null,
  };
}

/** How an award came about. */
export function describeAwardDetail(
  award: AwardRow,
  invitee: InviteeRow | undefined,
  variant: Variant,
  now: number,
  locale: Locale,
): Schemas["InviteAwardDetail"] {
  return {
    serverTime: rfc3339(now),
    currency: currencyOf(variant),
    award: describeAward(award, invitee, variant, now, locale),
    source: {
      eventAt: rfc3339(award.earnedAt),
      orderAmount: award.orderFen === null ? null : yuan(award.orderFen),
      invitedCount: award.invitedCount,
      ...ruleText(award, variant, locale),
      holdDays: holdDaysOf(award.kind),
      claimDays: awardDays.claim,
    },
    taxLines: describeTax(award.grossFen, variant, locale),
    timeline: awardLifecycle(award, now).map((step) => ({
      state: step.state,
      at: rfc3339(step.at),
      note: stepNote(award, step, variant, locale),
    })),
  };
}

/** What can be earned, and by what. */
export function describeRule(
  rule: { readonly kind: AwardKind; readonly invitees: number | null; readonly grossFen: number },
  variant: Variant,
  locale: Locale,
): Schemas["AwardRule"] {
  const condition = awardCondition(rule.kind, rule.invitees, locale);
  return { kind: rule.kind, condition, ...describeAmounts(rule.grossFen, variant) };
}

/** Gross, tax and net of a red packet; gross = tax + net. */
export function describeAmounts(grossFen: number, variant: Variant) {
  const { taxFen, netFen } = packetTax(grossFen, variant);
  return { gross: yuan(grossFen), tax: yuan(taxFen), net: yuan(netFen) };
}

export function describeInvitee({ name, phone }: InviteeRow): Schemas["AwardInvitee"] {
  return { maskedName: maskedName(name), maskedPhone: maskPhone(phone) };
}

function describeTax(grossFen: number, variant: Variant, locale: Locale): Schemas["RedPacketTax"] {
  const { baseFen } = packetTax(grossFen, variant);
  const taxMethod = packetTaxMethod(variant);
  const { ruleName, ruleDate } = taxRules[taxMethod];
  return {
    taxMethod,
    ...describeAmounts(grossFen, variant),
    deduction: "0.00",
    base: yuan(baseFen),
    ratePercent: taxMethod === "incidental" ? 20 : 0,
    ruleName: ruleName[locale],
    ruleDate,
    isSettledYearly: false,
  };
}
