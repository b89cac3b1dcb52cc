import type { Checker } from "../engine/checker";
import { resetRefusals } from "../engine/futile-creations";
import { needs } from "../engine/id-slots";
import { mayNeedListed } from "../engine/listed-states";
import { namingParameters } from "../engine/observed-choice";
import type { Scenario } from "../engine/scenario";
import { isRead, type Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import { acceptedCredentials } from "../rules/access/accepted-credentials";
import { sessionScenarios } from "../rules/access/session-lifecycle";
import { stateScenarios } from "../rules/lifecycle/state-traversal";
import {
  adoptedCreators,
  adoptedReaders,
  findBaseByObservation,
  findBaseRequest,
} from "../rules/validation/base-request";
import { othersBase } from "../rules/validation/others-base";
import { producedBase } from "../rules/validation/produced-base";
import { restoredSettings } from "../rules/validation/restored-settings";
import { searchedBase } from "../rules/validation/searched-base";
import { resourcesInPath, variedBase } from "../rules/validation/varied-base";
import { checkAddress, checkCredentials, isUnexpectedlyRefused } from "./preflight";

export type RunAll = (scenarios: readonly Scenario[]) => Promise<void>;

/**
 * Finds an accepted request of every operation.
 * @throws CheckProblem when the base URL or the credentials are wrong
 */
export async function findBaseRequests(
  checker: Checker,
  selected: readonly Operation[],
  all: RunAll,
): Promise<void> {
  const [safe, risky] = [selected.filter((one) => !mayBreakLogin(one)), selected.filter(mayBreakLogin)];
  // Signing in may end the configured session: operations that use it come first.
  // What may concern the whole server comes after what shows how the server answers usually.
  const rankOf = (one: Operation): number =>
    isLogin(checker, one) ? 2 : isAboutWholeServer(checker, one) ? 1 : 0;
  await all(safe.toSorted((a, b) => rankOf(a) - rankOf(b)).map(findBaseRequest));
  await all(safe.flatMap((one) => restoredSettings(checker, one)));
  checkAddress(checker, safe);
  await all(safe.flatMap((one) => adoptedCreators(checker, one)));
  const before = acceptedOf(checker, safe);
  await all(stateScenarios(checker));
  resetMissing(checker);
  await openByNewReferences(checker, safe, before, all);
  await all(safe.flatMap((one) => producedBase(checker, one)));
  await openByObservation(checker, safe, all);
  await openByVariation(checker, safe, all);
  const closed = safe.filter((one) => checker.bases.get(one)?.isAccepted === false);
  await all(closed.flatMap((one) => othersBase(checker, one)));
  checkCredentials(checker, safe);
  await all(sessionScenarios(checker).slice(0, 1));
  // Signing out comes before operations that may change a password.
  await all(
    [...risky]
      .sort((a, b) => Number(b.invalidatesSession) - Number(a.invalidatesSession))
      .map(findBaseRequest),
  );
  await all(
    selected.filter((operation) => isUnexpectedlyRefused(checker, operation)).map(acceptedCredentials),
  );
}

/** Whether a change is none of a resource instance: `POST /maintenance`, `PUT /settings`. */
function isAboutWholeServer({ resources }: Checker, operation: Operation): boolean {
  const role = resources.roles.get(operation);
  return (
    !isRead(operation) && !operation.path.includes("{") && (role === undefined || role.resource.isSingle)
  );
}

/** What could not be had before may be had in a state that was reached since. */
function resetMissing(checker: Checker): void {
  for (const [key, instance] of checker.shared) if (instance === null) checker.shared.delete(key);
  resetRefusals({ checker });
}

const acceptedOf = ({ bases }: Checker, operations: readonly Operation[]): Set<Operation> =>
  new Set(operations.filter((one) => bases.get(one)?.isAccepted));

/**
 * What was refused for want of something that can be created now: seats are held once an event is on sale, and what is held
 * can be ordered. Each may open the next: three rounds, as long as one helps.
 */
async function openByNewReferences(
  checker: Checker,
  operations: readonly Operation[],
  before: ReadonlySet<Operation>,
  all: RunAll,
): Promise<void> {
  let known = before;
  for (let round = 0; round < 3; round += 1) {
    const accepted = acceptedOf(checker, operations);
    const created = [...accepted].flatMap((one) => {
      const role = checker.resources.roles.get(one);
      return role?.kind === "create" && !known.has(one) ? [role.resource] : [];
    });
    const waiting = operations.filter(
      (one) => !accepted.has(one) && created.some((resource) => needs(checker, one, resource)),
    );
    if (waiting.length === 0) return;
    known = accepted;
    await all(waiting.map(findBaseRequest));
    const opened = waiting.filter((one) => checker.bases.get(one)?.isAccepted);
    await all(stateScenarios(checker, closedBehind(checker, opened)));
    resetMissing(checker);
  }
}

/** Each opened operation may show what opens the next: three rounds, as long as one helps. */
async function openByObservation(
  checker: Checker,
  operations: readonly Operation[],
  all: RunAll,
): Promise<void> {
  await all(operations.filter((one) => isCreationOfOthers(checker, one)).map(adoptedReaders));
  for (let round = 0; round < 3; round += 1) {
    const closed = operations.filter((one) => needsObservation(checker, one));
    await all(closed.map(findBaseByObservation));
    const opened = closed.filter((one) => checker.bases.get(one)?.isAccepted);
    if (opened.length === 0) return;
    // What an action opened leads on: an offer is accepted once it can be had.
    await all(stateScenarios(checker, closedBehind(checker, opened)));
  }
}

/** What suits instances of another kind alone; what it opens leads on. */
async function openByVariation(
  checker: Checker,
  operations: readonly Operation[],
  all: RunAll,
): Promise<void> {
  const isClosed = (one: Operation) => checker.bases.get(one)?.isAccepted === false;
  const closed = operations.filter(isClosed);
  const isConflict = (one: Operation) => /(status|code) 409\b/.test(checker.bases.get(one)?.refusal ?? "");
  await all(closed.filter((one) => isConflict(one) && mayNeedListed({ checker }, one)).map(findBaseRequest));
  await all(closed.filter(isClosed).flatMap((one) => variedBase(checker, one)));
  await all(closed.filter(isClosed).flatMap((one) => searchedBase(checker, one)));
  const opened = closed.filter((one) => checker.bases.get(one)?.isAccepted);
  if (opened.length === 0) return;
  const about = new Set(opened.flatMap((one) => resourcesInPath(checker, one)));
  const behind = closed.filter(
    (one) =>
      !checker.bases.get(one)?.isAccepted &&
      resourcesInPath(checker, one).some((resource) => about.has(resource)),
  );
  await all(behind.map(findBaseRequest));
  await all(stateScenarios(checker, closedBehind(checker, [...opened, ...behind])));
  await openByObservation(checker, operations, all);
}

/** The resources with actions that are closed still, of which one was opened just now, and those that can be created now. */
function closedBehind({ bases, resources, states }: Checker, opened: readonly Operation[]): Set<Resource> {
  const found = new Set<Resource>();
  for (const operation of opened) {
    const role = resources.roles.get(operation);
    if (role?.kind === "create" && !states.has(role.resource.key)) found.add(role.resource);
    if (role?.kind === "action" && role.resource.actions.some((one) => bases.get(one)?.isAccepted === false))
      found.add(role.resource);
  }
  return found;
}

const isCreationOfOthers = ({ callers, resources }: Checker, operation: Operation): boolean =>
  callers.has(operation) && resources.roles.get(operation)?.kind === "create";

/** Whether an operation without a success takes names of resources: in its address, or in its body. */
function needsObservation({ bases }: Checker, operation: Operation): boolean {
  const base = bases.get(operation);
  const isAboutInput = /status (400|403|404|409|422|500)\b|code (400|403|404|409|422)\b/.test(
    base?.refusal ?? "",
  );
  return (
    base?.isAccepted === false &&
    (isAboutInput || base.refusal === "") &&
    (namingParameters(operation).length > 0 || operation.body !== undefined)
  );
}

export const isLogin = ({ users }: Checker, { id }: Operation): boolean =>
  users.some(({ login }) => login?.operationId === id);

/** Whether a user may be unable to sign in after an operation. */
function mayBreakLogin({ id, invalidatesSession }: Operation): boolean {
  return (
    invalidatesSession ||
    /password|(delete|close|remove|deactivate)(my|own)?(account|user|profile|me)$/i.test(id)
  );
}
