import { join } from "node:path";
import { Documents } from "../../scripts/contract-check/document/documents";
import { checkIds, loadContract } from "../../scripts/contract-check/load/contract";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import type { Contract } from "../../scripts/contract-check/load/model";
import type { RunOptions } from "../../scripts/contract-check/run/create-checker";
import { Run, type RunResult } from "../../scripts/contract-check/run/run";

export const checkerFolder = import.meta.dirname;

export type ContractName =
  | "notes"
  | "boards"
  | "concerts"
  | "tools"
  | "library"
  | "market"
  | "feeds"
  | "pets"
  | "wiki"
  | "flags"
  | "parcels"
  | "shelf";

const contracts = new Map<ContractName, Contract>();

/** Read once, as hundreds of runs check servers of the same contract. */
function sampleContract(name: ContractName): Contract {
  const known = contracts.get(name);
  if (known) return known;
  const contract = loadContract(join(checkerFolder, "contracts", `${name}.yaml`), new Documents());
  checkIds([contract]);
  contracts.set(name, contract);
  return contract;
}

/** Checks a server against one of the sample contracts. */
export async function check(
  name: ContractName,
  baseUrl: string,
  options: Partial<RunOptions> = {},
): Promise<RunResult> {
  const { users, secrets } = readCredentials(join(checkerFolder, "credentials", `${name}.yaml`), process.env);
  const run = new Run({
    contracts: [sampleContract(name)],
    users,
    secrets,
    baseUrl,
    seed: 1,
    profile: "full",
    isReadOnly: false,
    timeoutMs: 3000,
    isSelected: () => true,
    ...options,
  });
  return await run.run();
}
