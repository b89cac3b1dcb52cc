import type { SettingProblem } from "./settings-problem";

/** Lays an override over a default. What does not fit leaves the default in place and is added to `problems`. */
export type Check<T> = (override: unknown, fallback: T, where: string, problems: SettingProblem[]) => T;

/** A single value of a kind. */
export function value<T>(accepts: (candidate: unknown) => candidate is T): Check<T> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (accepts(override)) return override;
    problems.push({ where, found: override });
    return fallback;
  };
}

/** A list of values, replaced as a whole. */
export function list<T>(accepts: (candidate: unknown) => candidate is T): Check<readonly T[]> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (!Array.isArray(override)) {
      problems.push({ where, found: override });
      return fallback;
    }
    const candidates: readonly unknown[] = override;
    for (const [index, candidate] of candidates.entries())
      if (!accepts(candidate)) problems.push({ where: `${where}[${index}]`, found: candidate });
    return candidates.every(accepts) ? candidates : fallback;
  };
}

/** Settings under one name: each is checked by its own entry, a name without an entry is a problem. */
export function group<T extends object>(checks: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  return (override, fallback, where, problems) => {
    if (override === undefined) return fallback;
    if (!isRecord(override)) {
      problems.push({ where, found: override });
      return fallback;
    }
    const known = Object.keys(checks);
    for (const name of Object.keys(override))
      if (!known.includes(name)) problems.push({ where: join(where, name), known, found: override[name] });
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
  const shown = /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
  return where === "" ? shown : `${where}.${shown}`;
}
