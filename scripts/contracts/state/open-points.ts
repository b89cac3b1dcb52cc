import { resolvePointer } from "../../lib/json-pointer";
import { sideOf } from "../diff/side";
import type { GroupContract } from "../groups";
import type { LoadedContract } from "../load";
import { type FoundOperation, findOperations, record, text } from "../operations";

/** Something that waits for the back-end team's word, once, however many operations use it. */
export interface OpenPoint {
  /** `contracts/mall.yaml:178` */
  readonly place: string;
  /** What is proposed: "createOrder", "page (query)", "Order.origin". */
  readonly subject: string;
  /** What the contract states about it, or about what holds it. */
  readonly reason: string;
  readonly group: string;
  readonly operationIds: readonly string[];
}

/** Every point of the contracts that is marked `x-proposed`, in the order it is written. */
export function openPoints(contracts: readonly GroupContract[]): OpenPoint[] {
  const points = new Map<string, OpenPoint>();
  for (const { group, contract } of contracts) {
    const operations = findOperations(contract);
    const users = schemaUsers(contract, operations);
    const side = sideOf(contract);
    for (const pointer of proposedPointers(contract)) {
      const place = side.placeOf(`${pointer}/x-proposed`);
      const operation = operations.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
      const subject = subjectOf(pointer, contract, operation);
      const used = operation ? [operation] : (users.get(schemaOf(pointer)) ?? []);
      const key = `${place} ${subject}`;
      const known = points.get(key);
      points.set(key, {
        place,
        subject,
        group: known?.group ?? group,
        reason: known?.reason ?? reasonOf(pointer, contract, used),
        operationIds: [...new Set([...(known?.operationIds ?? []), ...used.map(idOf)])],
      });
    }
  }
  return [...points.values()];
}

/** Parts that operations use stand in these; those of `components` beside the schemas are copies. */
function proposedPointers(contract: LoadedContract): string[] {
  const ending = "/x-proposed";
  return contract.lines.keys().flatMap((pointer) => {
    if (!pointer.endsWith(ending)) return [];
    const owner = pointer.slice(0, -ending.length);
    if (owner.startsWith("/components/") && !owner.startsWith("/components/schemas/")) return [];
    return valueAt(contract, pointer) === true ? [owner] : [];
  });
}

/** "Order.origin" of `/components/schemas/Order/properties/origin`, "page (query)" of a parameter. */
function subjectOf(pointer: string, contract: LoadedContract, operation: FoundOperation | undefined): string {
  const value = record(valueAt(contract, pointer));
  if (!operation) return [schemaOf(pointer), ...propertiesIn(pointer)].join(".");
  const rest = pointer.slice(operation.pointer.length);
  if (/^\/parameters\/\d+$/.test(rest)) return `${text(value["name"])} (${text(value["in"])})`;
  const [, part = "", status = ""] = rest.split("/");
  const at = part === "requestBody" ? ["body"] : part === "responses" ? [status] : [];
  return [idOf(operation), ...at, ...propertiesIn(rest)].join(".");
}

/** Names of the properties that a pointer passes, also those that are called like a keyword. */
function propertiesIn(pointer: string): string[] {
  const steps = pointer.split("/");
  const names: string[] = [];
  for (let at = 0; at < steps.length; at++) {
    if (steps[at] !== "properties") continue;
    at += 1;
    names.push(steps[at] ?? "");
  }
  return names;
}

/** Its description, or that of what holds it, or the summary of the first operation that uses it. */
function reasonOf(pointer: string, contract: LoadedContract, used: readonly FoundOperation[]): string {
  for (let at = pointer; at.split("/").length > 3; at = at.slice(0, at.lastIndexOf("/"))) {
    const description = text(record(valueAt(contract, at))["description"]);
    if (description !== "") return description;
  }
  return text(used[0]?.operation["summary"]);
}

/** Schema → the operations that lead to it, by whatever number of references. */
function schemaUsers(
  contract: LoadedContract,
  operations: readonly FoundOperation[],
): Map<string, FoundOperation[]> {
  const schemas = record(record(contract.document["components"])["schemas"]);
  const users = new Map<string, FoundOperation[]>();
  for (const found of operations) {
    const reached = new Set<string>();
    reach(found.operation, schemas, reached);
    for (const name of reached) users.set(name, [...(users.get(name) ?? []), found]);
  }
  return users;
}

function reach(value: unknown, schemas: Record<string, unknown>, reached: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) reach(item, schemas, reached);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "examples") continue;
    const name = key === "$ref" && typeof inner === "string" ? schemaOf(inner.slice(1)) : "";
    if (name === "") reach(inner, schemas, reached);
    else if (!reached.has(name)) {
      reached.add(name);
      reach(schemas[name], schemas, reached);
    }
  }
}

/** Name of the schema of a pointer below `/components/schemas`; empty for any other. */
function schemaOf(pointer: string): string {
  return /^\/components\/schemas\/([^/]+)/.exec(pointer)?.[1] ?? "";
}

function valueAt(contract: LoadedContract, pointer: string): unknown {
  return resolvePointer(contract.document, pointer);
}

function idOf({ operation }: FoundOperation): string {
  return text(operation["operationId"]);
}
