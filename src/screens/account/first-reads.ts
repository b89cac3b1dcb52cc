import { licenceInfoQuery, userInfoQuery } from "../../api/account/queries";
import {
  displayedServicesQuery,
  licenceDaysRemainingQuery,
  orderContactsQuery,
  orderCountsQuery,
  ordersQuery,
  userCouponsQuery,
} from "../../api/mall/queries";
import { now } from "../../platform/clock";
import { pageSizes } from "../../rules/limits";
import { readPageNumber } from "../../shared/routing/addresses";
import type { OpenedAddress, StartReads } from "../../shared/routing/screen-route";
import { startRead } from "../../shared/session/screen-store";
import { readInvoiceTab } from "./invoices/invoice-address";
import { invoiceOrdersQuery, titleBookGoodsQuery } from "./invoices/invoice-orders";
import { orderFilter, ordersAtHome, readOrderView } from "./orders/order-filter";

/**
 * Starts what a page of the user center reads, in the order in which it is waited for: a browser opens few connections
 * at once. Who it is for decides whether anything is shown; the counts beside the navigation may come last. Also where
 * this device has no user stored: browsers delete what a site stores sooner than its session ends.
 */
function inFrame(startOwn: StartReads): StartReads {
  return (address) => {
    startRead(userInfoQuery());
    startOwn(address);
    startRead(orderCountsQuery());
    startRead(userCouponsQuery());
    startRead(licenceInfoQuery());
  };
}

export const frameReads = inFrame(() => undefined);

export const licenceReads = inFrame(() => {
  startRead(licenceDaysRemainingQuery());
  // Whoever renews is asked for one as soon as the price is there.
  startRead(orderContactsQuery());
});

export const homeReads = inFrame((address) => {
  startOrders(address, ordersAtHome);
  startRead(licenceDaysRemainingQuery());
});

export const orderListReads = inFrame((address) => startOrders(address, pageSizes.records));

export const invoiceReads = inFrame(({ query }) => {
  if (readInvoiceTab(query) === "titles") startRead(titleBookGoodsQuery());
  else startRead(invoiceOrdersQuery(readPageNumber(query)));
});

export const contactReads = inFrame(() => startRead(orderContactsQuery()));

export const couponReads = inFrame(() => {
  startRead(userCouponsQuery());
  startRead(displayedServicesQuery());
});

function startOrders({ query }: OpenedAddress, size: number): void {
  startRead(ordersQuery(orderFilter(readOrderView(query), size, now())));
}
