/**
 * Lays an override over a default. What does not fit leaves the default in place and adds one sentence to
 * `problems`, beginning with `where`, the dotted name of the setting.
 */
export type Check<T> = (override: unknown, fallback: T, where: string, problems: string[]) => T;

/** A single value: `must` completes the sentence "<name> must be …". */
export function value<T>(must: string, accepts: (candidate: unknown) => candidate is T): Check<T> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (accepts(override)) return override;
    problems.push(`${where} must be ${must}, got ${describe(override)}`);
    return fallback;
  };
}

/** A list of values, replaced as a whole. */
export function list<T>(must: string, accepts: (candidate: unknown) => candidate is T): Check<readonly T[]> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (!Array.isArray(override)) {
      problems.push(`${where} must be a list, got ${describe(override)}`);
      return fallback;
    }
    const candidates: readonly unknown[] = override;
    for (const [index, candidate] of candidates.entries()) {
      if (!accepts(candidate))
        problems.push(`${where}[${index}] must be ${must}, got ${describe(candidate)}`);
    }
    return candidates.every(accepts) ? candidates : fallback;
  };
}

/** Settings under one name: each is checked by its own entry, a name without an entry is a problem. */
export function group<T extends object>(checks: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (!isRecord(override)) {
      problems.push(`${where || "the whole file"} must be an object in braces, got ${describe(override)}`);
      return fallback;
    }
    const known = Object.keys(checks);
    for (const name of Object.keys(override)) {
      if (known.includes(name)) continue;
      problems.push(`${join(where, name)} is not a setting; remove it or use one of ${known.join(", ")}`);
    }
    const result = { ...fallback };
    for (const name in checks) {
      result[name] = checks[name](override[name], fallback[name], join(where, name), problems);
    }
    return result;
  };
}

function isRecord(candidate: unknown): candidate is Record<string, unknown> {
  return typeof candidate === "object" && candidate !== null && !Array.isArray(candidate);
}

function join(where: string, name: string): string {
  const displayed = /^[\w-]+$/.test(name) ? name : quote(name);
  return where === "" ? displayed : `${where}.${displayed}`;
}

function describe(candidate: unknown): string {
  if (typeof candidate === "string") return quote(candidate);
  if (Array.isArray(candidate)) return "a list";
  if (typeof candidate === "object" && candidate !== null) return "an object";
  return String(candidate);
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
