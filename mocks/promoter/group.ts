import type { operations } from "../../src/generated/promoter";
import contract from "../../src/generated/promoter.contract.json";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { customerScenarios } from "./customer-scenarios";
import { customerControls, customerMessageKey, customerTables } from "./customers";
import { activationHandlers } from "./handlers/activation";
import { authorisationHandlers } from "./handlers/authorisation";
import { bankHandlers } from "./handlers/bank";
import { choiceHandlers } from "./handlers/choices";
import { customerHandlers } from "./handlers/customers";
import { deviceHandlers } from "./handlers/devices";
import { followUpHandlers } from "./handlers/follow-ups";
import { identityHandlers } from "./handlers/identity";
import { labelHandlers } from "./handlers/labels";
import { leadHandlers } from "./handlers/leads";
import { moneyHandlers } from "./handlers/money";
import { serialHandlers } from "./handlers/serials";
import { teamHandlers } from "./handlers/team";
import { moneyControls, moneyMessageKey, moneyReactions, moneyTables } from "./money";
import { moneyScenarios } from "./money-scenarios";
import { customerReactions } from "./state/customer-reactions";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...activationHandlers,
  ...authorisationHandlers,
  ...bankHandlers,
  ...choiceHandlers,
  ...customerHandlers,
  ...deviceHandlers,
  ...followUpHandlers,
  ...identityHandlers,
  ...labelHandlers,
  ...leadHandlers,
  ...moneyHandlers,
  ...serialHandlers,
  ...teamHandlers,
};

export const promoterGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: [...customerTables, ...moneyTables],
  reactions: [...customerReactions, ...moneyReactions],
  controls: [...customerControls, ...moneyControls],
  scenarios: { ...customerScenarios, ...moneyScenarios },
  messageKey: (refused) => customerMessageKey(refused) ?? moneyMessageKey(refused),
};
