import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { instanceInState } from "../../engine/instance-in-state";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withValueAt } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { viewInstance } from "../shared/instance-views";
import { discard, discardSince, lastCreated, perform } from "../shared/prepared-call";
import { deletedState, spelled, stateMember, stateOf } from "../shared/state-member";
import { isPermission } from "../shared/stated-permissions";

/**
 * What refers to something in a state that a text excludes is refused: "an appointment that is not confirmed with 409".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function statesOfReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 409)) return [];
  const own = checker.resources.roles.get(operation)?.resource;
  const texts = [
    operation.text,
    ...operation.responses
      .filter(({ status }) => status === "409")
      .map(({ description }) => `${description} 409`),
  ];
  return slotsOf(checker, operation).flatMap((slot) => {
    const { resource } = slot;
    if (slot.parameter || slot.member !== undefined || !resource?.create || resource === own) return [];
    const needed = neededStates(texts.join(". "), resource.noun, stateMember(resource)?.values ?? []);
    if (needed.length === 0) return [];
    const run = (trial: Trial): Promise<void> => refer(trial, operation, { ...slot, resource }, needed);
    return [{ name: `state of ${operation.id} ${resource.key}`, operation, run }];
  });
}

/** "An appointment that is not confirmed is refused with 409", "the appointment is not `confirmed`". */
export function neededStates(text: string, noun: string, states: readonly string[]): string[] {
  const sentences = sentencesOf(text.toLowerCase().replace(/[`"'“”]/g, "")).filter(
    (one) => /\b409\b/.test(one) && one.includes(noun) && !isPermission(one),
  );
  return states.filter((state) =>
    sentences.some((one) =>
      new RegExp(
        `\\b(?:${noun}s?|one) (?:(?:that |which )?(?:is|are|has) not (?:yet |been )?|whose (?:status|state|phase|stage) is not )${spelled(state)}(?![\\w-])`,
      ).test(one),
    ),
  );
}

async function refer(
  trial: Trial,
  operation: Operation,
  { resource, pointer, isList }: { resource: Resource; pointer: string; isList: boolean },
  needed: readonly string[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const before = trial.created.length;
  // A state that the contract's own calls lead to, where a new one is as needed.
  const wrong = trial.checker.states
    .get(resource.key)
    ?.find(({ name, path }) => path.length > 0 && name !== deletedState && !needed.includes(name));
  const instance = await instanceInState(trial, resource, wrong?.path ?? []);
  const id = instance?.ids.get(resource.key);
  if (!instance || id === undefined) return await discardSince(trial, before);
  const state = stateOf(resource, await viewInstance(trial, instance, { list: !resource.read }));
  if (state !== "" && !needed.includes(state)) {
    const call = withNewNames(trial, await prepareCall(trial, operation));
    const parameters = new Map(call.parameters);
    // The rest of the path is that of what is referred to: an appointment of this animal.
    for (const [name, key] of pathSlots(operation.path)) {
      const shared = instance.ids.get(key);
      if (shared !== undefined) parameters.set(`path.${name}`, shared);
    }
    const count = trial.created.length;
    const body = withValueAt(call.body, pointer, isList ? [id] : id);
    const exchange = await perform(trial, { ...call, parameters, body });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `409, as the ${resource.noun} is ${state} and not ${needed.join(" or ")}`,
        pointer: `/body${pointer}`,
        cause: "state of reference",
      });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
  }
  await discardSince(trial, before);
}
