import type { LoadedContract } from "../load";
import { type FoundOperation, findOperations, list, record, text } from "../operations";
import { type Change, textsOnly } from "./change";
import { operationChanges } from "./operation-changes";
import { type Side, sideOf } from "./side";
import { unchangedSchemas } from "./unchanged-schemas";

/** Everything that differs between two versions of one contract, in the order of the old one, additions last. */
export function compareContracts(old: LoadedContract, current: LoadedContract): Change[] {
  if (JSON.stringify(old.document) === JSON.stringify(current.document)) return [];
  const before = sideOf(old);
  const after = sideOf(current);
  const operations = byCall(after);
  const unchanged = unchangedSchemas(before, after);
  const changes: Change[] = documentChanges(before, after);
  for (const [call, one] of byCall(before)) {
    const other = operations.get(call);
    if (other) {
      const operation = nameOf(other);
      const found = operationChanges({ old: one, current: other, before, after, unchanged });
      changes.push(...found.map((change) => ({ ...change, operation })));
    } else changes.push(removedOperation(one, before, after));
  }
  const known = byCall(before);
  const ids = new Set([...known.values()].map(({ operation }) => operation["operationId"]));
  for (const [call, operation] of operations) {
    // A moved operation was reported at its old place.
    if (!known.has(call) && !ids.has(operation.operation["operationId"]))
      changes.push(addedOperation(operation, after));
  }
  return changes;
}

/** A contract that is new or gone as a whole. */
export function wholeContract(contract: LoadedContract, kind: "new" | "gone"): Change[] {
  const side = sideOf(contract);
  return findOperations(contract).map((operation) =>
    kind === "new" ? addedOperation(operation, side) : removedOperation(operation, side, null),
  );
}

function removedOperation(operation: FoundOperation, before: Side, after: Side | null): Change {
  const id = text(operation.operation["operationId"]);
  const moved =
    after &&
    findOperations(after.contract).find((other) => id !== "" && text(other.operation["operationId"]) === id);
  const call = callText(operation);
  return {
    severity: "breaking",
    operation: nameOf(operation),
    where: "",
    reason: moved
      ? `${call} became ${callText(moved)}; calls to the old address fail`
      : `${call} is gone; calls to it fail`,
    place: moved && after ? after.placeOf(moved.pointer) : before.placeOf(operation.pointer),
  };
}

function addedOperation(operation: FoundOperation, after: Side): Change {
  return {
    severity: "safe",
    operation: nameOf(operation),
    where: "",
    reason: `${callText(operation)} is new; nobody calls it yet`,
    place: after.placeOf(operation.pointer),
  };
}

/** Differences that concern all operations: envelope, hosts, texts. */
function documentChanges(before: Side, after: Side): Change[] {
  const components = [
    { keyword: "x-envelope", severity: "breaking", why: "callers read every answer by it" },
    { keyword: "servers", severity: "risky", why: "calls to the old address may fail" },
    { keyword: "info", severity: "safe", why: textsOnly },
  ] as const;
  return components.flatMap(({ keyword, severity, why }) => {
    const [one, other] = [before.contract.document[keyword], after.contract.document[keyword]];
    if (componentText(one) === componentText(other)) return [];
    const reason = `${keyword} ${one === undefined ? "is new" : other === undefined ? "is gone" : "changed"}; ${why}`;
    return [
      { severity, operation: "the whole contract", where: "", reason, place: after.placeOf(`/${keyword}`) },
    ];
  });
}

function componentText(component: unknown): string {
  const entries = Array.isArray(component)
    ? list(component).map((entry) => record(entry)["url"])
    : sorted(record(component));
  return JSON.stringify(component === undefined ? null : entries);
}

function sorted(component: Record<string, unknown>): [string, unknown][] {
  return Object.entries(component).sort(([one], [other]) => one.localeCompare(other));
}

/** Operations by what goes over the wire: the method and the path without the names in its braces. */
function byCall({ contract }: Side): Map<string, FoundOperation> {
  return new Map(
    findOperations(contract).map((operation) => [
      `${operation.method} ${operation.path.replace(/\{[^}]*\}/g, "{}")}`,
      operation,
    ]),
  );
}

function nameOf(operation: FoundOperation): string {
  return text(operation.operation["operationId"]) || callText(operation);
}

function callText({ method, path }: FoundOperation): string {
  return `${method.toUpperCase()} ${path}`;
}
