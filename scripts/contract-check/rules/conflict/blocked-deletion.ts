import type { Checker, ReachedState } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { followPath } from "../../engine/reached-states";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, string } from "../../lib/json";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform } from "../shared/prepared-call";
import { spelled, stateMember } from "../shared/state-member";

/**
 * What the text about 409 protects is not deleted: "A customer with bicycles is refused".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function blockedDeletion(checker: Checker, resource: Resource): Scenario[] {
  const { remove, create, key } = resource;
  if (!remove || !create || !checker.selected.has(remove) || !documents(remove, 409)) return [];
  const text = refusalText(remove, 409);
  return [...checker.resources.all.values()].flatMap((child) => {
    if (child === resource || !child.create || !checker.selected.has(child.create)) return [];
    const isBelow =
      child.parent === key || slotsOf(checker, child.create).some((slot) => slot.resource === resource);
    if (!isBelow || !namesChildren(text, child)) return [];
    const states = blockingStates(text, stateMember(child)?.values ?? []);
    const reached = (checker.states.get(child.key) ?? []).filter(
      ({ name, path }) => path.length > 0 && states.includes(name),
    );
    return [undefined, ...reached.slice(0, mostStates)].map((state) => ({
      name: `blocked ${remove.id} ${child.key}${state ? ` ${state.name}` : ""}`,
      operation: remove,
      run: (trial: Trial) => tryDeletion(trial, resource, child, state),
    }));
  });
}

/** Further states of a child are tried as long as there are few. */
const mostStates = 3;

/**
 * The states that a text lists of what is in the way: "an open order (one that is draft, quoted or approved)", and all
 * others than those of "a subscription that is not cancelled".
 */
export function blockingStates(text: string, states: readonly string[]): string[] {
  const clauses = sentencesOf(plainText(text)).filter(
    (one) =>
      /\b(as long as|while|open|still|has|have|with)\b/.test(one) &&
      !/\b(unless|except|other than|but not)\b/.test(one),
  );
  const isIn = (state: string, before: string): boolean =>
    clauses.some((one) => new RegExp(`${before}${spelled(state)}(?![\\w-])`).test(one));
  const harmless = states.filter((state) => isIn(state, "\\b(is|are) not (yet )?(an? )?"));
  return harmless.length > 0
    ? states.filter((state) => !harmless.includes(state))
    : states.filter((state) => isIn(state, "(?<![\\w-])"));
}

/** The states of a child that are in the way by "as long as there is a case that is submitted or ready"; empty without such. */
export function blockingChildStates(
  text: string,
  { noun }: Pick<Resource, "noun">,
  states: readonly string[],
): string[] {
  const name = [...noun].map(literal).join("[ _-]?");
  const stated = new RegExp(`\\b${name}s? (?:that|which) (?:is|are) ((?!not\\b)[^.;()]*)`).exec(
    plainText(text),
  );
  const listed = stated?.[1]?.toLowerCase() ?? "";
  return states.filter((state) => new RegExp(`(?<![\\w-])${spelled(state)}(?![\\w-])`).test(listed));
}

/** "still has courses", "while it has a booking", "with bicycles". */
export function namesChildren(text: string, { noun, key }: Pick<Resource, "noun" | "key">): boolean {
  const last = wordsOf(key.slice(key.lastIndexOf("/") + 1)).join("[ -]?");
  const names = [noun, last].filter((one) => one !== "");
  if (names.length === 0) return false;
  return new RegExp(
    `\\b(has|have|with|holds?|there (is|are)|contains?|still|while|used (by|in)) ([\\w,-]+ ){0,6}(${names.join("|")})\\b`,
  ).test(text.replace(/[`"']/g, ""));
}

/** Whether something that was made just now is in a state that the text lists, where it lists any. */
function isBlocking(remove: Operation, { resource, payload }: ResourceInstance): boolean {
  const member = stateMember(resource);
  const states = blockingChildStates(refusalText(remove, 409), resource, member?.values ?? []);
  const state = member && isObject(payload) ? string(payload[member.name]) : "";
  return states.length === 0 || state === "" || states.includes(state);
}

async function tryDeletion(
  trial: Trial,
  resource: Resource,
  child: Resource,
  state: ReachedState | undefined,
): Promise<void> {
  const { remove } = resource;
  if (!remove || !child.create || !trial.checker.bases.get(child.create)?.isAccepted) return;
  const parent = await createInstance(trial, resource);
  const id = parent?.ids.get(resource.key);
  if (!parent || id === undefined) return;
  const made = await perform(
    trial,
    withNewNames(trial, await prepareCall(trial, child.create, { instance: parent })),
  );
  const inner = made.ok ? lastCreated(trial) : undefined;
  const prepare = (step: Operation, instance: ResourceInstance) => prepareCall(trial, step, { instance });
  const isReady =
    inner && (state ? await followPath(trial, inner, state.path, prepare) : isBlocking(remove, inner));
  // Values that were observed elsewhere may have taken the place of the parent.
  if (isReady && inner.ids.get(resource.key) === id) {
    const exchange = await perform(trial, await prepareCall(trial, remove, { instance: parent }));
    if (exchange.ok) parent.isDeleted = true;
    if (exchange.ok || ([400, 403, 422].includes(exchange.code) && trial.isSound(exchange)))
      trial.report("conflict", remove, exchange, {
        expected: `409, as there is a ${child.noun} of it${state ? ` that is ${state.name}` : ""}`,
        cause: `${exchange.ok ? "blocked" : "code"} ${child.noun}`,
      });
  }
  await discard(trial, inner);
  await discard(trial, parent);
}
