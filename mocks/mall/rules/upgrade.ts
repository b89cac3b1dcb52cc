import { type Sku, skuOf, skusOf } from "../../business/catalogue";
import { daysLeft } from "../../business/licences";
import type { OrderSelection } from "../../business/place-order";
import { priceUpgrade, type Quote } from "../../business/pricing";
import type { LicenceRow } from "../../business/rows/licences";
import { upgradeProblem } from "./licence-refusals";

export interface Upgrade {
  readonly professional: Sku;
  readonly quote: Quote;
}

/** What it would cost now to make a licence a professional one; null when that cannot be done. */
export function upgradeOf(licence: LicenceRow, now: number): Upgrade | null {
  const standard = skuOf(licence.productNo);
  const sold = standard ? skusOf(licence.typeCode, standard.variant) : [];
  const professional = sold.find(({ level }) => level === "professional");
  const days = daysLeft(licence, now);
  if (!standard || !professional || days === null || upgradeProblem(licence, now)) return null;
  return { professional, quote: priceUpgrade({ standard, professional, users: licence.users, days }) };
}

/** The order of an upgrade: it keeps the licence's last day and takes neither coupon nor contact person. */
export function upgradeSelection(licence: LicenceRow, { professional, quote }: Upgrade): OrderSelection {
  return {
    userId: licence.userId,
    kind: "upgrade",
    sku: professional,
    quote,
    quantity: 1,
    years: null,
    users: 0,
    stores: 0,
    userTotal: Math.max(licence.users, professional.includedUsers),
    storeTotal: Math.max(licence.stores, professional.includedStores),
    srvId: licence.licenceId,
    couponId: null,
    contact: null,
    invoiceWish: null,
    note: "",
    origin: 6,
    packOrigin: "site",
  };
}
