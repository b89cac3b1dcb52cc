import type { Contract, Link, Operation } from "../load/model";
import { isRead } from "../load/model";
import { kindOfVerb, referredNoun, verbAndNoun, wordsOf } from "./nouns";
import type { Kind, Resource, Role } from "./resource";

/** Resources and roles found so far. */
export interface RolePlan {
  all: Map<string, Resource>;
  roles: Map<Operation, Role>;
  resource(key: string, noun: string): Resource;
  assign(operation: Operation, target: Resource, kind: Kind): void;
}

/**
 * Roles from `links`, where neither path nor name shows it: `reserveLocker`, whose response holds the id that
 * `showReservation` and `releaseLocker` take, creates a reservation.
 */
export function assignLinked(contracts: readonly Contract[], plan: RolePlan): void {
  const operations = new Map(contracts.flatMap((one) => one.operations.map((each) => [each.id, each])));
  for (const link of contracts.flatMap(({ links }) => links)) {
    const [from, to] = [operations.get(link.from), operations.get(link.to)];
    const noun = nounOf(link);
    if (!from || !to || from === to || noun === undefined || from.method !== "post") continue;
    if (opensSession(from)) continue;
    const created = createdResource(from, to, noun, plan);
    if (!created) continue;
    if (!plan.roles.has(from)) plan.assign(from, created, "create");
    if (!plan.roles.has(to)) plan.assign(to, created, kindOf(to));
  }
}

/** Signing in returns a user but creates none. */
function opensSession({ name }: Operation): boolean {
  return /^(log|sign)(in|on)|^(authenticate|refresh)/.test(wordsOf(name).join(""));
}

/** The noun of the resource that the linked id identifies. */
function nounOf({ parameters, status }: Link): string | undefined {
  if (!/^2/.test(status)) return undefined;
  const names = Object.entries(parameters).filter(([, expression]) =>
    expression.startsWith("$response.body#"),
  );
  return names.map(([name]) => referredNoun(name.replace(/^body#\//, ""))).find((noun) => noun !== undefined);
}

function createdResource(from: Operation, to: Operation, noun: string, plan: RolePlan): Resource | undefined {
  const role = plan.roles.get(from);
  if (role) return role.kind === "create" ? role.resource : undefined;
  const known = plan.roles.get(to)?.resource ?? [...plan.all.values()].find((one) => one.noun === noun);
  if (known && (known.isSingle || known.create)) return undefined;
  return known ?? plan.resource(`noun:${noun}`, noun);
}

function kindOf(operation: Operation): Kind {
  if (isRead(operation)) return "read";
  const kind = kindOfVerb(verbAndNoun(operation.name).verb);
  return kind === "replace" || kind === "update" || kind === "remove" ? kind : "action";
}
