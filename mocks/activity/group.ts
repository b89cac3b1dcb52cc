import type { operations } from "../../src/generated/activity";
import contract from "../../src/generated/activity.contract.json";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { couponHandlers } from "./handlers/coupons";
import { logHandlers } from "./handlers/logs";
import { lotteryHandlers } from "./handlers/lottery";
import { orderHandlers } from "./handlers/orders";
import { promotionHandlers } from "./handlers/promotions";
import { suggestionHandlers } from "./handlers/suggestions";
import { activityReactions } from "./reactions";
import { activityScenarios } from "./scenarios";
import { activityTables } from "./state";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...lotteryHandlers,
  ...couponHandlers,
  ...orderHandlers,
  ...promotionHandlers,
  ...logHandlers,
  ...suggestionHandlers,
};

export const activityGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: activityTables,
  reactions: activityReactions,
  scenarios: activityScenarios,
  messageKey({ field, isMissing }) {
    if (field === "phone") return isMissing ? "phone.empty" : "phone.invalid";
    if (field === "smsCode") return isMissing ? "sms.missing" : "code.error";
    return undefined;
  },
};
