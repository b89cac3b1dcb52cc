import type { operations } from "../../src/generated/content";
import contract from "../../src/generated/content.contract.json";
import { readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { catalogueHandlers } from "./handlers/catalogue";
import { helpHandlers } from "./handlers/help";
import { newsHandlers } from "./handlers/news";
import { visitorHandlers } from "./handlers/visitor";
import { contentScenarios } from "./scenarios";
import { contentTables } from "./state";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = {
  ...catalogueHandlers,
  ...helpHandlers,
  ...newsHandlers,
  ...visitorHandlers,
};

export const contentGroup: Group = {
  contract: readContract(contract),
  handlers,
  tables: contentTables,
  scenarios: contentScenarios,
  messageKey({ field, isMissing }) {
    if (field === "email") return isMissing ? "email.empty" : "email.invalid";
    if (field === "phone") return isMissing ? "phone.empty" : "phone.invalid";
    return undefined;
  },
};
