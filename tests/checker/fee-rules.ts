import { runOf } from "./inline-contract";
import { type FeeDefect, feeContract, startFees } from "./servers/fees-server";

/** Operation and rule of what is found of lists and periods on the server of fees. */
export async function feeRulesOf(defect?: FeeDefect): Promise<string[]> {
  const server = await startFees(defect);
  const users = "users: { ann: { schemes: { bearer: ann } } }\n";
  const { findings } = await runOf(feeContract, users, server.url, "full").run();
  await server.close();
  return findings
    .filter(({ rule }) => rule === "paging" || rule === "filter")
    .map(({ operation, rule }) => `${operation.id} ${rule}`);
}
