import { durations } from "../../../src/rules/limits";
import { customerById, customerTable } from "../../business/customers";
import { nextNumber } from "../../business/numbers";
import type { CustomerRow } from "../../business/rows/customers";
import { type Control, ControlProblem } from "../../kernel/group";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";

/** A code holds ten minutes, a link a day. */
export const ticketTimes = { qr: 10 * durations.minute, link: durations.day } as const;

export type TicketKind = keyof typeof ticketTimes;

interface TicketRow {
  /** Kind, customer and promoter. */
  readonly id: string;
  readonly customerId: string;
  readonly ticket: string;
  readonly expiresAt: number;
  /** When the customer last refused; a refused ticket is over, the next one keeps the time. */
  readonly refusedAt: number | null;
}

export const ticketTable = defineTable("promoter.authorisation-tickets", {
  id: (row: TicketRow) => row.id,
  indexes: { customer: { key: (row) => row.customerId } },
});

/** The ticket a customer confirms with: the same as long as it holds, then a new one. */
export function ticketFor(
  world: World,
  kind: TicketKind,
  customerId: string,
  partnerId: string,
  now: number,
): TicketRow {
  const id = `${kind} ${customerId} ${partnerId}`;
  const tickets = world.table(ticketTable);
  const before = tickets.get(id);
  if (before && now < before.expiresAt) return before;
  const count = nextNumber(world, `authorisation ticket ${id}`, 1);
  const ticket = world.random(`authorisation ticket ${id} ${count}`).token(12);
  tickets.remove(id);
  return tickets.insert({
    id,
    customerId,
    ticket,
    expiresAt: now + ticketTimes[kind],
    refusedAt: before?.refusedAt ?? null,
  });
}

/** What a customer does on their own phone. */
export const authorisationControl: Control = {
  method: "POST",
  name: "authorisation",
  sentence:
    "The customer {kdUid} scans the code (or opens the link) made for them and lets the promoter help.",
  handle(world, input) {
    const customer = customerOf(world, input);
    const now = world.clock.now();
    const tickets = world.table(ticketTable).by("customer", customer.customerId);
    if (!tickets.some(({ expiresAt }) => now < expiresAt))
      throw new ControlProblem("Nobody has made a code for this customer, or it has expired.");
    const authorisedAt = customer.authorisedAt ?? now;
    world.table(customerTable).update(customer.customerId, { authorisedAt });
    return { kdUid: customer.customerId, isAuthorised: true };
  },
};

/** The other answer a customer can give. */
export const authorisationRefusalControl: Control = {
  method: "POST",
  name: "authorisation-refusal",
  sentence: "The customer {kdUid} scans the code (or opens the link) made for them and refuses.",
  handle(world, input) {
    const { customerId } = customerOf(world, input);
    const now = world.clock.now();
    const tickets = world.table(ticketTable);
    const valid = tickets.by("customer", customerId).filter(({ expiresAt }) => now < expiresAt);
    if (valid.length === 0)
      throw new ControlProblem("Nobody has made a code for this customer, or it has expired.");
    for (const { id } of valid) tickets.update(id, { expiresAt: now, refusedAt: now });
    return { kdUid: customerId, isAuthorised: false };
  },
};

function customerOf(world: World, input: unknown): CustomerRow {
  const isNamed = typeof input === "object" && input !== null && "kdUid" in input;
  if (!isNamed) throw new ControlProblem('Say which customer: {"kdUid": "100388"}.');
  const customer = customerById(world, String(input.kdUid));
  if (!customer) throw new ControlProblem(`There is no customer ${String(input.kdUid)}.`);
  return customer;
}
