import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import { type Trial, TrialEnded } from "../../engine/trial";
import { excludedRoles } from "../../load/excluded-roles";
import { grantNames, type Requirement, requirementOf, statedGrants } from "../../load/grants";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { describesCurrentUser } from "../ownership/current-user";
import { withNewNames } from "../shared/distinct-names";
import { discard, isConsuming, type PreparedCall } from "../shared/prepared-call";
import { type Observation, violations } from "./grant-votes";

/**
 * Operations that need a role or scope are refused to a user without it, and open to one with it. What a user has is
 * stated in the credentials, shown by an answer about the user, or follows from how most operations answer.
 *
 * Standard: OpenAPI security requirements with scopes; the operation's description; RFC 9110 §15.5.4 (403).
 * Reports: `access`. Severity: error.
 */
export function grantScenarios(checker: Checker): Scenario[] {
  const operations = checker.operations.filter(
    (one) => checker.selected.has(one) && one.security.length > 0 && needsOf(checker, one) !== undefined,
  );
  const [first] = operations;
  if (!first || checker.options.isReadOnly) return [];
  return checker.users.flatMap((user, index) =>
    index === 0 && checker.callers.size === 0
      ? []
      : [
          {
            name: `grants ${user.name}`,
            operation: first,
            run: (trial) => tryAll(trial, operations, index),
          },
        ],
  );
}

async function tryAll(trial: Trial, operations: readonly Operation[], userIndex: number): Promise<void> {
  const { checker } = trial;
  const seen: (Observation & { exchange: Exchange })[] = [];
  for (const operation of operations) {
    const needs = needsOf(checker, operation);
    if (!needs || !checker.bases.get(operation)?.isAccepted) continue;
    const { requirement, isWhole } = needs;
    const grants = checker.users[userIndex]?.grants ?? [];
    // More is asked of those whom the text leaves it to: what it does not say of them proves nothing.
    if (!isWhole && (grants.length === 0 || requirement.flat().some((one) => grants.includes(one)))) continue;
    const exchange = await callAs(trial, operation, userIndex);
    const isRefused = exchange?.code === 403 && !isForOneself(operation.text);
    const isOpen = exchange?.ok ? true : isRefused ? false : undefined;
    if (exchange && isOpen !== undefined) seen.push({ operation, requirement, isOpen, exchange });
  }
  const user = checker.users[userIndex];
  // A user whom nothing but instances of others refuses lacks no grant, unless the credentials name all that user has.
  const isLimited =
    user?.grants !== undefined ||
    seen.some(({ operation, isOpen }) => !isOpen && !operation.path.includes("{"));
  const certain = seen.filter(
    ({ operation, isOpen }) => isOpen || isLimited || !operation.path.includes("{"),
  );
  const stated = await statedOf(trial, userIndex);
  for (const { operation, isOpen, grants } of violations(certain, stated)) {
    const exchange = seen.find((one) => one.operation === operation)?.exchange;
    if (!exchange || !trial.isSound(exchange)) continue;
    trial.report("access", operation, exchange, {
      expected: isOpen
        ? `403 for ${user?.name}, who has no ${grants.join(" or ")}`
        : `success for ${user?.name}, who has ${grants.join(" or ")}`,
      cause: isOpen ? "grant" : "granted",
    });
  }
}

/**
 * Sends a call; where what is new is not in the state for it, or not to be seen, the call that the first user found to be
 * accepted.
 */
async function sendAs(trial: Trial, call: PreparedCall, userIndex: number): Promise<Exchange> {
  const { operation } = call;
  const options = { userIndex, isExactUser: true };
  const exchange = await trial.send(call, options);
  if (![404, 409, 412].includes(exchange.code) || !operation.path.includes("{")) return exchange;
  const again = await trial.send(
    exchange.code === 412
      ? await versionFor(trial, operation, userIndex)
      : await prepareCall(trial, operation),
    options,
  );
  const base = trial.checker.bases.get(operation);
  if (again.ok || again.code === 403 || !base) return again;
  return await trial.send({ ...call, parameters: new Map(base.parameters) }, options);
}

/** A call on a new instance with the version that the user is shown: it may differ from that of the first user. */
async function versionFor(trial: Trial, operation: Operation, userIndex: number): Promise<PreparedCall> {
  const resource = trial.checker.resources.roles.get(operation)?.resource;
  const instance = resource?.create && (await createInstance(trial, resource, { isFresh: true }));
  return await prepareCall(trial, operation, instance ? { instance, userIndex } : {});
}

interface Needs {
  requirement: Requirement;
  /** Whether who has it may do it; else the text asks more of them. */
  isWhole: boolean;
}

/** What the contract asks of a caller: all of it, or that the caller has one of some roles at least. */
function needsOf({ users }: Checker, operation: Operation): Needs | undefined {
  const requirement = requirementOf(operation);
  if (requirement) return { requirement, isWhole: true };
  const roles = [...new Set(users.flatMap(({ grants = [] }) => [...grants]))];
  const excluded = excludedRoles(operation, roles);
  if (excluded.length === 0) return undefined;
  return { requirement: roles.filter((one) => !excluded.includes(one)).map((one) => [one]), isWhole: false };
}

/**
 * "A student registers only himself (another `studentId`: 403)", "their own branch only": whoever may call it is refused what
 * it is sent here.
 */
export const isForOneself = (text: string): boolean =>
  /\bonly\b[^.;:]*\b(himself|herself|themsel(f|ves)|oneself|(his|her|their) own)\b|\bown \w+ (only|alone)\b/i.test(
    text,
  );

/** A call that is valid but for what the user may do: on an instance of the first user, or on one made for it. */
async function callAs(trial: Trial, operation: Operation, userIndex: number): Promise<Exchange | undefined> {
  const { resources } = trial.checker;
  try {
    const before = trial.created.length;
    const call = await prepareCall(trial, operation, { isFresh: isConsuming(trial, operation) });
    const role = resources.roles.get(operation);
    const first = await sendAs(trial, call, userIndex);
    // A name that is taken says nothing of who may give one.
    const isTaken = role?.kind === "create" && first.code === 409;
    const exchange = isTaken
      ? await trial.send(withNewNames(trial, call), { userIndex, isExactUser: true })
      : first;
    if (exchange.ok && role?.kind === "create")
      await discard(trial, registerInstance(trial, role.resource, exchange, 0));
    for (const one of trial.created.slice(before).reverse()) {
      if (exchange.ok && role?.kind === "remove") one.isDeleted ||= one.resource === role.resource;
      await discard(trial, one);
    }
    return exchange;
  } catch (error) {
    if (error instanceof TrialEnded) return undefined;
    throw error;
  }
}

/** What the credentials state of a user, else what answers about the user show. */
async function statedOf(trial: Trial, userIndex: number): Promise<string[]> {
  const { checker } = trial;
  const names = checker.contracts.flatMap(grantNames);
  const user = checker.users[userIndex];
  if (user?.grants) return [...user.grants];
  for (const operation of checker.operations.filter(describesCurrentUser(checker))) {
    const exchange = await trial.send(await prepareCall(trial, operation, { userIndex }), {
      userIndex,
      isExactUser: true,
    });
    const found = exchange.ok ? statedGrants(exchange.payload, names) : [];
    if (found.length > 0) return found;
  }
  return names.filter((one) => one.toLowerCase() === user?.name.toLowerCase());
}
