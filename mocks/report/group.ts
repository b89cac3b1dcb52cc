import type { operations } from "../../src/generated/report";
import contract from "../../src/generated/report.contract.json";
import { type ContractModel, type ContractParameter, readContract } from "../kernel/contract-model";
import type { Group } from "../kernel/group";
import type { Handlers } from "../kernel/handlers";
import { listHandlers } from "./handlers/lists";
import { overviewHandlers } from "./handlers/overview";
import { readerHandlers } from "./handlers/reader";
import { reportScenarios } from "./scenarios";
import { reportTables } from "./state";

/** Missing one operation here does not compile. */
const handlers: Handlers<operations> = { ...overviewHandlers, ...listHandlers, ...readerHandlers };

export const reportGroup: Group = {
  contract: withKeys(readContract(contract)),
  handlers,
  tables: reportTables,
  scenarios: reportScenarios,
};

/**
 * The contract with `kd-token` and `guid` among the parameters: it has them as security schemes, and handlers are
 * given only headers that are parameters. Both stay optional; a handler refuses a call without them by itself.
 */
function withKeys(model: ContractModel): ContractModel {
  const keys = ["kd-token", "guid"].map((name): ContractParameter => {
    return { name, in: "header", required: false, schema: { type: "string" }, explode: false };
  });
  const operations = model.operations.map((operation) => ({
    ...operation,
    parameters: [...operation.parameters, ...keys],
  }));
  return { ...model, operations };
}
