import { join } from "node:path";
import { groups } from "../../../mocks/groups";
import { groups as contractGroups, contractPath } from "../../../scripts/contracts/groups";
import { loadContract } from "../../../scripts/contracts/load";

const root = join(import.meta.dirname, "../../..");

/** One example of one operation in its contract. */
export interface ExampleCall {
  readonly group: string;
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** With templates: /api/news/{id}. */
  readonly path: string;
  readonly parameters: readonly ExampleParameter[];
  /** Undefined without a body. */
  readonly body: unknown;
  readonly effect: "reads" | "changes" | "endsSession";
}

export interface ExampleParameter {
  readonly name: string;
  readonly in: string;
  readonly value: unknown;
}

/** Every example of every operation of the mocked groups, in the order of the contracts. */
export function exampleCalls(): readonly ExampleCall[] {
  const mocked = new Set(groups.map(({ contract }) => contract.group));
  calls ??= contractGroups.filter((group) => mocked.has(group)).flatMap(callsOfGroup);
  return calls;
}

/** Cached: reading the contracts takes longer than the conversation. */
let calls: readonly ExampleCall[] | null = null;

function callsOfGroup(group: (typeof contractGroups)[number]): ExampleCall[] {
  const { document } = loadContract(contractPath(root, group), root);
  return Object.entries(recordOf(document["paths"])).flatMap(([path, item]) =>
    Object.entries(recordOf(item)).flatMap(([method, operation]) => {
      const known = recordOf(operation);
      return typeof known["operationId"] === "string"
        ? callsOf(group, path, method, known["operationId"], known)
        : [];
    }),
  );
}

function callsOf(
  group: string,
  path: string,
  method: string,
  operationId: string,
  operation: Record<string, unknown>,
): ExampleCall[] {
  const parameters = valuesOf(operation["parameters"])
    .map(recordOf)
    .filter((parameter) => parameter["example"] !== undefined)
    .map(({ name, in: place, example }) => ({ name: String(name), in: String(place), value: example }));
  const isRead = method === "get" && operation["x-unsafe-get"] !== true;
  const effect = operation["x-invalidates-session"] === true ? "endsSession" : isRead ? "reads" : "changes";
  const call = { group, operationId, method: method.toUpperCase(), path, effect } as const;
  const [content] = valuesOf(recordOf(operation["requestBody"])["content"]).map(recordOf);
  const bodies = content
    ? [
        content["example"],
        ...valuesOf(content["examples"]).map((example) => recordOf(example)["value"]),
      ].filter((body) => body !== undefined)
    : [undefined];
  return bodies.map((body) => ({ ...call, parameters, body }));
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
