import type { Variant } from "../../../../src/platform/variant";
import { startOfBusinessDate } from "../../../../src/rules/dates";
import { addDays, endOfDay } from "../../calendar";
import { skuIn } from "../../catalogue";
import { nothingHeld } from "../../customer-services";
import type { CustomerRow, HeldService } from "../../rows/customers";

/** What is known of a customer; everything else is empty. */
export type KnownFacts = Partial<CustomerRow> &
  Pick<CustomerRow, "customerId" | "name" | "contactName" | "phone">;

/** A customer who came at `since` and of whom nothing is known but the facts. */
export function customerRow(bookId: string, since: number, facts: KnownFacts): CustomerRow {
  return {
    bookId,
    since,
    accountId: null,
    address: "",
    industry: "",
    purchaseIntention: null,
    labels: [],
    relation: "customer",
    registeredAt: since,
    channel: "link",
    held: nothingHeld,
    lastNote: "",
    lastFollowUpAt: null,
    nextFollowUpAt: null,
    protection: { startedAt: since, reason: "entered" },
    giveUp: null,
    authorisedAt: null,
    ...facts,
  };
}

/** A year of one of China's products, as an edition sells it, that ends on a day. */
export function held(
  variant: Variant,
  product: string,
  lastOne: string,
  facts: Partial<HeldService>,
): HeldService {
  const sku = skuIn(variant, product);
  const stores = facts.stores ?? sku.includedStores;
  const users = facts.users ?? sku.includedUsers;
  return {
    ...nothingHeld,
    code: sku.serviceNumber,
    productNo: sku.productNo,
    level: sku.level,
    startsAt: startOfBusinessDate(addDays(lastOne, -364)),
    expiresAt: endOfDay(lastOne),
    isPaid: true,
    stores,
    storesUsed: stores,
    users,
    usersUsed: users,
    ...facts,
  };
}
