import { escapePointer } from "../lib/json-pointer";
import type { LoadedContract } from "./load";

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];

/** An operation with its pointer in the joined document. */
export interface FoundOperation {
  path: string;
  method: Method;
  pointer: string;
  operation: Record<string, unknown>;
}

/** Every operation of a contract, in the order it is written. */
export function findOperations(contract: LoadedContract): FoundOperation[] {
  const paths = record(contract.document["paths"]);
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = record(item)[method];
      if (operation === undefined) return [];
      return [
        { path, method, pointer: `/paths/${escapePointer(path)}/${method}`, operation: record(operation) },
      ];
    }),
  );
}

/** The value as a mapping; an empty one when it is something else. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The value as a list; an empty one when it is something else. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; empty when it is something else. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
