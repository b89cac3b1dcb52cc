import { durations } from "../../../src/rules/limits";
import { productIn, type Sku, skuOf } from "../../business/catalogue";
import { dayNumber } from "../../business/customer-services";
import { customerTitle } from "../../business/customers";
import { dateTimeDigits } from "../../business/numbers";
import { priceAddedUsers, priceUpgrade, yearPriceFen } from "../../business/pricing";
import type { CustomerRow } from "../../business/rows/customers";
import type { OrderKind } from "../../business/rows/orders";
import type { Random } from "../../world/random";
import type { EarnedOrder } from "../rules/share-of-order";

/** An order of a sample customer, without its number and without whom it earns a share. */
export type PastOrder = Omit<EarnedOrder, "partnerId" | "orderNo">;

const year = 365 * durations.day;

/**
 * The orders by which a sample customer came to hold what is in its row, oldest first: a purchase, renewals a year
 * apart, and here and there more users or a higher version in between. Buyouts were sold outside the mall.
 */
export function pastOrders(customer: CustomerRow, startedAt: number, random: Random): PastOrder[] {
  const { held, since, customerId } = customer;
  const sku = held.productNo === null ? undefined : skuOf(held.productNo);
  if (!sku || !held.isPaid || held.startsAt === null || held.expiresAt === null) return [];
  const orders: PastOrder[] = [];
  const order = (kind: OrderKind, paidAt: number, finalFen: number, facts: Partial<PastOrder> = {}): void => {
    orders.push({
      customerId,
      customerName: customerTitle(customer),
      kind,
      productNo: sku.productNo,
      serviceNumber: sku.serviceNumber,
      years: kind === "buy" || kind === "renew" ? 1 : null,
      users: 0,
      finalFen,
      paidAt,
      ...facts,
    });
  };
  const openingHour = () => 9 * durations.hour + random.integer(0, 599) * durations.minute;
  const users = Math.max(0, held.users - sku.includedUsers);
  const stores = Math.max(0, held.stores - sku.includedStores);
  const yearsBefore = Math.max(0, Math.floor((held.startsAt + durations.day - since) / year));
  for (let earlier = yearsBefore; earlier > 0; earlier--) {
    const paidAt = Math.max(held.startsAt - earlier * year + openingHour(), since);
    order(earlier === yearsBefore ? "buy" : "renew", paidAt, yearPriceFen({ sku, users: 0, stores }));
  }
  const kind = yearsBefore === 0 ? "buy" : "renew";
  const paidAt = Math.min(Math.max(held.startsAt + openingHour(), since), startedAt - 20 * durations.minute);
  const later = after20Days(paidAt, startedAt, random);
  const days = later === null ? 0 : dayNumber(held.expiresAt) - dayNumber(later) + 1;
  const standard = later !== null && sku.level === "professional" && random.chance(0.1) && standardOf(sku);
  if (later !== null && days > 0 && users > 0 && sku.userYearFen !== null && random.chance(0.5)) {
    order(kind, paidAt, yearPriceFen({ sku, users: 0, stores }));
    const { finalFen } = priceAddedUsers({ userYearFen: sku.userYearFen, users, days });
    order("addUsers", later, finalFen, { users });
  } else if (later !== null && days > 0 && standard && stores === 0) {
    const { productNo } = standard;
    order(kind, paidAt, yearPriceFen({ sku: standard, users: 0, stores: 0 }), { productNo });
    order("upgrade", later, priceUpgrade({ standard, professional: sku, users: 1, days }).finalFen);
  } else order(kind, paidAt, yearPriceFen({ sku, users, stores }));
  return orders;
}

/** The number an order of that moment has; `place` keeps two of one second apart. */
export function pastOrderNo(paidAt: number, index: number): string {
  return `${dateTimeDigits(paidAt - 90 * durations.second)}${String(index % 1000).padStart(3, "0")}`;
}

/** An instant at least twenty days after a payment and before the world began; null where there is none. */
function after20Days(paidAt: number, startedAt: number, random: Random): number | null {
  const days = Math.floor((Math.min(startedAt, paidAt + 0.8 * year) - paidAt) / durations.day) - 20;
  return days < 1 ? null : paidAt + (19 + random.integer(1, days)) * durations.day;
}

function standardOf({ serviceNumber, variant }: Sku): Sku | undefined {
  return serviceNumber === "KDZHJ01" ? skuOf(productIn(variant, "KDZHJ01-STD")) : undefined;
}
