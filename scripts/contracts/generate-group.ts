import openapiTS, { astToString } from "openapi-typescript";
import { contractPath, type Group } from "./groups";
import { loadContract } from "./load";
import { contractModel } from "./model";

/** A file the generator writes, with its path from the project's root. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/**
 * The two files made from one contract: its types, and the model the mock back end answers by.
 * @throws ContractProblems when the contract cannot be used.
 */
export async function generateGroup(root: string, group: Group): Promise<GeneratedFile[]> {
  const contract = loadContract(contractPath(root, group), root);
  const types = astToString(
    await openapiTS(JSON.stringify(contract.document), { silent: true, defaultNonNullable: false }),
  );
  const header = `// Generated from ${contract.file} by \`npm run generate\`. Edit the contract, not this file.\n`;
  return [
    { path: `src/generated/${group}.ts`, text: `${header}\n${types}` },
    {
      path: `src/generated/${group}.contract.json`,
      text: `${JSON.stringify(contractModel(contract, group), null, 1)}\n`,
    },
  ];
}
