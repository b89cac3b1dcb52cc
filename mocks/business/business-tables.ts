import type { AnyTableDefinition } from "../world/types";
import { applicationTable } from "./applications";
import { attemptTable } from "./attempts";
import { bindingTable } from "./bindings";
import { couponTable, openCouponTable } from "./coupons";
import { idempotencyTable } from "./idempotency";
import { licenceTable } from "./licences";
import { messageTable } from "./messages";
import { authorisationTable, messengerAccountTable } from "./messenger";
import { counterTable } from "./numbers";
import { orderTable } from "./orders";
import { paymentOutcomeTable, paymentTable } from "./payments";
import { promotionTable } from "./promotions";
import { shopTable } from "./shops";
import { suggestionTable } from "./suggestions";
import { userTable } from "./users";
import { captchaTable, smsCodeTable } from "./verification";

/** Tables that several groups share. */
export const businessTables: readonly AnyTableDefinition[] = [
  userTable,
  licenceTable,
  shopTable,
  orderTable,
  paymentTable,
  paymentOutcomeTable,
  couponTable,
  openCouponTable,
  promotionTable,
  bindingTable,
  applicationTable,
  messengerAccountTable,
  authorisationTable,
  smsCodeTable,
  captchaTable,
  messageTable,
  suggestionTable,
  attemptTable,
  idempotencyTable,
  counterTable,
];
