import leven from "leven";
import { Misuse } from "../../lib/command-line";

/** An operation as rules name it. */
export interface NamedOperation {
  readonly operationId: string;
  readonly group: string;
}

/**
 * The operations that lists such as `account,mall.createOrder,!logToSink` make live. Later entries win; a list that
 * begins with `!` takes away from all of them.
 * @param where what the lists are called in the sentence about a wrong entry
 * @throws Misuse for an entry that names nothing
 */
export function readLiveRules(
  lists: readonly string[],
  operations: readonly NamedOperation[],
  where: string,
): ReadonlySet<string> {
  const entries = lists.flatMap((list) => list.split(",")).map((entry) => entry.trim());
  const rules = entries.filter((entry) => entry !== "");
  const isExcluding = rules[0]?.startsWith("!") ?? false;
  const live = new Set(isExcluding ? operations.map(({ operationId }) => operationId) : []);
  for (const rule of rules) {
    const isNot = rule.startsWith("!");
    for (const operationId of operationsNamed(isNot ? rule.slice(1) : rule, operations, where)) {
      if (isNot) live.delete(operationId);
      else live.add(operationId);
    }
  }
  return live;
}

/** The operations of one entry: all of them, none, a group's, or a single one with or without its group. */
export function operationsNamed(
  name: string,
  operations: readonly NamedOperation[],
  where: string,
): readonly string[] {
  if (name === "none") return [];
  const found = operations.filter(
    ({ operationId, group }) =>
      name === "all" || name === group || name === operationId || name === `${group}.${operationId}`,
  );
  if (found.length > 0) return found.map(({ operationId }) => operationId);
  throw new Misuse(`${where}: "${name}" is neither a group nor an operation; ${hint(name, operations)}.`);
}

function hint(name: string, operations: readonly NamedOperation[]): string {
  const groups = [...new Set(operations.map(({ group }) => group))];
  const id = name.slice(name.lastIndexOf(".") + 1);
  const own = operations.find(({ operationId }) => operationId === id);
  if (own) return `${id} is an operation of ${own.group}`;
  const known = [...groups, ...operations.map(({ operationId }) => operationId)];
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: leven(candidate.toLowerCase(), id.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance);
  const isNear = nearest !== undefined && nearest.distance <= Math.max(2, id.length / 3);
  return isNear ? `the nearest is ${nearest.candidate}` : `the groups are ${groups.join(", ")}`;
}
