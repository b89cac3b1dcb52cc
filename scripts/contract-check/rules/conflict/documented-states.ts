import type { Checker, ReachedState } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { instanceInState } from "../../engine/instance-in-state";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { normalise } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { excludedStates } from "../shared/excluded-states";
import { viewInstance } from "../shared/instance-views";
import { metInstances } from "../shared/met-instances";
import { discardSince, type PreparedCall, perform } from "../shared/prepared-call";
import { startsFrom } from "../shared/started-jobs";
import { stateMember, stateOf } from "../shared/state-member";
import { withStatedSwitches } from "../shared/stated-switches";
import { judgeStateCode, permits } from "./existing-states";

/**
 * An operation is refused with 409 in the states that the text about 409 excludes: "is not a draft", "is dispatched".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `refusal-code`. Severity: error.
 */
export function documentedStates(checker: Checker, resource: Resource): Scenario[] {
  const states = checker.states.get(resource.key);
  if (!states) return [];
  const { update, replace, remove, actions } = resource;
  const referring = referringTo(checker, resource);
  const own = [update, replace, remove, ...actions, ...partsOf(checker, resource)];
  return [...own, ...referring].flatMap((operation) => {
    if (!operation || !checker.selected.has(operation) || !documents(operation, 409)) return [];
    // What a text says of what is named may be what it takes: "for an instrument that is not available".
    const stating = referring.includes(operation) ? { ...operation, text: "" } : operation;
    const names = excludedStates(
      stating,
      resource,
      states.map(({ name }) => name),
      (noun) => ![undefined, resource].includes(checker.resources.byNoun(noun)),
    );
    return states
      .filter(({ name }) => name !== "" && names.includes(name))
      .filter(({ name }) => !referring.includes(operation) || !permits(operation.text, name))
      .map((state) => ({
        name: `state ${state.name} ${operation.id}`,
        operation,
        run: (trial: Trial) => refusedIn(trial, resource, operation, state),
      }));
  });
}

/** Creations elsewhere whose body names an instance: the delivery of a batch. */
function referringTo(checker: Checker, resource: Resource): Operation[] {
  return checker.operations.filter(
    (operation) =>
      !operation.path.includes("{") &&
      operation !== resource.create &&
      checker.resources.roles.get(operation)?.kind === "create" &&
      needs(checker, operation, resource),
  );
}

/** Changes of what belongs to an instance, its parts and its children, and reads of what not every state has: a label. */
function partsOf(checker: Checker, { key }: Resource): Operation[] {
  const { operations, resources } = checker;
  return operations.filter((operation) => {
    const own = resources.roles.get(operation)?.resource;
    const isBelow = normalise(operation.path).startsWith(`${key}/{}/`);
    if (isRead(operation)) return isBelow;
    const isPart = own?.isSingle === true && isBelow;
    return own?.key !== key && (isPart || own?.parent === key || startsFrom(checker, operation, key));
  });
}

async function refusedIn(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  { name, path }: ReachedState,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const count = trial.created.length;
  const own = trial.checker.resources.roles.get(operation)?.resource;
  // A child to be changed is created before its parent comes into the state.
  const isChild = own?.parent === resource.key && own.create !== undefined && own.create !== operation;
  const steps = isChild && own?.create ? [{ operation: own.create }, ...path] : path;
  const instance =
    (await instanceInState(trial, resource, steps)) ?? (await metInState(trial, resource, operation, name));
  const view = instance && (await viewInstance(trial, instance, { list: !resource.read }));
  // An action may have claimed a change that did not happen.
  if (instance && view && !instance.isDeleted && stateOf(resource, view) === name) {
    const prepared = await prepareCall(trial, operation, { instance });
    const call = { ...prepared, body: withStatedSwitches(operation, prepared.body, name) };
    const exchange = await perform(trial, call);
    const expected = `409, as the ${resource.noun || "resource"} is ${name}`;
    // A reference is input like any other: one that is not open to the call may be unknown.
    const isReference = own !== resource && !operation.path.includes("{");
    if (exchange.ok) trial.report("conflict", operation, exchange, { expected, cause: "state" });
    else if (!isReference && (await isOtherRefusal(trial, exchange, call, instance)))
      trial.report("conflict", operation, exchange, { expected, cause: "state code" });
    else if (!isReference && ![400, 422].includes(exchange.code)) judgeStateCode(trial, exchange, name);
    if (exchange.ok && operation === resource.remove) instance.isDeleted = true;
  }
  await discardSince(trial, count);
}

/** What the run has met in a state, where it has no new instance: whoever subscribes may do so once at a time. */
async function metInState(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  state: string,
): Promise<ResourceInstance | undefined> {
  const member = stateMember(resource)?.name;
  // What is removed or put elsewhere is not found again for the other operations.
  if (member === undefined || !resource.actions.includes(operation)) return undefined;
  return (await metInstances(trial, resource, member)).get(state);
}

/** Whether a body that is taken elsewhere was refused as invalid. */
async function isOtherRefusal(
  trial: Trial,
  exchange: Exchange,
  call: PreparedCall,
  instance: ResourceInstance,
): Promise<boolean> {
  if (![400, 422].includes(exchange.code) || !trial.isSound(exchange)) return false;
  return await isTakenElsewhere(trial, call, instance);
}

/**
 * Whether the body of a refused call succeeds where the state allows it. It is refused as such where it does not: a
 * compartment that is too small for the parcel is so in every state.
 */
async function isTakenElsewhere(
  trial: Trial,
  { operation, body }: PreparedCall,
  refused: ResourceInstance,
): Promise<boolean> {
  if (!isObject(body) || Object.keys(body).length === 0) return true;
  const { resource, sentBody } = refused;
  // What the body has to suit stays as it is: the size, the place. Texts may have to be unique.
  const change = (sent: unknown): unknown => {
    if (!isObject(sent) || !isObject(sentBody)) return sent;
    const schema = resource.create?.body?.media[0]?.schema;
    const members = schema && resource.create && membersOf(resource.create.contract.documents, schema);
    const isChosen = (name: string): boolean => {
      const place = members?.get(name);
      const isListed = place && shapeOf(operation.contract.documents, place).values !== undefined;
      return typeof sentBody[name] !== "string" || isListed === true || referredNoun(name) !== undefined;
    };
    const chosen = Object.entries(sentBody).filter(([name]) => name in sent && isChosen(name));
    return { ...sent, ...Object.fromEntries(chosen) };
  };
  const isPrepared = trial.checker.preparations.has(operation);
  const instance = isPrepared ? undefined : await createInstance(trial, resource, { change });
  if (!isPrepared && !instance) return false;
  const call = await prepareCall(trial, operation, instance ? { instance } : { isFresh: true });
  return (await perform(trial, { ...call, body })).ok;
}
