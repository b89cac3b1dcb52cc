import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * The contracts of two folders that are the same to the byte, with every file they refer to: nothing can differ in
 * them, and reading them is what takes long. Empty where one of the two is no folder.
 */
export function unchangedContracts(old: string, current: string): ReadonlySet<string> {
  if (!isFolder(old) || !isFolder(current)) return new Set();
  const names = readdirSync(current).filter((name) => isFile(join(current, name)));
  return new Set(names.filter((name) => isSame(join(old, name), join(current, name), new Set())));
}

function isSame(old: string, current: string, compared: Set<string>): boolean {
  if (compared.has(current)) return true;
  compared.add(current);
  if (!isFile(old) || !isFile(current)) return false;
  const text = readFileSync(current, "utf8");
  if (readFileSync(old, "utf8") !== text) return false;
  // More than real references may match, such as one in an example: that only compares a file more.
  const referred = [...text.matchAll(/\$ref"?\s*:\s*["']?([^#"'\s]+)#/g)].map(([, file = ""]) => file);
  return [...new Set(referred)].every((file) => {
    const target = resolve(dirname(current), file);
    return isSame(resolve(dirname(old), relative(dirname(current), target)), target, compared);
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
