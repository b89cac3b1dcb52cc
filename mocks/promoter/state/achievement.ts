import { businessDate } from "../../../src/rules/dates";
import { addMonths, monthOf } from "../../business/calendar";
import { heldBy, statusAt } from "../../business/customer-services";
import { customersOf } from "../../business/customers";
import type { CustomerRow } from "../../business/rows/customers";
import type { World } from "../../world/world";
import { atRisk, type CountedOrder, countedOrders, countStates, figuresOf } from "../rules/achievement";
import { cardChannels, funnelOf } from "../rules/funnel";
import { sharesOf } from "./shares";

/** Customers in use of the product, without leads and without those given up. */
export function activeCustomers(world: World, partnerId: string, now: number): readonly CustomerRow[] {
  return customersOf(world, partnerId, now).filter(
    ({ relation, giveUp }) => relation === "customer" && giveUp === null,
  );
}

/** What a partner has reached: this month, last month and altogether, and how the customers stand at an instant. */
export function achievementOf(world: World, partnerId: string, now: number) {
  const customers = activeCustomers(world, partnerId, now);
  const orders = countedOrders(sharesOf(world, partnerId));
  const statusOf = statusAt(now);
  const services = customers.map((row) => {
    const held = heldBy(world, row);
    return { held, status: statusOf(held) };
  });
  const since = customers.map((row) => row.since);
  const month = monthOf(now);
  const today = businessDate(now);
  return {
    month,
    thisMonth: figuresOf(orders, since, month),
    lastMonth: figuresOf(orders, since, addMonths(month, -1)),
    total: figuresOf(orders, since),
    customers: countStates(services.map((service) => service.status.state)),
    followUpsDueToday: customersOf(world, partnerId, now).filter(
      ({ nextFollowUpAt, giveUp }) =>
        giveUp === null && nextFollowUpAt !== null && businessDate(nextFollowUpAt) <= today,
    ).length,
    atRisk: atRisk(services),
  };
}

/** What became of a partner's code in each channel. */
export function funnelsOf(world: World, partnerId: string, now: number) {
  const customers = activeCustomers(world, partnerId, now).map((row) => {
    const { code, isPaid } = heldBy(world, row);
    return { customerId: row.customerId, channel: row.channel, hasTried: code !== null || isPaid };
  });
  const orders = ordersByCustomer(countedOrders(sharesOf(world, partnerId)));
  return cardChannels.map((channel) => ({
    channel,
    ...funnelOf(
      customers.filter((customer) => customer.channel === channel),
      orders,
      world.random(`clicks of ${partnerId} by ${channel}`).integer(20, 400),
    ),
  }));
}

function ordersByCustomer(orders: readonly CountedOrder[]): ReadonlyMap<string, readonly CountedOrder[]> {
  const found = new Map<string, CountedOrder[]>();
  for (const order of orders) {
    const known = found.get(order.customerId);
    if (known) known.push(order);
    else found.set(order.customerId, [order]);
  }
  return found;
}
