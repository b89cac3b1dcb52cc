import { type BindingRow, bindInviter, bindingTable, inviterBound } from "../../business/bindings";
import {
  customerById,
  customerByPhone,
  customerTable,
  firstCustomerId,
  isGone,
  ownerOf,
} from "../../business/customers";
import { boundCustomer } from "../../business/data/customers/bound";
import { nextNumber } from "../../business/numbers";
import { orderPaid, orderTable } from "../../business/orders";
import { userRegistered } from "../../business/registrations";
import type { CustomerRow } from "../../business/rows/customers";
import type { UserRow } from "../../business/rows/users";
import { userTable } from "../../business/users";
import type { Reaction } from "../../world/events";
import type { World } from "../../world/world";

/**
 * Reactions of customers to events. A lead who registers becomes a customer of its promoter and is bound to them,
 * unless it registered with another code; a customer bound to a partner's code is that partner's customer; an order
 * renews the protection.
 */
export const customerReactions: readonly Reaction[] = [
  userRegistered.react((world, { userId }, at) => {
    const user = world.table(userTable).get(userId);
    if (user) registerLead(world, user, at);
  }),
  inviterBound.react((world, { userId }) => {
    const user = world.table(userTable).get(userId);
    const binding = world.table(bindingTable).get(userId);
    if (user && binding) takeIn(world, user, binding);
  }),
  orderPaid.react((world, { orderId }, at) => {
    const order = world.table(orderTable).get(orderId);
    const customer = order && customerById(world, order.userId);
    if (!customer || isGone(customer, at)) return;
    const protection = { startedAt: at, reason: "order" } as const;
    world.table(customerTable).update(customer.customerId, { protection });
  }),
];

function registerLead(world: World, user: UserRow, at: number): void {
  const customer = user.phone === null ? undefined : customerByPhone(world, user.phone);
  if (!customer || customer.accountId !== null) return;
  const isFree = isGone(customer, at);
  world.table(customerTable).update(customer.customerId, {
    ...registered(user),
    // No promoter's number: a customer without a promoter.
    ...(isFree && { bookId: null, giveUp: null, protection: null }),
  });
  const ownerId = isFree ? null : ownerOf(world, customer);
  const owner = ownerId === null ? undefined : world.table(userTable).get(ownerId);
  if (owner) bindInviter(world, user, owner, { programme: "zhj", channel: null }, at);
}

/** Puts a bound account into its partner's book; nothing happens when the code is a customer's, who has no book. */
function takeIn(world: World, user: UserRow, { inviterId, boundAt, channel }: BindingRow): void {
  const inviter = world.table(userTable).get(inviterId);
  if (!inviter || inviter.role === "none") return;
  const customers = world.table(customerTable);
  const before = customerOf(world, user);
  const fresh = boundCustomer(user, inviterId, boundAt, channel);
  if (!before) {
    if (!fresh) return;
    const exists = customers.get(fresh.customerId) !== undefined;
    const customerId = exists ? String(nextNumber(world, "customer", firstCustomerId)) : fresh.customerId;
    customers.insert({ ...fresh, customerId });
  } else if (ownerOf(world, before) !== inviterId || isGone(before, boundAt)) {
    customers.update(before.customerId, {
      ...registered(user),
      bookId: inviterId,
      channel: fresh?.channel ?? before.channel,
      since: boundAt,
      labels: [],
      lastNote: "",
      lastFollowUpAt: null,
      nextFollowUpAt: null,
      protection: { startedAt: boundAt, reason: "entered" },
      giveUp: null,
      authorisedAt: null,
    });
  }
}

function customerOf(world: World, { userId, phone }: UserRow): CustomerRow | undefined {
  return customerById(world, userId) ?? (phone === null ? undefined : customerByPhone(world, phone));
}

function registered(user: UserRow) {
  return { relation: "customer", accountId: user.userId, registeredAt: user.registeredAt } as const;
}
