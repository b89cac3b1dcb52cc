import { licenceInfoQuery, userInfoQuery } from "../../api/account/queries";
import {
  licenceDaysRemainingQuery,
  orderContactsQuery,
  orderCountsQuery,
  ordersQuery,
  userCouponsQuery,
} from "../../api/mall/queries";
import { now } from "../../platform/clock";
import { pageSizes } from "../../rules/limits";
import type { OpenedAddress, StartReads } from "../../shared/routing/screen-route";
import { isUserStored, startRead } from "../../shared/session/screen-store";
import { orderFilter, readOrderView } from "./orders/order-filter";

/** What every page of the user centre reads: who it is for, and the counts beside its navigation. */
function startFrame(): boolean {
  if (!isUserStored()) return false;
  startRead(userInfoQuery());
  startRead(orderCountsQuery());
  startRead(userCouponsQuery({ state: "unused" }));
  startRead(licenceInfoQuery());
  return true;
}

export const frameReads: StartReads = () => void startFrame();

export const licenceReads: StartReads = () => {
  if (startFrame()) startRead(licenceDaysRemainingQuery());
};

export const orderListReads: StartReads = ({ query }: OpenedAddress) => {
  if (startFrame()) startRead(ordersQuery(orderFilter(readOrderView(query), pageSizes.records, now())));
};

export const contactReads: StartReads = () => {
  if (startFrame()) startRead(orderContactsQuery());
};

export const couponReads: StartReads = () => {
  if (startFrame()) startRead(userCouponsQuery());
};
