import type { components, operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { isTooOften } from "../../business/attempts";
import type { Sku } from "../../business/catalogue";
import { accountByPhone, hasAccount } from "../../business/customer-accounts";
import { allHeldBy, nothingHeld, statusAt } from "../../business/customer-services";
import { customerByPhone, customerTable, isGone, ownerOf } from "../../business/customers";
import { findKey, storeKey } from "../../business/idempotency";
import { forbidden, keyUsed, notFound, tooOften } from "../../business/refusals";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { withCustomer } from "../access";
import { type Partner, withPartner } from "../partner";
import {
  type ActivationPlan,
  type ActivationStep,
  planActivation,
  productsToActivate,
} from "../rules/activation";
import { allowed } from "../rules/allowances";
import { daysOf, describeActivation, describePlan, describeService } from "../rules/describe-activation";
import { timeText, timeTextOrNull } from "../rules/time-text";
import { activate, activationTable } from "../state/activations";
import { activationFacts } from "../state/serials";
import { customerRefusals } from "../texts/refusals";

type Activation =
  | "listCustomerServices"
  | "verifyActivation"
  | "getCustomerDaysRemaining"
  | "activateServices";
type Schemas = components["schemas"];

export const activationHandlers: Pick<Handlers<operations>, Activation> = {
  listCustomerServices(request) {
    const { query, world, now, locale } = request;
    const { kdUid } = query;
    if (kdUid === undefined)
      return withPartner(request, (partner) => {
        const facts = activationFacts(world, partner, null, now);
        return ok(productsToActivate(world.variant).map((sku) => describeService(sku, facts, null, locale)));
      });
    return withCustomer(request, kdUid, (customer, partner) => {
      const facts = activationFacts(world, partner, customer, now);
      const held = allHeldBy(world, customer);
      const serviceStatus = statusAt(now);
      const currentOf = ({ serviceNumber }: Sku): Schemas["CurrentService"] => {
        const service = held.find(({ code }) => code === serviceNumber) ?? nothingHeld;
        const { state, daysLeft } = serviceStatus(service);
        return {
          serviceState: state,
          serviceExpiry: timeTextOrNull(service.expiresAt),
          remainingDays: daysLeft,
        };
      };
      return ok(
        productsToActivate(world.variant).map((sku) => describeService(sku, facts, currentOf(sku), locale)),
      );
    });
  },

  getCustomerDaysRemaining(request) {
    const { query, world, now } = request;
    return withCustomer(request, query.kdUid, (customer) => {
      const serviceStatus = statusAt(now);
      const services = allHeldBy(world, customer).flatMap((held) => daysOf(held, serviceStatus));
      return ok({ kdUid: customer.customerId, asOf: timeText(now), services });
    });
  },

  verifyActivation(request) {
    const { query, world, now, locale } = request;
    return withPartner(request, (partner) => {
      const found = findCustomer(world, partner, query.customerMobile, now, locale);
      if (found.refusal) return refuse(found.refusal);
      const { customer } = found;
      const plan = planActivation(
        query.services,
        activationFacts(world, partner, customer, now),
        world.variant,
        now,
      );
      const refusal = refusalOf(plan, locale);
      if (refusal) return refuse(refusal);
      return ok(describePlan(customer, stepsOf(plan), world.variant, locale));
    });
  },

  activateServices(request) {
    const { query, headers, world, now, locale } = request;
    return withPartner(request, (partner) => {
      const { customerMobile, services } = query;
      const activationRequest = { customerMobile, services };
      const scope = `activate ${partner.userId}`;
      const known = findKey(world, scope, headers["Idempotency-Key"], activationRequest);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before =
        known.kind === "made" ? world.table(activationTable).get(Number(known.created)) : undefined;
      if (before) return ok(describeActivation(before, world.variant, locale));
      if (isTooOften(world, scope, allowed.activations)) return refuse(tooOften(locale));
      const found = findCustomer(world, partner, customerMobile, now, locale);
      if (found.refusal) return refuse(found.refusal);
      const plan = planActivation(
        services,
        activationFacts(world, partner, found.customer, now),
        world.variant,
        now,
      );
      const refusal = refusalOf(plan, locale);
      if (refusal) return refuse(refusal);
      const account = accountByPhone(world, customerMobile);
      // The account may only just have been made, and the customer then knows of it.
      const customer = world.table(customerTable).get(found.customer.customerId);
      if (!account || !customer) return refuse(notFound(locale, customerRefusals.noAccount));
      const activation = activate(world, customer, account, partner, stepsOf(plan), now);
      storeKey(world, scope, headers["Idempotency-Key"], activationRequest, activation.activationId);
      return ok(describeActivation(activation, world.variant, locale));
    });
  },
};

/** The customer with this phone, as far as this promoter may do something for them. */
function findCustomer(world: World, { userId }: Partner, phone: string, now: number, locale: Locale) {
  const customer = customerByPhone(world, phone);
  if (!hasAccount(world, phone)) return { refusal: notFound(locale, customerRefusals.noAccount) };
  const isOwnCustomer = customer && !isGone(customer, now) && ownerOf(world, customer) === userId;
  if (!isOwnCustomer) return { refusal: forbidden(locale, customerRefusals.otherPromoters) };
  return { customer };
}

function refusalOf(plan: ActivationPlan, locale: Locale) {
  if (plan.kind === "steps") return null;
  if (plan.kind === "unknownService") {
    const msg = customerRefusals.unknownService[locale];
    return { code: 422, errcode: 45301, msg, key: "service.unknown" } as const;
  }
  if (plan.by === "notAuthorised") return forbidden(locale, customerRefusals.notAuthorised);
  const msg = customerRefusals.notEligible[locale];
  return { code: 422, errcode: 45302, msg, key: "pay.notEligible" } as const;
}

function stepsOf(plan: ActivationPlan): readonly ActivationStep[] {
  return plan.kind === "steps" ? plan.steps : [];
}
