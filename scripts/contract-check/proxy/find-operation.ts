import type { Contract, Operation } from "../load/model";

export interface Match {
  operation: Operation;
  /** Path parameters as they stand in the address. */
  values: Map<string, string>;
}

/** The operation of a request; literal path segments win over templates. */
export function findOperation(
  contracts: readonly Contract[],
  method: string,
  path: string,
): Match | undefined {
  let best: Match | undefined;
  for (const contract of contracts)
    for (const operation of contract.operations) {
      if (operation.method !== method.toLowerCase()) continue;
      const values = matchPath(contract.basePath + operation.address, path);
      if (values && (!best || values.size < best.values.size)) best = { operation, values };
    }
  return best;
}

function matchPath(template: string, path: string): Map<string, string> | undefined {
  const templateSegments = template.split("/");
  const steps = path.split("/");
  if (templateSegments.length !== steps.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, want] of templateSegments.entries()) {
    const step = steps[index] ?? "";
    const name = /^\{([^}]+)\}$/.exec(want)?.[1];
    if (name === undefined && want !== step) return undefined;
    if (name !== undefined && step === "") return undefined;
    if (name !== undefined) values.set(name, decode(step));
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
