import type { Operation } from "./contract";

export interface RouteMatch {
  operation: Operation;
  path: Record<string, string>;
}

interface Template {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

/** Every request compares its path with every template. */
const templates = new Map<string, Template>();

function readTemplate(template: string): Template {
  const known = templates.get(template);
  if (known) return known;
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
  const pattern = template.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "([^/]+)");
  const read = { names, pattern: new RegExp(`^${pattern}$`) };
  templates.set(template, read);
  return read;
}

const matches = (template: string, path: string): Record<string, string> | undefined => {
  const { names, pattern } = readTemplate(template);
  const found = pattern.exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) : undefined;
};

/** The operations that match a path; literal segments precede templates. */
export function findRoutes(operations: readonly Operation[], address: string): RouteMatch[] {
  const weight = ({ operation }: RouteMatch): number => operation.template.split("{").length;
  return operations
    .flatMap((operation) => {
      const path = matches(operation.template, address);
      return path ? [{ operation, path }] : [];
    })
    .sort((a, b) => weight(a) - weight(b));
}
