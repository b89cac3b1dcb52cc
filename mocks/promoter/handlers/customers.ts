import type { operations } from "../../../src/generated/promoter";
import { leadProtection } from "../../../src/rules/business-limits";
import { customerUrgency } from "../../../src/rules/customer-urgency";
import { isTooOften } from "../../business/attempts";
import { currencyOf } from "../../business/catalogue";
import { hasAccount } from "../../business/customer-accounts";
import { heldBy, isBuyout, type ServiceStatus, statusAt } from "../../business/customer-services";
import { customerByPhone, customersOf, ownerOf } from "../../business/customers";
import { tooOften } from "../../business/refusals";
import type { CustomerRow, HeldService } from "../../business/rows/customers";
import { ensureRecode } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { withCustomer } from "../access";
import { withPartner } from "../partner";
import { blockOf, productsToActivate } from "../rules/activation";
import { allowed } from "../rules/allowances";
import { describeCustomer } from "../rules/describe-customer";
import { describeGiveUp } from "../rules/give-up";
import { renewalLink } from "../rules/links";
import { passportOf, protectedUntil, protectionEnd } from "../rules/protection";
import { describeRenewal } from "../rules/renewal";
import { timeText, timeTextOrNull } from "../rules/time-text";
import { introducerOf } from "../state/introductions";
import { activationFacts } from "../state/serials";

type Customers = "listCustomers" | "searchCustomer" | "getCustomer";

export const customerHandlers: Pick<Handlers<operations>, Customers> = {
  listCustomers(request) {
    const { body, world, now } = request;
    return withPartner(request, ({ userId }) => {
      const serviceStatus = statusAt(now);
      const customers = customersOf(world, userId, now);
      const broughtBy = introducerOf(world, userId);
      const first = (body.page - 1) * body.rows;
      const list = mostUrgentFirst(world, customers, serviceStatus)
        .slice(first, first + body.rows)
        .flatMap((place) => {
          const customer = customers[place];
          if (customer === undefined) return [];
          const held = heldBy(world, customer);
          return describeCustomer(customer, held, serviceStatus(held), broughtBy(customer));
        });
      return ok({ asOf: timeText(now), total: customers.length, currency: currencyOf(world.variant), list });
    });
  },

  searchCustomer(request) {
    const { body, world, now, locale } = request;
    return withPartner(request, ({ userId }) => {
      if (isTooOften(world, `customer look-up ${userId}`, allowed.searches)) return refuse(tooOften(locale));
      const customer = customerByPhone(world, body.phone);
      const ownerId = customer ? ownerOf(world, customer) : null;
      const facts = { customer, ownerId, hasAccount: hasAccount(world, body.phone) };
      const passport = passportOf(facts, userId, now);
      return ok({
        passport: {
          phone: body.phone,
          state: passport.state,
          canEnter: passport.state === "free",
          protectedUntil: timeTextOrNull(passport.protectedUntil),
          protectionDays: leadProtection.days,
        },
        currency: currencyOf(world.variant),
        customer: customer && passport.state === "yours" ? describeNow(request, customer, userId) : null,
      });
    });
  },

  getCustomer(request) {
    const { path, world, now } = request;
    return withCustomer(request, path.kdUid, (customer, partner) => {
      const held = heldBy(world, customer);
      const { protection, giveUp } = customer;
      const facts = activationFacts(world, partner, customer, now);
      return ok({
        asOf: timeText(now),
        currency: currencyOf(world.variant),
        customer: describeNow(request, customer, partner.userId),
        address: customer.address,
        licenceCode: held.code,
        isBuyout: isBuyout(held),
        usage: {
          storesUsed: held.storesUsed,
          storeLimit: held.stores,
          usersUsed: held.usersUsed,
          userLimit: held.users,
        },
        renewal: describeRenewal(held, renewalLink(customer.customerId, ensureRecode(world, partner))),
        protection: protection && {
          startedAt: timeText(protection.startedAt),
          until: timeText(protectionEnd(protection.startedAt)),
          days: leadProtection.days,
          reason: protection.reason,
        },
        giveUp: giveUp && describeGiveUp(customer),
        isAuthorised: customer.authorisedAt !== null,
        canActivate: productsToActivate(world.variant).some((sku) => blockOf(sku, facts) === null),
      });
    });
  },
};

/** The places of customers, the most urgent first; equally urgent ones by their numbers, so that pages fit together. */
function mostUrgentFirst(
  world: World,
  customers: readonly CustomerRow[],
  serviceStatus: (held: HeldService) => ServiceStatus,
): readonly number[] {
  const keys = new Float64Array(customers.length);
  customers.forEach((customer, place) => {
    const isLead = customer.relation === "lead" && customer.giveUp === null;
    const remainingDays = serviceStatus(heldBy(world, customer)).daysLeft;
    keys[place] = customerUrgency({ remainingDays, leadUntil: isLead ? protectedUntil(customer) : null });
  });
  // Page after page has the same order, which takes longer to work out than to write one of them.
  const last = lastOrders.get(world);
  const isSame =
    last?.customers.length === customers.length &&
    customers.every(
      (customer, place) => customer === last.customers[place] && keys[place] === last.keys[place],
    );
  if (isSame) return last.places;
  const idOf = (place: number) => customers[place]?.customerId ?? "";
  const places = customers
    .map((_, place) => place)
    .sort((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0) || (idOf(left) < idOf(right) ? -1 : 1));
  lastOrders.set(world, { customers, keys, places });
  return places;
}

interface CustomerOrder {
  readonly customers: readonly CustomerRow[];
  readonly keys: Float64Array;
  readonly places: readonly number[];
}

const lastOrders = new WeakMap<World, CustomerOrder>();

interface Moment {
  readonly world: World;
  readonly now: number;
}

function describeNow({ world, now }: Moment, customer: CustomerRow, partnerId: string) {
  const held = heldBy(world, customer);
  return describeCustomer(customer, held, statusAt(now)(held), introducerOf(world, partnerId)(customer));
}
