import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isRead, type Operation, type Scheme } from "../../load/model";
import { mustBeDenied } from "./authentication";

/**
 * Credentials that resemble a valid one are refused: with a letter more or less, in another case, or a token under another
 * scheme.
 *
 * Standard: RFC 9110 §15.5.2 (401); RFC 6750 §2.1.
 * Reports: `access`. Severity: error.
 */
export function similarCredentials(checker: Checker): Scenario[] {
  const { operations, selected, bases, users } = checker;
  const seen = new Set<string>();
  return operations.flatMap((operation) => {
    const requirement = operation.security.find(
      (all) => all.length > 0 && all.every(({ name }) => users[0]?.schemes.has(name)),
    );
    const isUsable =
      selected.has(operation) && isRead(operation) && bases.get(operation)?.isAccepted && requirement;
    if (!isUsable || operation.security.some((all) => all.length === 0)) return [];
    return requirement
      .filter(({ name, kind }) => kind !== "basic" && !seen.has(name) && seen.add(name))
      .map((scheme) => ({
        name: `similar ${scheme.name} ${operation.id}`,
        operation,
        run: async (trial) => {
          const own = new Map(requirement.map((one) => [one, users[0]?.schemes.get(one.name) ?? ""]));
          for (const [what, value] of similarTo(own.get(scheme) ?? "")) {
            if (!checker.secrets.some(([secret]) => secret === value)) checker.secrets.push([value, "***"]);
            const credentials = new Map<Scheme, string>([...own, [scheme, value]]);
            if (
              !(await mustBeDenied(
                trial,
                operation,
                credentials,
                `${what} ${scheme.name}`,
                `${what} ${scheme.name}`,
              ))
            )
              return;
          }
          if (scheme.kind === "bearer") await underOtherScheme(trial, operation, own, scheme);
        },
      }));
  });
}

/** "Bearer" is part of the credential: the token under another scheme is none (RFC 6750 §2.1). */
async function underOtherScheme(
  trial: Trial,
  operation: Operation,
  own: ReadonlyMap<Scheme, string>,
  scheme: Scheme,
): Promise<void> {
  const token = (own.get(scheme) ?? "").replace(/^bearer /i, "");
  const value = `Basic ${token}`;
  const { secrets } = trial.checker;
  if (token === "") return;
  if (!secrets.some(([secret]) => secret === value)) secrets.push([value, "***"]);
  const plain: Scheme = { ...scheme, kind: "header" };
  const credentials = new Map<Scheme, string>([...own].filter(([one]) => one !== scheme));
  credentials.set(plain, value);
  await mustBeDenied(
    trial,
    operation,
    credentials,
    "the token with the scheme Basic",
    `scheme ${scheme.name}`,
  );
}

/** Values that only a careless comparison takes for the credential. */
export function similarTo(value: string): [what: string, value: string][] {
  if (value.length < 8) return [];
  // The same UUID in another case is the same one (RFC 9562 §4).
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
  const swapped = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  const found: [string, string][] = [
    ["a longer", `${value}0`],
    ["a shorter", value.slice(0, -1)],
    ...(isUuid ? [] : [["another case of a", swapped] satisfies [string, string]]),
  ];
  return found.filter(([, one]) => one !== value);
}
