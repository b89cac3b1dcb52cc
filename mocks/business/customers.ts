import { giveUpUndo } from "../../src/rules/business-limits";
import { durations } from "../../src/rules/limits";
import { maskPhone } from "../../src/rules/phone";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";
import { sampleBooks, sampleCustomers } from "./data/customers/all";
import type { CustomerBookRow, CustomerRow, HeldService } from "./rows/customers";

export const customerTable = defineTable("business.customers", {
  id: (row: CustomerRow) => row.customerId,
  indexes: {
    phone: { key: (row) => row.phone },
    account: { key: (row) => row.accountId ?? undefined },
    book: {
      key: (row) => row.bookId ?? undefined,
      order: (left, right) => endOf(left.held) - endOf(right.held),
    },
  },
  seed: sampleCustomers,
});

/** Above every customer of the sample world. */
export const firstCustomerId = 130_001;

export const customerBookTable = defineTable("business.customer-books", {
  id: (row: CustomerBookRow) => row.bookId,
  indexes: { owner: { key: (row) => row.ownerId } },
  seed: sampleBooks,
});

/** The customer with this number, or the one of this account. */
export function customerById(world: World, id: string): CustomerRow | undefined {
  const customers = world.table(customerTable);
  return customers.get(id) ?? customers.by("account", id)[0];
}

/** What a customer is called: its shop, else its contact person, else its masked phone. Never empty. */
export function customerTitle({ name, contactName, phone }: CustomerRow): string {
  return name || contactName || maskPhone(phone);
}

export function customerByPhone(world: World, phone: string): CustomerRow | undefined {
  return world.table(customerTable).by("phone", phone)[0];
}

/** Number of the customer's promoter or agent; null without one. Given-up customers keep theirs. */
export function ownerOf(world: World, { bookId }: CustomerRow): string | null {
  return bookId === null ? null : (world.table(customerBookTable).get(bookId)?.ownerId ?? bookId);
}

/** Everybody who belongs to a promoter: customers, leads, and those given up as long as that can be undone. In no order. */
export function customersOf(world: World, ownerId: string, now: number): readonly CustomerRow[] {
  const books = world.table(customerBookTable);
  const bookIds = books.by("owner", ownerId).map(({ bookId }) => bookId);
  if (!books.get(ownerId)) bookIds.push(ownerId);
  // Ten thousand rows are visited once, without intermediate lists.
  const found: CustomerRow[] = [];
  for (const bookId of bookIds)
    for (const row of world.table(customerTable).by("book", bookId)) if (!isGone(row, now)) found.push(row);
  return found;
}

/** How long giving up can be taken back, in milliseconds. */
export const undoTime = giveUpUndo.days * durations.day;

/** Whether it was given up so long ago that it is free. */
export function isGone({ giveUp }: CustomerRow, now: number): boolean {
  return giveUp !== null && now > giveUp.at + undoTime;
}

function endOf({ expiresAt }: HeldService): number {
  // Infinity minus itself is no number, and an order must be one.
  return expiresAt ?? Number.MAX_SAFE_INTEGER;
}
