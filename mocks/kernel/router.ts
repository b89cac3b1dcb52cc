import type { Method } from "./contract-model";

/** An operation as the router needs it. */
export interface Routable {
  readonly method: Method;
  readonly path: string;
}

export type Match<Operation extends Routable> =
  | { kind: "found"; operation: Operation; path: Record<string, string> }
  /** The path is known, but not with this method. */
  | { kind: "method"; allowed: readonly Method[] }
  | { kind: "unknown" };

interface Node<Operation> {
  readonly literals: Map<string, Node<Operation>>;
  template: Node<Operation> | null;
  readonly operations: Map<string, { operation: Operation; names: readonly string[] }>;
}

/**
 * Finds the operation of a method and a path by walking the path's segments, so that the time depends on the length
 * of the path and not on the number of operations. Literal segments win over templates. Throws when two operations
 * claim one method and path, or a template is only part of a segment.
 */
export function createRouter<Operation extends Routable>(
  operations: readonly Operation[],
): (method: string, path: string) => Match<Operation> {
  const root = newNode<Operation>();
  for (const operation of operations) add(root, operation);
  return (method, path) => {
    const found: Found<Operation>[] = [];
    const segments = path.slice(1).split("/");
    const hit = find(root, segments, 0, method, [], found);
    if (hit) {
      const parameters: Record<string, string> = {};
      for (const [index, name] of hit.names.entries()) parameters[name] = hit.values[index] ?? "";
      return { kind: "found", operation: hit.operation, path: parameters };
    }
    if (found.length === 0) return { kind: "unknown" };
    return { kind: "method", allowed: [...new Set(found.map(({ operation }) => operation.method))].sort() };
  };
}

interface Found<Operation> {
  operation: Operation;
  names: readonly string[];
  values: readonly string[];
}

function find<Operation extends Routable>(
  node: Node<Operation>,
  segments: readonly string[],
  depth: number,
  method: string,
  values: string[],
  others: Found<Operation>[],
): Found<Operation> | null {
  const segment = segments[depth];
  if (segment === undefined) {
    const entry = node.operations.get(method);
    if (entry) return { ...entry, values: [...values] };
    for (const other of node.operations.values()) others.push({ ...other, values: [] });
    return null;
  }
  const text = decode(segment);
  const literal = node.literals.get(text);
  const hit = literal && find(literal, segments, depth + 1, method, values, others);
  if (hit) return hit;
  if (!node.template || text === "") return null;
  values.push(text);
  const templated = find(node.template, segments, depth + 1, method, values, others);
  values.pop();
  return templated;
}

function add<Operation extends Routable>(root: Node<Operation>, operation: Operation): void {
  const names: string[] = [];
  let node = root;
  for (const segment of operation.path.slice(1).split("/")) {
    const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    if (name === undefined && /[{}]/.test(segment)) {
      throw new Error(`${operation.path}: a template is a whole segment of the path.`);
    }
    if (name === undefined) {
      const next = node.literals.get(segment) ?? newNode<Operation>();
      node.literals.set(segment, next);
      node = next;
    } else {
      names.push(name);
      node.template ??= newNode<Operation>();
      node = node.template;
    }
  }
  const existing = node.operations.get(operation.method);
  if (existing) {
    throw new Error(
      `${operation.method} ${operation.path} and ${operation.method} ${existing.operation.path} are one address.`,
    );
  }
  node.operations.set(operation.method, { operation, names });
}

function newNode<Operation>(): Node<Operation> {
  return { literals: new Map(), template: null, operations: new Map() };
}

/** Percent decoding; text that is not well encoded stays as it came. */
function decode(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
