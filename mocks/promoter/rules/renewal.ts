import type { components } from "../../../src/generated/promoter";
import { skuOf } from "../../business/catalogue";
import { isBuyout } from "../../business/customer-services";
import { shareOf, yuan } from "../../business/money";
import { yearPriceFen } from "../../business/pricing";
import type { HeldService } from "../../business/rows/customers";
import { shareRateOf } from "./share-rates";

type RenewalOffer = components["schemas"]["RenewalOffer"];

const years = 1;

/** What renewing a service for a year costs, in fen; null where nothing is to be renewed: a trial, a buyout, nothing. */
export function renewalFen(held: HeldService): number | null {
  const choice = choiceOf(held);
  return choice && yearPriceFen(choice);
}

/** What a renewal costs line by line, and the share it brings; null where nothing is to be renewed. */
export function describeRenewal(held: HeldService, url: string): RenewalOffer | null {
  const choice = choiceOf(held);
  if (!choice) return null;
  const { sku, stores, users } = choice;
  const amountFen = yearPriceFen(choice);
  const ratePercent = shareRateOf("renewal", sku.serviceNumber)?.ratePercent ?? 0;
  const line = (kind: "version" | "stores" | "users", unitFen: number | null, count: number) =>
    unitFen === null || count === 0
      ? []
      : [{ kind, count, unitPrice: yuan(unitFen), amount: yuan(unitFen * count * years) }];
  return {
    years,
    amount: yuan(amountFen),
    lines: [
      ...line("version", sku.yearFen, 1),
      ...line("stores", sku.storeYearFen, stores),
      ...line("users", sku.userYearFen, users),
    ],
    ratePercent,
    share: yuan(shareOf(amountFen, ratePercent, 100)),
    url,
  };
}

/** The product, and the stores and users beyond those it includes. */
function choiceOf(held: HeldService) {
  const sku = held.productNo === null || isBuyout(held) ? undefined : skuOf(held.productNo);
  if (!sku || held.startsAt === null) return null;
  return {
    sku,
    stores: Math.max(0, held.stores - sku.includedStores),
    users: Math.max(0, held.users - sku.includedUsers),
  };
}
