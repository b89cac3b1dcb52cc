import type { Checker, ReachedState } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { followPath } from "../../engine/reached-states";
import { registerInstance } from "../../engine/register-instance";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { codeIn } from "../../judge/stated-codes";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { stemOfVerb } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { copyCall, discard, lastCreated, type PreparedCall } from "../shared/prepared-call";
import { deletedState, spelled, stateMember } from "../shared/state-member";

/**
 * What conflicts with an earlier instance is possible again once that is in a state that a text does not count: "a bike
 * has one booked appointment (409); cancelled ones do not count".
 *
 * Standard: RFC 9110 §15.5.10 (409); the descriptions of the creation and of what ends an instance.
 * Reports: `acceptance`. Severity: error.
 */
export function releasedConflicts(checker: Checker, operation: Operation, resource: Resource): Scenario[] {
  if (!documents(operation, 409) || checker.options.isReadOnly) return [];
  const states = stateMember(resource)?.values ?? [];
  if (states.length === 0 && !resource.remove) return [];
  const run = (trial: Trial): Promise<void> => createAgain(trial, operation, resource);
  return [{ name: `released ${operation.id}`, operation, run }];
}

async function createAgain(trial: Trial, operation: Operation, resource: Resource): Promise<void> {
  const { bases, selected } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const reached = trial.checker.states.get(resource.key)?.filter(({ path }) => path.length > 0) ?? [];
  const { remove } = resource;
  const ends = remove && selected.has(remove) ? [{ name: deletedState, path: [{ operation: remove }] }] : [];
  const isOpen = (one: ReachedState): boolean => isMentioned(operation, resource, one);
  for (const end of [...reached.filter(({ name }) => name !== deletedState), ...ends].filter(isOpen)) {
    const instance = await createInstance(trial, resource);
    const creator = instance?.steps.at(-1);
    if (!instance || !creator) return;
    await judgeEnd(trial, instance, end, withoutKey(creator));
    await discard(trial, instance);
  }
}

/** Whether any text about conflicts can speak of the state: most do not, and cost no request then. */
const isMentioned = (operation: Operation, resource: Resource, end: ReachedState): boolean =>
  releasedBy(operation, resource, end, undefined);

function withoutKey({ call, operation }: Exchange): PreparedCall {
  const { credentials: _, ...again } = call;
  return operation.idempotencyHeader === undefined
    ? again
    : copyCall(again, `header.${operation.idempotencyHeader}`, undefined);
}

async function judgeEnd(
  trial: Trial,
  instance: ResourceInstance,
  end: ReachedState,
  again: PreparedCall,
): Promise<void> {
  const { operation } = again;
  const { resource, userIndex } = instance;
  const second = await trial.send(again, { userIndex });
  if (second.ok) {
    registerInstance(trial, resource, second, userIndex);
    return await discard(trial, lastCreated(trial));
  }
  const code = codeIn(second.body);
  if (second.code !== 409 || !releasedBy(operation, resource, end, code)) return;
  const prepare = (step: Operation, at: ResourceInstance) =>
    prepareCall(trial, step, { instance: at, userIndex });
  if (!(await followPath(trial, instance, end.path, prepare))) return;
  const third = await trial.send(again, { userIndex });
  if (third.ok) {
    registerInstance(trial, resource, third, userIndex);
    await discard(trial, lastCreated(trial));
  } else if (third.code === 409 && codeIn(third.body) === code)
    trial.report("acceptance", operation, third, {
      expected: `success, as the ${resource.noun} that was in the way is ${end.name}`,
      cause: `released ${end.name}`,
    });
}

/**
 * Whether texts about a conflict do not count what is in a state.
 *
 * @param code The code of the conflict: what is said of another one does not matter. Undefined for any
 */
export function releasedBy(
  operation: Operation,
  resource: Resource,
  { name, path }: ReachedState,
  code: string | undefined,
): boolean {
  const all = sentencesOf(plainText(operation.text));
  const isAbout = (index: number): boolean =>
    code === undefined ||
    all[index]?.includes(code) === true ||
    // What follows, and names no code of its own, is about the one before.
    (index > 0 && !/\b4\d\d\b/.test(all[index] ?? "") && isAbout(index - 1));
  const own =
    code !== undefined && operation.text.includes(code) ? all.filter((_, index) => isAbout(index)) : all;
  const step = path.at(-1)?.operation;
  return (
    own.some((one) => excludes(one, name, step) || countsOthers(one, resource, name)) ||
    (step !== undefined && step !== operation && sentencesOf(plainText(step.text)).some(setsFree))
  );
}

/** "Its number can be registered anew." */
const setsFree = (sentence: string): boolean =>
  /\b(can|may) (then )?be (used|taken|registered|booked|given|assigned|chosen|created) (again|anew|once more)\b|\b(becomes?|is|are) (free|available) again\b|\b(sets|makes) (its|the|their) [\w-]+ free\b/.test(
    sentence,
  ) && !/\b(not|never|no longer|cannot)\b/.test(sentence);

/** "Cancelled ones do not count", "that are not cancelled", "cancelling sets the name free". */
function excludes(sentence: string, state: string, step: Operation | undefined): boolean {
  const name = spelled(state);
  const stem = step && stemOfVerb(step.name);
  const patterns = [
    `(?<![\\w-])${name}(?: ones| [\\w-]+s)?,? (?:are )?(?:not count(?:ed|ing)?|(?:do|does) not count|count for (?:neither|nothing|none|no)\\b|not considered|left out)`,
    `\\b(?:that|which|who) (?:is|are|has been|have been|was|were) not (?:yet )?${name}(?![\\w-])`,
    `\\b(?:other than|except|but not|apart from) (?:the )?${name}(?![\\w-])`,
  ];
  if (patterns.some((one) => new RegExp(one).test(sentence))) return true;
  return (
    stem !== undefined && new RegExp(`\\b${stem}\\w*ing\\b[^.]*\\b(free|releases?|frees)\\b`).test(sentence)
  );
}

/** "One booked appointment", "one open order (draft, quoted, approved)": other states are what counts. */
function countsOthers(sentence: string, resource: Resource, state: string): boolean {
  const { noun } = resource;
  const isNamed = (one: string): boolean => new RegExp(`(?<![\\w-])${spelled(one)}(?![\\w-])`).test(sentence);
  const states = stateMember(resource)?.values ?? [];
  if (noun === "" || state === deletedState || isNamed(state) || !states.some(isNamed)) return false;
  return new RegExp(`\\b(?:one|single) (?:[\\w-]+ ){0,2}${noun}(?![\\w-])`).test(sentence);
}
