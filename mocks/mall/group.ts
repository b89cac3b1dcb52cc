import type { operations } from "../../src/generated/mall";
import contract from "../../src/generated/mall.contract.json";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { mallControls } from "./controls";
import { checkOrderHandlers } from "./handlers/check-order";
import { couponHandlers } from "./handlers/coupons";
import { eligibilityHandlers } from "./handlers/eligibility";
import { goodsHandlers } from "./handlers/goods";
import { orderListHandlers } from "./handlers/order-list";
import { orderHandlers } from "./handlers/orders";
import { paymentHandlers } from "./handlers/payments";
import {
  invoiceReactions,
  licenceAndInvoiceHandlers,
  licenceMessageKey,
  licenceScenarios,
  licenceTables,
} from "./licences-and-invoices";
import { orderReactions } from "./order-reactions";
import { mallImports } from "./response-imports";
import { fullListScenarios } from "./scenarios/full-lists";
import { goodsScenarios } from "./scenarios/goods";
import { orderScenarios } from "./scenarios/orders";
import { paymentScenarios } from "./scenarios/payments";
import { displayTable, goodsTextTable, saleTable } from "./state/goods";
import { activationTable } from "./state/orders";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...goodsHandlers,
  ...eligibilityHandlers,
  ...couponHandlers,
  ...checkOrderHandlers,
  ...orderHandlers,
  ...orderListHandlers,
  ...paymentHandlers,
  ...licenceAndInvoiceHandlers,
};

export const mallGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: [...licenceTables, displayTable, goodsTextTable, saleTable, activationTable],
  reactions: [...orderReactions, ...invoiceReactions],
  controls: mallControls,
  responseImports: mallImports,
  scenarios: {
    ...goodsScenarios,
    ...orderScenarios,
    ...paymentScenarios,
    ...licenceScenarios,
    ...fullListScenarios,
  },
  messageKey: (refused) =>
    refused.field === "hasAcceptedTerms" ? "terms.missing" : licenceMessageKey(refused),
};
