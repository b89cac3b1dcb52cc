import type { components } from "../../../generated/account";
import { addresses } from "../../../shared/routing/addresses";

/** The shops or account books the licences serve, each once, in the order of the licences. */
export function shopsOf(licences: readonly Pick<components["schemas"]["Licence"], "shopName">[]): string[] {
  return [...new Set(licences.map(({ shopName }) => shopName))];
}

/** The licences of one shop. */
export function shopAddress(shop: string): string {
  return `${addresses.userCenter}?shop=${encodeURIComponent(shop)}`;
}
