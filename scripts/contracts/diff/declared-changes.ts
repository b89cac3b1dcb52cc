import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { list, record } from "../operations";
import type { Change } from "./change";

/** A breaking change that is meant, with the reason. */
export interface DeclaredChange {
  /** The version it is compared with. */
  readonly since: string;
  readonly operation: string;
  /** Part of the line that names the change. */
  readonly change: string;
  readonly reason: string;
}

/** From the project's root; in a folder of its own, as every file beside the contracts is a contract. */
export const declaredFile = "contracts/changes/breaking.yaml";

/** A file of declared changes that cannot be used, in one sentence. */
export class DeclarationProblem extends Error {}

/**
 * What the project declares; nothing without the file.
 * @throws DeclarationProblem for an entry that lacks a part
 */
export function readDeclared(root: string): DeclaredChange[] {
  const path = join(root, declaredFile);
  if (!existsSync(path)) return [];
  return list(parseFile(path)).map((entry, index) => {
    const textOf = (name: string): string => {
      const value = record(entry)[name];
      if (typeof value === "string" && value.trim() !== "") return value.trim();
      throw new DeclarationProblem(`${declaredFile}: entry ${index + 1} has no ${name}.`);
    };
    return {
      since: textOf("since"),
      operation: textOf("operation"),
      change: textOf("change"),
      reason: textOf("reason"),
    };
  });
}

function parseFile(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new DeclarationProblem(`${declaredFile} cannot be read: ${reason.replace(/:$/, "")}.`);
  }
}

/** What is left to object to: breaking changes without a declaration, and declarations without a change. */
export interface Undeclared {
  readonly changes: readonly Change[];
  readonly unused: readonly DeclaredChange[];
}

/** Compares the breaking changes since a version with what is declared for it. */
export function undeclared(
  changes: readonly Change[],
  declared: readonly DeclaredChange[],
  since: string,
): Undeclared {
  const breaking = changes.filter(({ severity }) => severity === "breaking");
  const meant = declared.filter((entry) => entry.since === since);
  const covers = (entry: DeclaredChange, { operation, where, reason }: Change) =>
    entry.operation === operation && `${where}: ${reason}`.includes(entry.change);
  return {
    changes: breaking.filter((change) => !meant.some((entry) => covers(entry, change))),
    unused: declared.filter(
      (entry) => entry.since !== since || !breaking.some((change) => covers(entry, change)),
    ),
  };
}
