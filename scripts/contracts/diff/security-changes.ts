import type { FoundOperation } from "../operations";
import { list, record, text } from "../operations";
import { changeOf, type OperationChange, type OperationPair } from "./component-changes";
import type { Side } from "./side";

/** Who may call: ways to prove it that are new or gone. Schemes count by what is sent, not by their names. */
export function securityChanges(pair: OperationPair): OperationChange[] {
  const before = schemesIn(pair.old, pair.before);
  const after = schemesIn(pair.current, pair.after);
  const [wasOpen, isOpen] = [before.has(noSchemes), after.has(noSchemes)];
  const place = pair.after.placeOf(`${pair.current.pointer}/security`);
  if (wasOpen && !isOpen) {
    const why = ["breaking", "calls without it are refused"] as const;
    return [changeOf("access", `needs ${[...after].join(" or ")}`, why, place)];
  }
  if (!wasOpen && isOpen) {
    const why = ["risky", "anybody may call it; make sure that is meant"] as const;
    return [changeOf("access", `no longer needs ${[...before].join(" or ")}`, why, place)];
  }
  return [
    ...[...before]
      .filter((scheme) => !after.has(scheme))
      .map((scheme) =>
        changeOf("access", `by ${scheme} is gone`, ["breaking", "calls that use it are refused"], place),
      ),
    ...[...after]
      .filter((scheme) => !before.has(scheme))
      .map((scheme) =>
        changeOf("access", `by ${scheme} is new`, ["safe", "the earlier ways still work"], place),
      ),
  ];
}

const noSchemes = "nothing";

/** The security requirements of an operation as a text; "nothing" for public ones. */
export function schemesIn({ operation }: FoundOperation, { contract }: Side): Set<string> {
  const schemes = record(record(contract.document["components"])["securitySchemes"]);
  const declared = operation["security"] ?? contract.document["security"] ?? [];
  const found = list(declared).map((scheme) =>
    Object.entries(record(scheme))
      .map(([name, scopes]) => [schemeText(record(schemes[name])), ...list(scopes)].join(" "))
      .sort()
      .join(" and "),
  );
  return new Set(found.length === 0 ? [noSchemes] : found.map((scheme) => scheme || noSchemes));
}

/** What a caller sends: `header kd-token`, `cookie session`, `http bearer`. */
function schemeText(scheme: Record<string, unknown>): string {
  const type = text(scheme["type"]);
  if (type === "apiKey") return `${text(scheme["in"])} ${text(scheme["name"])}`;
  return [type, text(scheme["scheme"]), text(scheme["openIdConnectUrl"])].filter(Boolean).join(" ");
}
