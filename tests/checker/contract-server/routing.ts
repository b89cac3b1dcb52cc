import type { Operation } from "./contract";

export interface Found {
  operation: Operation;
  path: Record<string, string>;
}

const matches = (template: string, path: string): Record<string, string> | undefined => {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
  const pattern = template.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "([^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) : undefined;
};

/** The operations whose path an address fits; literal segments win over templates. */
export function findRoutes(operations: readonly Operation[], address: string): Found[] {
  const weight = ({ operation }: Found): number => operation.template.split("{").length;
  return operations
    .flatMap((operation) => {
      const path = matches(operation.template, address);
      return path ? [{ operation, path }] : [];
    })
    .sort((a, b) => weight(a) - weight(b));
}
