import { contractPath } from "../../../scripts/contracts/groups";
import { loadContract } from "../../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../../scripts/contracts/operations";
import { projectRoot } from "../../support/project-copy";

const contract = loadContract(contractPath(projectRoot, "content"), projectRoot);

/** The operations of the content contract, with the list behaviour their extensions declare. */
export const operations = findOperations(contract).map(({ path, method, operation }) => ({
  operationId: text(operation["operationId"]),
  method,
  path,
  parameters: list(operation["parameters"]).map(record),
  pagination: operation["x-pagination"] === undefined ? null : record(operation["x-pagination"]),
  filters: record(operation["x-filters"]),
  sort: operation["x-sort"] === undefined ? null : record(operation["x-sort"]),
  refusals: refusalCodes(operation),
}));

/** The codes of the refusals an operation documents. */
function refusalCodes(operation: Record<string, unknown>): number[] {
  const codes = new Map(Object.entries({ Invalid: 400, NotFound: 404, Duplicate: 409, TooOften: 429 }));
  const schemas = Object.values(record(operation["responses"])).flatMap((response) =>
    Object.values(record(record(response)["content"])).map((media) => record(record(media)["schema"])),
  );
  return schemas
    .flatMap((schema) => list(schema["oneOf"]))
    .flatMap((branch) => codes.get(text(record(branch)["$ref"]).split("/").at(-1) ?? "") ?? [])
    .sort();
}
