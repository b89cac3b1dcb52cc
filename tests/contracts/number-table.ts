import { locales } from "../../src/platform/locale";
import {
  activatedServices,
  addedUsers,
  type Bounds,
  listBounds,
  logBatches,
  purchaseIntentions,
} from "../../src/rules/business-limits";
import {
  feedbackScore,
  help,
  helpfulReasons,
  labelLimits,
  licences,
  orderLimits,
  origins,
} from "../../src/rules/limits";

/** Numbers and lengths of lists, by name or, where the bounds of the name differ there, by location → their rule. */
export const boundedNumbers: Readonly<Record<string, Bounds>> = {
  years: orderLimits.years,
  quantity: orderLimits.quantity,
  users: orderLimits.users,
  "mall/createOrder[addUsers].users": addedUsers,
  "mall/previewUserAddition?users": addedUsers,
  stores: orderLimits.stores,
  score: feedbackScore,
  page: listBounds.page,
  currentPage: listBounds.page,
  page_size: listBounds.rows,
  pageSize: listBounds.rows,
  rows: listBounds.rows,
  "promoter/listCustomers.rows": listBounds.customerRows,
  "content/listNewsGroups?size": listBounds.newsInGroup,
  "invite/listLatestAwards?limit": listBounds.latestAwards,
  "invite/listRecentAwards?days": listBounds.awardDays,
  "content/listHelpArticlesByIds.ids": listBounds.helpArticlesById,
  labels: labelLimits,
  services: activatedServices,
  logs: logBatches.usage,
  records: logBatches.usage,
  list: logBatches.invite,
};

const measured = "measured by the website while the slider is moved";
const fromServer = "named by the server, or handed back to it";

/** Numbers and lists without a rule, by name or by location → the reason. */
export const unboundedNumbers: Readonly<Record<string, string>> = {
  category_id: fromServer,
  "content/listHelpArticlesByIds.ids[]": fromServer,
  product_id: fromServer,
  id: fromServer,
  awardId: fromServer,
  configId: fromServer,
  contactId: fromServer,
  couponId: fromServer,
  deviceId: fromServer,
  invoiceId: fromServer,
  orderId: fromServer,
  orderRef: fromServer,
  shop: fromServer,
  shopId: fromServer,
  srvId: fromServer,
  titleId: fromServer,
  regionCode: fromServer,
  displayNo: fromServer,
  "mall/listOrders?state": "each of the seven states once",
  "content/getAd?position": "one of the numbers of advertisement",
  "content/getAd?product": "one of the numbers of advertisement",
  "content/reportConversion.type": "numbered by the search engine",
  trackWidth: measured,
  distance: measured,
  durationMs: "measured by the website",
  trail: measured,
  x: measured,
  y: measured,
  t: measured,
  timestamp: "the clock's",
  guides: "the guides of the product, which the server names",
  step: "the step of a guide, which the server names",
  grade: "the depth of a menu",
};

/** Enums, by name or by location → the rule that lists the values. */
export const listedValues: Readonly<Record<string, readonly unknown[]>> = {
  lang: locales,
  purchaseIntention: purchaseIntentions,
  recommend: [help.recommend],
  productId: [origins.usageProduct],
  "content/rateHelpArticle?reason": helpfulReasons,
  "account/getLicenceInfo?serviceCode": Object.values(licences.codes),
  "account/registerAccount.origin": Object.values(origins.register),
  "content/addEmailSubscription.origin": [origins.email],
  "content/addServiceBooking.origin": [origins.email, origins.register.plain],
  origin: Object.values(origins.log),
};
