import type { components } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { currencyOf, type Sku, settlementYearFen, skuOf } from "../../business/catalogue";
import type { ServiceStatus } from "../../business/customer-services";
import { customerTitle } from "../../business/customers";
import { sum, yuan } from "../../business/money";
import type { CustomerRow, HeldService } from "../../business/rows/customers";
import type { ActivationRow } from "../state/activations";
import { productTitle } from "../texts/customers";
import { type ActivationFacts, type ActivationStep, activationDays, blockOf } from "./activation";
import { timeText, timeTextOrNull } from "./time-text";

type Schemas = components["schemas"];

/** A service that can be activated, with its status for a customer (null without one). */
export function describeService(
  sku: Sku,
  facts: ActivationFacts,
  current: Schemas["CurrentService"] | null,
  locale: Locale,
): Schemas["CustomerService"] {
  const blockedBy = blockOf(sku, facts);
  return {
    productNo: sku.productNo,
    name: productTitle(sku)[locale],
    code: sku.serviceNumber,
    versionLevel: sku.level,
    days: activationDays,
    currency: currencyOf(sku.variant),
    listPrice: yuan(sku.yearFen),
    settlementPrice: facts.canOrder ? yuan(settlementYearFen(sku)) : null,
    serialsLeft: facts.serialsOf(sku.productNo).length,
    canActivate: blockedBy === null,
    blockedBy,
    current,
  };
}

/** The days left of a service; of nothing there are none. */
export function daysOf(held: HeldService, statusOf: (held: HeldService) => ServiceStatus) {
  const { code, level, expiresAt } = held;
  if (code === null) return [];
  const { state, daysLeft } = statusOf(held);
  return [
    {
      code,
      versionLevel: level,
      serviceState: state,
      serviceExpiry: timeTextOrNull(expiresAt),
      remainingDays: daysLeft,
    },
  ];
}

/** What activating would do. */
export function describePlan(
  customer: CustomerRow,
  steps: readonly ActivationStep[],
  variant: Variant,
  locale: Locale,
): Schemas["ActivationPreview"] {
  return {
    kdUid: customer.customerId,
    customerName: customerTitle(customer),
    customerMobile: customer.phone,
    ...describeSteps(steps, variant, locale),
  };
}

/** What was activated. */
export function describeActivation(
  activation: ActivationRow,
  variant: Variant,
  locale: Locale,
): Schemas["ActivationReceipt"] {
  return {
    kdUid: activation.customerId,
    customerName: activation.customerName,
    customerMobile: activation.phone,
    activatedAt: timeText(activation.at),
    orderNo: activation.orderNo,
    ...describeSteps(activation.steps, variant, locale),
  };
}

function describeSteps(steps: readonly ActivationStep[], variant: Variant, locale: Locale) {
  const lines = steps.map(({ productNo, serialNo, settlementFen, startsAt, endsAt }) => {
    const sku = skuOf(productNo);
    return {
      productNo,
      name: sku ? productTitle(sku)[locale] : productNo,
      paidBy: serialNo === null ? ("settlement" as const) : ("serial" as const),
      serialNo,
      settlementPrice: yuan(settlementFen),
      startsAt: timeText(startsAt),
      endsAt: timeText(endsAt),
    };
  });
  const settlementAmount = yuan(sum(steps.map(({ settlementFen }) => settlementFen)));
  return { currency: currencyOf(variant), lines, settlementAmount };
}
