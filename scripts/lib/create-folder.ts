import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Misuse } from "./command-line";

/**
 * Creates the folder that an option names, and those above it.
 * @throws Misuse where it is no folder that can be written
 */
export function createFolder(folder: string, option: string): void {
  try {
    createWithParents(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error instanceof Error && "code" in error ? error : { code: "unknown" };
    throw new Misuse(`${option} must be a folder that can be written, and "${folder}" is none (${code}).`);
  }
}

/** Node's own way, `recursive`, never returns below /proc, which refuses a folder as if the one above were missing. */
export function createWithParents(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) createWithParents(parent);
  mkdirSync(folder);
}
