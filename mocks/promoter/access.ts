import type { Locale } from "../../src/platform/locale";
import { customerById, isGone, ownerOf } from "../business/customers";
import { forbidden, notFound } from "../business/refusals";
import type { CustomerRow } from "../business/rows/customers";
import { refuse } from "../kernel/replies";
import type { Session } from "../kernel/session";
import type { World } from "../world/world";
import { type Partner, withPartner } from "./partner";
import { customerRefusals } from "./texts/refusals";

interface CallContext {
  readonly world: World;
  readonly now: number;
  readonly locale: Locale;
  readonly session: Session;
}

/**
 * Wraps what a partner does with one of their customers: besides, 404 for an unknown one or one given up for good, 403
 * for another promoter's and for one who came without.
 */
export function withCustomer<Reply>(
  context: CallContext,
  customerId: string,
  respond: (customer: CustomerRow, partner: Partner) => Reply,
) {
  const { world, now, locale } = context;
  return withPartner(context, (partner) => {
    const customer = customerById(world, customerId);
    if (!customer || isGone(customer, now)) return refuse(notFound(locale, customerRefusals.noCustomer));
    if (ownerOf(world, customer) !== partner.userId)
      return refuse(forbidden(locale, customerRefusals.otherPromoters));
    return respond(customer, partner);
  });
}

/** Wraps what needs the customer's agreement besides: 403 without it. */
export function withAuthorisation<Reply>(
  context: CallContext,
  customerId: string,
  respond: (customer: CustomerRow, partner: Partner) => Reply,
) {
  return withCustomer(context, customerId, (customer, partner) =>
    customer.authorisedAt === null
      ? refuse(forbidden(context.locale, customerRefusals.notAuthorised))
      : respond(customer, partner),
  );
}
