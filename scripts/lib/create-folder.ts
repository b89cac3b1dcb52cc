import { mkdirSync } from "node:fs";
import { Misuse } from "./command-line";

/**
 * Creates the folder that an option names, and those above it.
 * @throws Misuse where it is no folder that can be written
 */
export function createFolder(folder: string, option: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error instanceof Error && "code" in error ? error : { code: "unknown" };
    throw new Misuse(`${option} must be a folder that can be written, and "${folder}" is none (${code}).`);
  }
}
