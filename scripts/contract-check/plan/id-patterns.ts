import { shapeOf } from "../schema/shape";
import { toExpression } from "../schema/strings";
import { pathSlots } from "./paths";
import type { Resource, Resources } from "./resource";

const known = new WeakMap<Resources, ReadonlyMap<string, Resource | null>>();

/** The resource whose ids have one of these patterns and no other resource's do. */
export function resourceByIdPattern(resources: Resources, patterns: readonly string[]): Resource | undefined {
  const byPattern = known.get(resources) ?? collectPatterns(resources);
  known.set(resources, byPattern);
  for (const pattern of patterns) {
    const found = byPattern.get(pattern);
    if (found) return found;
  }
  return undefined;
}

/** Resources by the pattern of their ids in paths; null where several share it. */
function collectPatterns({ all }: Resources): ReadonlyMap<string, Resource | null> {
  const found = new Map<string, Resource | null>();
  for (const resource of all.values()) {
    for (const pattern of idPatternsOf(resource).filter(hasPrefix)) {
      const before = found.get(pattern);
      found.set(pattern, before === undefined || before === resource ? resource : null);
    }
  }
  return found;
}

function idPatternsOf({ key, read, update, replace, remove, actions }: Resource): string[] {
  return [read, update, replace, remove, ...actions].flatMap((operation) => {
    if (!operation) return [];
    const slots = pathSlots(operation.path);
    return operation.parameters
      .filter((parameter) => parameter.in === "path" && slots.get(parameter.name) === key)
      .flatMap(({ schema }) => shapeOf(operation.contract.documents, schema).patterns);
  });
}

/**
 * Whether a value may be an id of a resource by the form that its paths state: a job's `job_8f3k` is no statement, where
 * statements have ids of the form `^stm_`. Forms without a prefix of their own tell nothing.
 */
export function mayBeIdOf(resource: Resource, value: unknown): boolean {
  const patterns = idPatternsOf(resource).filter(hasPrefix);
  return patterns.length === 0 || patterns.some((pattern) => toExpression(pattern).test(String(value)));
}

/** `^adr_[0-9]{6}$` begins with letters of its own; six digits may be anything. */
const hasPrefix = (pattern: string): boolean => /^\^[A-Za-z]{2,}[-_.:]?(?![*+?{|])/.test(pattern);
