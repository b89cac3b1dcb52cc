import type { Checker, ReachedState } from "../../engine/checker";
import { instanceInState } from "../../engine/instance-in-state";
import { periodMembers } from "../../engine/parent-period";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { differentValue } from "../shared/different-value";
import { viewInstance } from "../shared/instance-views";
import { discardSince, perform } from "../shared/prepared-call";
import { spelled, stateMember, stateOf } from "../shared/state-member";

/**
 * A member that a text fixes in a state is not changed in it: "Once an event is published its beginning and end are fixed (409)".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function fixedMembers(checker: Checker, resource: Resource): Scenario[] {
  const { create, update, read } = resource;
  if (!create || !read || !update || !checker.selected.has(update) || !documents(update, 409, 422)) return [];
  const states = (checker.states.get(resource.key) ?? []).filter(({ path }) => path.length > 0);
  return states.flatMap((state) => {
    const names = fixedIn(update, state.name, stateMember(resource)?.values ?? []);
    if (names.length === 0) return [];
    const run = (trial: Trial): Promise<void> => changeFixed(trial, resource, update, state, names);
    return [{ name: `fixed ${update.id} ${state.name}`, operation: update, run }];
  });
}

const fixing =
  /\b(is|are) (?:then )?(fixed|final|frozen|locked|settled)\b|\b(can|may|must) (no longer|not|never)\b|\bcannot\b/;

/** The members of a change that its text fixes in a state. */
export function fixedIn(operation: Operation, state: string, states: readonly string[]): string[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const members = [...membersOf(operation.contract.documents, schema).keys()];
  const others = states.filter((one) => one !== state);
  return sentencesOf(plainText(operation.text)).flatMap((one) => {
    const [, about = ""] =
      new RegExp(
        `\\b(?:once|when|while|after|as soon as|if) (?:an?|the|it|they)?[\\w ]*\\b(?:is|are|has been|was) ${spelled(state)}\\b(.*)`,
      ).exec(one) ?? [];
    if (!/\b4(09|22)\b/.test(one) || !fixing.test(about) || others.some((name) => isNamed(one, name)))
      return [];
    const subject = about.slice(0, about.search(fixing));
    const named = members.filter((name) => isNamed(subject, wordsOf(name).join(" ")));
    const isPeriod = /\b(begin(ning)?|start)\b.*\bend\b|\b(dates|times|period)\b/.test(subject);
    return [...new Set([...named, ...((isPeriod && periodMembers(operation)) || [])])];
  });
}

const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${spelled(name)}(?![\\w-])`).test(text);

async function changeFixed(
  trial: Trial,
  resource: Resource,
  update: Operation,
  state: ReachedState,
  names: readonly string[],
): Promise<void> {
  if (!trial.checker.bases.get(update)?.isAccepted) return;
  const count = trial.created.length;
  const instance = await instanceInState(trial, resource, state.path);
  const views = instance && (await viewInstance(trial, instance, { list: false }));
  const shown = views?.read?.value;
  if (instance && shown && stateOf(resource, views) === state.name) {
    const changed = otherValues(trial, update, names, shown);
    const call = await prepareCall(trial, update, { instance });
    const exchange = changed && (await perform(trial, { ...call, body: changed }));
    if (exchange?.ok)
      trial.report("conflict", update, exchange, {
        expected: `a refusal, as ${names.join(" and ")} cannot be changed once it is ${state.name}`,
        pointer: `/body/${names[0]}`,
        cause: `fixed in ${state.name}`,
      });
  }
  await discardSince(trial, count);
}

const day = 86_400_000;

/** Other values of the members; times all move by a day, so that they stay in order. */
function otherValues(
  trial: Trial,
  update: Operation,
  names: readonly string[],
  shown: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const schema = update.body?.media[0]?.schema;
  const changed = Object.fromEntries(
    names.map((name) => {
      const time =
        typeof shown[name] === "string" && /^\d{4}-\d\d-\d\dT/.test(shown[name])
          ? Date.parse(shown[name])
          : Number.NaN;
      return [
        name,
        Number.isNaN(time)
          ? differentValue(trial, update, name, shown[name])
          : new Date(time + day).toISOString().replace(".000Z", "Z"),
      ];
    }),
  );
  const isKnown = Object.values(changed).every((value) => value !== undefined);
  return isKnown && schema && isObject(changed) && trial.checker.validator.isValid(schema, changed)
    ? changed
    : undefined;
}
