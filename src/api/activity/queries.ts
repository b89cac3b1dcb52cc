import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { type PageRequest, pageQuery } from "../../client/paging";
import type { operations } from "../../generated/activity";
import { currentLocale } from "../../platform/current-locale";
import { activityClient } from "./client";

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;
export type OrderAction = NonNullable<Query<"getServicePromotion">["action"]>;

/** Page texts change when an editor edits them. */
const page = { staleTime: 5 * 60_000 } as const;

/** Stock, odds and chances move while others take part. */
const moving = { staleTime: 10_000 } as const;

/** Eligibility depends on recent orders, perhaps on another device: never cached. */
const alwaysStale = { staleTime: 0 } as const;

/** The page of an activity, made for the channel of its address. */
export function activityTemplateQuery(alias: string, channel?: string) {
  const query: Query<"getActivityTemplate"> = { alias, ...(channel !== undefined && { channel }) };
  return queryOptions({
    ...page,
    queryKey: ["getActivityTemplate", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        activityClient.GET("/ommall/srvmall/activtysale/wzct/activitytemplatedetail", {
          params: { query },
          signal,
        }),
      ),
  });
}

/** A lottery with its prizes, odds and, for somebody logged in, the chances left. */
export function lotteryQuery(alias: string) {
  const query = { alias };
  return queryOptions({
    ...moving,
    queryKey: ["getLottery", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/activity/lottery/info", { params: { query }, signal })),
  });
}

/** A page of one's own draws; the page before stays on screen while the next is fetched. */
export function lotteryRecordsQuery(alias: string, request: PageRequest) {
  const query = { alias, ...pageQuery["currentPage,pageSize"](request) };
  return queryOptions({
    ...moving,
    placeholderData: keepPreviousData,
    queryKey: ["listLotteryRecords", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/activity/lottery/record", { params: { query }, signal })),
  });
}

/** When the coupons of an activity can be received, by the server's clock. */
export function couponActivityTimeQuery(alias: string) {
  const query = { alias };
  return queryOptions({
    ...moving,
    queryKey: ["getCouponActivityTime", query],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/coupon/activity/time", { params: { query }, signal })),
  });
}

/** The coupons an activity gives out, or one of them. */
export function couponOffersQuery(alias: string, configId?: number) {
  const query: Query<"listCouponOffers"> = { alias, ...(configId !== undefined && { configId }) };
  return queryOptions({
    ...moving,
    queryKey: ["listCouponOffers", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/coupon/couponinfo", { params: { query }, signal })),
  });
}

/** Whether a service that an activity sells once to each customer can still be bought, or why not. */
export function orderOnceQuery(alias: string, serviceNumber: string) {
  const query = { alias, serviceNumber };
  return queryOptions({
    ...alwaysStale,
    queryKey: ["checkOrderOnce", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/order/checkonce", { params: { query }, signal })),
  });
}

/** Whether an order of this service would be the customer's first of its product. */
export function firstOrderQuery(serviceNumber: string) {
  const query = { serviceNumber };
  return queryOptions({
    ...alwaysStale,
    queryKey: ["verifyFirstOrder", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/order/firstbuy/verify", { params: { query }, signal })),
  });
}

/** How many orders of a service there are against how many may be: in one activity, or ever. */
export function serviceOrdersQuery(serviceNumber: string, alias?: string) {
  const query: Query<"countServiceOrders"> = { serviceNumber, ...(alias !== undefined && { alias }) };
  return queryOptions({
    ...alwaysStale,
    queryKey: ["countServiceOrders", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        activityClient.GET("/ommall/srvmall/order/specify/service/number", { params: { query }, signal }),
      ),
  });
}

/** What an activity sells at a lower price, each price explained. */
export function promotionInfoQuery(alias: string) {
  const query = { alias };
  return queryOptions({
    ...moving,
    queryKey: ["getPromotionInfo", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/activity/promotion/info", { params: { query }, signal })),
  });
}

/** The promotion running now for one service, or one version of it; null when none runs. */
export function servicePromotionQuery(filter: {
  serviceNumber: string;
  productNo?: string;
  action?: OrderAction;
}) {
  const { serviceNumber, productNo, action = "buy" } = filter;
  const query: Query<"getServicePromotion"> = {
    serviceNumber,
    action,
    ...(productNo !== undefined && { productNo }),
  };
  return queryOptions({
    ...moving,
    queryKey: ["getServicePromotion", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(activityClient.GET("/ommall/srvmall/activtysale/getpromotion", { params: { query }, signal })),
  });
}
