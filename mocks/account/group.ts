import type { operations } from "../../src/generated/account";
import contract from "../../src/generated/account.contract.json";
import { applicationReactions } from "../business/applications";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { accountControls } from "./controls";
import { holdingHandlers } from "./handlers/holdings";
import { logHandlers } from "./handlers/logs";
import { messengerHandlers } from "./handlers/messenger";
import { passwordHandlers } from "./handlers/password";
import { sessionHandlers } from "./handlers/session";
import { signInHandlers } from "./handlers/sign-in";
import { userHandlers } from "./handlers/user";
import { verificationHandlers } from "./handlers/verification";
import { messageKey } from "./message-key";
import { accountPersonas } from "./personas";
import { accountImports } from "./response-imports";
import { accountScenarios } from "./scenarios";
import { sceneReactions } from "./scenes";
import { accountTables } from "./state";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...holdingHandlers,
  ...logHandlers,
  ...messengerHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...signInHandlers,
  ...userHandlers,
  ...verificationHandlers,
};

export const accountGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: accountTables,
  reactions: [...applicationReactions, ...sceneReactions],
  controls: accountControls,
  responseImports: accountImports,
  personas: accountPersonas,
  scenarios: accountScenarios,
  messageKey,
};
