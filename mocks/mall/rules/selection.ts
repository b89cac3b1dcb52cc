import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import type { Sku } from "../../business/catalogue";
import { renewalStart, type ServicePeriod, servicePeriod } from "../../business/periods";
import type { Choice } from "../../business/pricing";
import { invalidField, type LocalizedText } from "../../business/refusals";
import type { LicenceRow } from "../../business/rows/licences";

/** The selection of a product: a new licence, or more years of one. */
export interface Selection {
  readonly action: "buy" | "renew";
  readonly choice: Choice;
  /** The licence to be renewed; null for a new one. */
  readonly licence: LicenceRow | null;
  readonly period: ServicePeriod;
}

/** A new licence that begins today. */
export function purchaseOf(choice: Choice, now: number): Selection {
  const period = servicePeriod(choice.sku.productNo, choice.years, businessDate(now));
  return { action: "buy", choice, licence: null, period };
}

/** More years of a licence, with the stores and users it has. */
export function renewalOf(sku: Sku, licence: LicenceRow, years: number, now: number): Selection {
  const users = Math.max(licence.users - sku.includedUsers, 0);
  const stores = Math.max(licence.stores - sku.includedStores, 0);
  return {
    action: "renew",
    choice: { sku, quantity: 1, years, users, stores },
    licence,
    period: servicePeriod(sku.productNo, years, renewalStart(licence, now)),
  };
}

/** What a version does not admit: more stores or users than it includes, where none can be added; null when it fits. */
export function selectionRefusal({ sku, users, stores }: Choice, locale: Locale) {
  if (stores > 0 && sku.storeYearFen === null)
    return invalidField(locale, "stores", "", noMore.stores(sku.name));
  if (users > 0 && sku.userYearFen === null) return invalidField(locale, "users", "", noMore.users(sku.name));
  return null;
}

const noMore = {
  stores: (name: LocalizedText): LocalizedText => ({
    "zh-CN": `${name["zh-CN"]}不能加店铺`,
    "zh-TW": `${name["zh-TW"]}不能加門市`,
    "en-US": `${name["en-US"]} cannot have more stores`,
  }),
  users: (name: LocalizedText): LocalizedText => ({
    "zh-CN": `${name["zh-CN"]}不能加用户`,
    "zh-TW": `${name["zh-TW"]}不能加使用者`,
    "en-US": `${name["en-US"]} cannot have more users`,
  }),
};
