import { userInfoQuery } from "../../api/account/queries";
import { orderContactsQuery, serviceQuery } from "../../api/mall/queries";
import { readServiceNumber } from "../../shared/routing/checkout-address";
import type { StartReads } from "../../shared/routing/screen-route";
import { isUserStored, startRead } from "../../shared/session/screen-store";

export const goodsReads: StartReads = ({ query }) => {
  const serviceNumber = readServiceNumber(query.get("serviceNumber"));
  if (isUserStored()) startRead(userInfoQuery());
  if (serviceNumber !== null) startRead(serviceQuery(serviceNumber));
};

/** What belongs to a user is read too where this device has none stored: both pages are for those who are signed in. */
export const checkoutReads: StartReads = () => {
  startRead(userInfoQuery());
  startRead(orderContactsQuery());
};

export const payReads: StartReads = () => startRead(userInfoQuery());
