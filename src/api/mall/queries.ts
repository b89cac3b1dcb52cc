import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { type PageRequest, pageQuery } from "../../client/paging";
import type { components, operations } from "../../generated/mall";
import { currentLocale } from "../../platform/current-locale";
import { mallDisplay, pageSizes } from "../../rules/limits";
import { mallClient } from "./client";

type Schemas = components["schemas"];
type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

const minute = 60_000;

/** Goods and what the user keeps in books change rarely; changes made here refresh them at once. */
const rarelyStale = { staleTime: 5 * minute } as const;

/** Prices hold for a minute; the one before stays on screen while the next is computed, so that totals do not jump. */
const priced = { staleTime: minute, placeholderData: keepPreviousData } as const;

/** Money in transit and permissions are never cached. */
const always = { staleTime: 0 } as const;

/** The selection of a purchase; users and stores are those beyond the included ones. */
export interface Selection {
  productNo: string;
  quantity?: number;
  years?: number;
  users?: number;
  stores?: number;
}

/** The goods of the mall. */
export function displayedServicesQuery(displayNo: number = mallDisplay) {
  return queryOptions({
    ...rarelyStale,
    queryKey: ["listDisplayedServices", displayNo, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/services/display/{displayNo}", {
          params: { path: { displayNo } },
          signal,
        }),
      ),
  });
}

/** One service with its versions. */
export function serviceQuery(serviceNumber: string) {
  return queryOptions({
    ...rarelyStale,
    queryKey: ["getService", serviceNumber, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/services/{serviceNumber}", {
          params: { path: { serviceNumber } },
          signal,
        }),
      ),
  });
}

/** The long introduction of a service. */
export function serviceIntroductionQuery(serviceNumber: string) {
  return queryOptions({
    ...rarelyStale,
    queryKey: ["getServiceIntroduction", serviceNumber, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/services/introduce", {
          params: { query: { serviceNumber } },
          signal,
        }),
      ),
  });
}

/** Prices of every version of a service, and of one choice line by line when there is one. */
export function skuPricesQuery(serviceNumber: string, selection?: Selection) {
  const query: Query<"listSkuPrices"> = { ...selection };
  return queryOptions({
    ...priced,
    queryKey: ["listSkuPrices", serviceNumber, query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/services/{serviceNumber}/skuprices", {
          params: { path: { serviceNumber }, query },
          signal,
        }),
      ),
  });
}

/** How many days a product runs, and from when to when; with a licence, as its renewal. */
export function skuDaysQuery(filter: { productNo: string; years?: number; srvId?: number }) {
  const query: Query<"getSkuDays"> = { ...filter };
  return queryOptions({
    ...priced,
    queryKey: ["getSkuDays", query],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/services/sku/day", { params: { query }, signal })),
  });
}

/** Whether the user may buy the online shop for one month. */
export function oneMonthShopPurchaseQuery() {
  return queryOptions({
    ...always,
    queryKey: ["checkOneMonthShopPurchase", currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/order/checkuseriscanbuywdh5onemonth", { signal })),
  });
}

/** Whether the purchase limit of a product leaves room for a quantity. */
export function purchaseLimitQuery(productNo: string, quantity = 1) {
  const query = { productNo, quantity };
  return queryOptions({
    ...always,
    queryKey: ["verifyPurchaseLimit", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/order/limitbuy/verify", { params: { query }, signal })),
  });
}

/** Whether the user's role may order a product. */
export function orderRoleQuery(productNo: string) {
  const query = { productNo };
  return queryOptions({
    ...always,
    queryKey: ["verifyOrderRole", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/order/role/verify", { params: { query }, signal })),
  });
}

/** The days all licences have left, or one of them. */
export function licenceDaysRemainingQuery(srvId?: number) {
  const query: Query<"listLicenceDaysRemaining"> = { ...(srvId !== undefined && { srvId }) };
  return queryOptions({
    staleTime: minute,
    queryKey: ["listLicenceDaysRemaining", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/license/day/remaining", { params: { query }, signal })),
  });
}

/** The price of upgrading a licence now, line by line. A POST that only computes, so it is cached like a read. */
export function licenceUpgradeQuery(srvId: number) {
  const body: Schemas["LicenceUpgradeRequest"] = { srvId, targetLevel: "professional", isPreview: true };
  return queryOptions({
    ...priced,
    queryKey: ["upgradeLicence", body, currentLocale()],
    queryFn: ({ signal }) => unwrap(mallClient.POST("/ommall/srvmall/license/upgrade", { body, signal })),
  });
}

/** Until when a licence would run after renewal. */
export function renewalExpiryQuery(srvId: number, years: number) {
  const query = { srvId, years };
  return queryOptions({
    ...priced,
    queryKey: ["getRenewalExpiry", query],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/license/renew/expiredate", { params: { query }, signal })),
  });
}

/** What more users of a licence cost until its last day. */
export function userAdditionQuery(srvId: number, users: number) {
  const query = { srvId, users };
  return queryOptions({
    ...priced,
    queryKey: ["previewUserAddition", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/order/adduseraccount/durationandprice", {
          params: { query },
          signal,
        }),
      ),
  });
}

/** The user's contact persons, the default first. */
export function orderContactsQuery() {
  return queryOptions({
    ...rarelyStale,
    queryKey: ["listOrderContacts"],
    queryFn: ({ signal }) => unwrap(mallClient.GET("/ommall/srvmall/order/contactor/list", { signal })),
  });
}

/** The user's coupons: judged against a choice, or all of a state. */
export function userCouponsQuery(filter: Partial<Selection> & { state?: Schemas["CouponState"] } = {}) {
  const query: Query<"listUserCoupons"> = { ...filter };
  return queryOptions({
    ...priced,
    queryKey: ["listUserCoupons", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/coupon/couponuser", { params: { query }, signal })),
  });
}

/**
 * What ordering a choice would come to, and whether it can be ordered. With `srvId` as a renewal; without
 * `couponId` with the best coupon, with 0 without one.
 */
export function orderSelectionQuery(selection: Selection & { srvId?: number; couponId?: number }) {
  const query: Query<"checkOrderSelection"> = { ...selection };
  return queryOptions({
    ...priced,
    queryKey: ["checkOrderSelection", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/order/check", { params: { query }, signal })),
  });
}

/** One order by its number; the only evidence of whether it is paid. */
export function orderQuery(orderNo: string) {
  return queryOptions({
    ...always,
    queryKey: ["getOrder", orderNo, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/order/{orderRef}", {
          params: { path: { orderRef: orderNo } },
          signal,
        }),
      ),
  });
}

/** What is to be paid for an order, the ways to pay, and the newest payment. */
export function paymentOrderQuery(orderNo: string) {
  const query = { orderNo };
  return queryOptions({
    ...always,
    queryKey: ["getPaymentOrder", orderNo, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/payment/order", { params: { query }, signal })),
  });
}

export interface OrderFilter extends Partial<PageRequest> {
  states?: Schemas["OrderState"][];
  keyword?: string;
  /** First and last day of ordering, 2026-11-21, in UTC+8. */
  from?: string;
  to?: string;
  sort?: NonNullable<Query<"listOrders">["sort"]>;
}

/** A page of orders; the page before stays on screen while the next is fetched. */
export function ordersQuery(filter: OrderFilter = {}) {
  const { page = 1, size = pageSizes.records, states, keyword, from, to, sort } = filter;
  const query: Query<"listOrders"> = {
    ...pageQuery["page,rows"]({ page, size }),
    ...(states !== undefined && states.length > 0 && { state: states }),
    ...(keyword && { keyword }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(sort !== undefined && { sort }),
  };
  return queryOptions({
    placeholderData: keepPreviousData,
    queryKey: ["listOrders", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(mallClient.GET("/ommall/srvmall/order/pagelist", { params: { query }, signal })),
  });
}

/** How many orders there are in each state. */
export function orderCountsQuery() {
  return queryOptions({
    queryKey: ["getOrderCounts"],
    queryFn: ({ signal }) => unwrap(mallClient.GET("/ommall/srvmall/order/number", { signal })),
  });
}

/** Titles and invoices of a user for one product. */
export function invoiceBookQuery(
  userId: string,
  productNo: string,
  filter: { mediaType?: Schemas["InvoiceMedium"]; invoicetype?: Schemas["InvoiceKind"] } = {},
) {
  const query: Query<"getInvoiceBook"> = { ...filter };
  return queryOptions({
    ...rarelyStale,
    queryKey: ["getInvoiceBook", userId, productNo, query],
    queryFn: ({ signal }) =>
      unwrap(
        mallClient.GET("/ommall/srvmall/order/invoice/{userId}/{productNo}", {
          params: { path: { userId, productNo }, query },
          signal,
        }),
      ),
  });
}

/** Whether the messenger's openid of the user is known. */
export function openidQuery() {
  return queryOptions({
    ...rarelyStale,
    queryKey: ["checkOpenid"],
    queryFn: ({ signal }) => unwrap(mallClient.GET("/ommall/srvmall/payment/wx/openid/verify", { signal })),
  });
}
