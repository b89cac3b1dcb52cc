import { allHeldBy, heldOfProduct, isBuyout } from "../../business/customer-services";
import type { CustomerRow } from "../../business/rows/customers";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleSerials } from "../data/serials";
import type { Partner } from "../partner";
import type { SerialRow } from "../rows/serials";
import type { ActivationFacts } from "../rules/activation";

export const serialTable = defineTable("promoter.serials", {
  id: (row: SerialRow) => row.serialNo,
  indexes: {
    owner: { key: (row) => row.ownerId, order: (left, right) => left.validUntil - right.validUntil },
  },
  seed: sampleSerials,
});

export type SerialState = "unused" | "used" | "expired";

export function serialState({ usedAt, validUntil }: SerialRow, now: number): SerialState {
  if (usedAt !== null) return "used";
  return now > validUntil ? "expired" : "unused";
}

/** A promoter's serials, those that expire first first. */
export function serialsOf(world: World, ownerId: string): readonly SerialRow[] {
  return world.table(serialTable).by("owner", ownerId);
}

/** What decides whether a product can be activated for a customer, or sold at all where none is named. */
export function activationFacts(
  world: World,
  partner: Partner,
  customer: CustomerRow | null,
  now: number,
): ActivationFacts {
  const unused = serialsOf(world, partner.userId).filter((serial) => serialState(serial, now) === "unused");
  return {
    canOrder: partner.canOrder,
    isAuthorised: customer === null || (customer.relation === "customer" && customer.authorisedAt !== null),
    serialsOf: (productNo) => unused.filter((serial) => serial.productNo === productNo),
    heldOf: (productNo) => customer && (heldOfProduct(world, customer, productNo) ?? null),
    hasBuyout: (code) => customer !== null && hasBuyout(world, customer, code),
  };
}

function hasBuyout(world: World, customer: CustomerRow, code: string): boolean {
  return allHeldBy(world, customer).some((held) => held.code === code && isBuyout(held));
}
