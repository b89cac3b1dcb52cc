import { loadContract } from "../contracts/load";
import { readSource } from "../contracts/source";
import { readJourney } from "./journey-document";

/** What a step may use of a source: a contract, or an Arazzo document with workflows. */
export interface JourneySource {
  /** operationId → its parameters, "path id" → whether it must be given. */
  readonly operations: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  readonly workflows: readonly string[];
}

/**
 * Reads a source.
 * @throws ContractProblems when it is not what it should be.
 */
export function readJourneySource(path: string, root: string): JourneySource {
  const known = read.get(path);
  if (known) return known;
  const source = isArazzo(path, root) ? workflowsOf(path, root) : operationsOf(path, root);
  read.set(path, source);
  return source;
}

const read = new Map<string, JourneySource>();

function isArazzo(path: string, root: string): boolean {
  const { value } = readSource(path, root);
  return isRecord(value) && "arazzo" in value;
}

function workflowsOf(path: string, root: string): JourneySource {
  const { workflows } = readJourney(path, root);
  return { operations: new Map(), workflows: workflows.map(({ workflowId }) => workflowId) };
}

function operationsOf(path: string, root: string): JourneySource {
  const { document } = loadContract(path, root);
  const operations = new Map<string, Map<string, boolean>>();
  // Credentials may be given like parameters.
  const credentials = schemesOf(document).map(({ in: place, name }) => [`${place} ${name}`, false] as const);
  for (const operation of valuesOf(document["paths"]).flatMap(valuesOf)) {
    if (!isRecord(operation) || typeof operation["operationId"] !== "string") continue;
    const parameters = valuesOf(operation["parameters"]).filter(isRecord);
    const given = parameters.map((one) => [`${one["in"]} ${one["name"]}`, one["required"] === true] as const);
    operations.set(operation["operationId"], new Map([...credentials, ...given]));
  }
  return { operations, workflows: [] };
}

function schemesOf({ components }: Record<string, unknown>): Record<string, unknown>[] {
  return isRecord(components) ? valuesOf(components["securitySchemes"]).filter(isRecord) : [];
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
