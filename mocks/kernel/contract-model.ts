/** A contract as the mock back end reads it: written by the generator beside the types of the same group. */
export interface ContractModel {
  /** Name of the group, "content". */
  group: string;
  /** The contract's file, "contracts/content.yaml". */
  file: string;
  envelope: Envelope;
  operations: ContractOperation[];
  /** Every schema referenced; references inside schemas read "#/$defs/Name". */
  $defs: Record<string, JsonSchema>;
  /** JSON pointer into this model → "contracts/content.yaml:123". */
  lines: Record<string, string>;
}

/** Names of the envelope's properties, and whether failures travel in the body or in the HTTP status. */
export interface Envelope {
  carries: "body" | "status";
  code: string;
  success: string;
  errcode: string;
  data: string;
}

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];

export interface ContractOperation {
  operationId: string;
  method: Method;
  /** "/api/news/{id}" */
  path: string;
  isUnsafeGet: boolean;
  isProposed: boolean;
  summary: string;
  parameters: ContractParameter[];
  requestBody: { required: boolean; content: Record<string, JsonSchema> } | null;
  /** By HTTP status. */
  responses: Record<string, ContractResponse>;
}

export interface ContractParameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  schema: JsonSchema;
  explode: boolean;
}

export interface ContractResponse {
  content: Record<string, JsonSchema>;
  headers: Record<string, JsonSchema>;
  /** Bodies by the names the contract gives them, in its order; none where it shows none. */
  examples?: Record<string, unknown>;
}

/** A JSON Schema 2020-12: an object of keywords, or true and false. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/**
 * Takes a parsed `<group>.contract.json` for what it is. Throws a sentence when it lacks what a contract model has;
 * schemas are trusted, since the generator is their only author.
 */
export function readContract(json: unknown): ContractModel {
  if (!isContractModel(json)) throw new TypeError("This is not a contract model: run `npm run generate`.");
  return json;
}

function isContractModel(json: unknown): json is ContractModel {
  return (
    isRecord(json) &&
    typeof json["group"] === "string" &&
    typeof json["file"] === "string" &&
    isRecord(json["envelope"]) &&
    (json["envelope"]["carries"] === "body" || json["envelope"]["carries"] === "status") &&
    ["code", "success", "errcode", "data"].every(
      (name) => isRecord(json["envelope"]) && typeof json["envelope"][name] === "string",
    ) &&
    isRecord(json["$defs"]) &&
    isRecord(json["lines"]) &&
    Array.isArray(json["operations"]) &&
    json["operations"].every(isOperation)
  );
}

function isOperation(json: unknown): boolean {
  return (
    isRecord(json) &&
    typeof json["operationId"] === "string" &&
    typeof json["path"] === "string" &&
    methods.some((method) => method === json["method"]) &&
    Array.isArray(json["parameters"]) &&
    isRecord(json["responses"])
  );
}

/** Whether a value is an object with named properties, neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
