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
import type { OpenedAddress, StartReads } from "../../shared/routing/screen-route";
import { startRead } from "../../shared/session/screen-store";
import { readInvoicePage } from "./invoices/invoice-address";
import { invoiceOrdersQuery } from "./invoices/invoice-orders";
import { orderFilter, ordersAtHome, readOrderView } from "./orders/order-filter";

/**
 * What every page of the user center reads: who it is for, and the counts beside its navigation. Also where this device
 * has no user stored: browsers delete what a site stores sooner than its session ends.
 */
export const frameReads: StartReads = () => {
  startRead(userInfoQuery());
  startRead(orderCountsQuery());
  startRead(userCouponsQuery({ state: "unused" }));
  startRead(licenceInfoQuery());
};

export const licenceReads: StartReads = (address) => {
  frameReads(address);
  startRead(licenceDaysRemainingQuery());
};

export const homeReads: StartReads = (address) => {
  licenceReads(address);
  startOrders(address, ordersAtHome);
};

export const orderListReads: StartReads = (address) => {
  frameReads(address);
  startOrders(address, pageSizes.records);
};

export const invoiceReads: StartReads = (address) => {
  frameReads(address);
  startRead(invoiceOrdersQuery(readInvoicePage(address.query)));
};

export const contactReads: StartReads = (address) => {
  frameReads(address);
  startRead(orderContactsQuery());
};

export const couponReads: StartReads = (address) => {
  frameReads(address);
  startRead(userCouponsQuery());
  startRead(displayedServicesQuery());
};

function startOrders({ query }: OpenedAddress, size: number): void {
  startRead(ordersQuery(orderFilter(readOrderView(query), size, now())));
}
