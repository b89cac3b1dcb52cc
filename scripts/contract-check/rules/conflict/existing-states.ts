import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { needs } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { codeIn, codesNamed } from "../../judge/stated-codes";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents, responseFor } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { excludedStates } from "../shared/excluded-states";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { metInstances } from "../shared/met-instances";
import { discard, lastCreated } from "../shared/prepared-call";
import { spelled, stateMember } from "../shared/state-member";
import { withStatedSwitches } from "../shared/stated-switches";

/**
 * What a text excludes in a state is refused for what the lists show in it, or for what the run has met where nothing lists
 * it, with the code that the text has for it: "An invoice that is paid answers 409 `invoice_paid`". The run's own instances do
 * not come into every state.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `refusal-code`. Severity: error.
 */
export function existingStates(checker: Checker, resource: Resource): Scenario[] {
  const { list, read } = resource;
  const member = stateMember(resource);
  const view = list ?? read;
  if (!view || !member || !checker.selected.has(view)) return [];
  const reached = new Set(checker.states.get(resource.key)?.map(({ name }) => name));
  return operationsOn(checker, resource).flatMap((operation) => {
    const states = excludedStates(operation, resource, member.values, (noun) =>
      [undefined, resource].every((one) => one !== checker.resources.byNoun(noun)),
    ).filter((one) => !reached.has(one) && !permits(operation.text, one));
    const run = (trial: Trial): Promise<void> => tryStates(trial, resource, operation, states);
    return states.length > 0 ? [{ name: `existing states ${operation.id}`, operation, run }] : [];
  });
}

/** Whether a text says what happens in a state: "in state `quoted` the new quote takes the old one's place". */
export function permits(text: string, state: string): boolean {
  const named = new RegExp(
    `\\b(in|for|while|when|once) (the |it is )?(state |status )?${spelled(state)}(?![\\w-])`,
  );
  return sentencesOf(text.toLowerCase().replace(/[`"'“”]/g, "")).some(
    (one) => named.test(one) && !/\b4\d\d\b|refus|reject|cannot|\bnot\b|only/.test(one),
  );
}

/** Actions on a resource, and creations that need an instance of it. */
function operationsOn(checker: Checker, resource: Resource): Operation[] {
  const { resources, selected, operations } = checker;
  return operations.filter((operation) => {
    if (isRead(operation) || !selected.has(operation) || !documents(operation, 409)) return false;
    const role = resources.roles.get(operation);
    if (operation === resource.remove || operation === resource.create) return false;
    return role?.resource === resource || needs(checker, operation, resource);
  });
}

async function tryStates(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  states: readonly string[],
): Promise<void> {
  const name = stateMember(resource)?.name;
  if (name === undefined || !trial.checker.bases.get(operation)?.isAccepted) return;
  const { list } = resource;
  const all = list && (await fetchAll(trial, await prepareCall(trial, list)));
  const met = list ? undefined : await metInstances(trial, resource, name);
  for (const state of states) {
    const item = all?.items.find((one) => propertyOf(one, name) === state);
    const instance = item && all ? registeredItem(trial, resource, all.exchange, item, 0) : met?.get(state);
    if (!instance) continue;
    const count = trial.created.length;
    const prepared = await prepareCall(trial, operation, { instance });
    const call = { ...prepared, body: withStatedSwitches(operation, prepared.body, state) };
    // "Neither its `status` can be sent nor its area changed" leaves the other members free.
    if (isAboutMembers(operation, call.body, state)) continue;
    const exchange = await trial.send(call);
    if (exchange.ok) {
      trial.report("conflict", operation, exchange, {
        expected: `409, as the ${resource.noun || "resource"} is ${state}`,
        cause: "existing state",
      });
      if (trial.created.length > count) await discard(trial, lastCreated(trial));
      return;
    }
    judgeStateCode(trial, exchange, state);
  }
}

/** Whether the sentence about a state restricts members that a body has not, and not the whole of it. */
function isAboutMembers(operation: Operation, body: unknown, state: string): boolean {
  const schema = operation.body?.media[0]?.schema;
  const isChange = operation.method === "patch" || operation.method === "put";
  if (!isChange || !schema || !isObject(body)) return false;
  const members = [...membersOf(operation.contract.documents, schema).keys()];
  const about = sentencesOf(operation.text).filter((one) =>
    new RegExp(`(?<![\\w-])${spelled(state)}(?![\\w-])`, "i").test(one),
  );
  const named = members.filter((name) => about.some((one) => one.includes(`\`${name}\``)));
  return named.length > 0 && !named.some((name) => body[name] !== undefined);
}

/** The code of a refusal for a state is the one that the text has for it, where it has others for other causes. */
export function judgeStateCode(trial: Trial, exchange: Exchange, state: string): void {
  const fault = stateCodeFault(exchange, state);
  if (!fault || !trial.isSound(exchange)) return;
  trial.report("refusal-code", exchange.operation, exchange, {
    expected: `the code ${fault.wanted.join(" or ")}, as the instance is ${state}`,
    actual: fault.actual,
    pointer: "/code",
    cause: `code of ${state}`,
  });
}

export function stateCodeFault(
  { ok, operation, body, response }: Exchange,
  state: string,
): { wanted: string[]; actual: string } | undefined {
  const status = response?.status ?? 0;
  const actual = codeIn(body);
  if (ok || actual === undefined || status !== 409) return undefined;
  const clauses = [
    ...sentencesOf(operation.text),
    `409 ${responseFor(operation, 409)?.description ?? ""}`,
  ].flatMap((one) => one.split(/(?<=\))(?:,| and)\s/));
  // "`done` can be set once the start has passed" and "going to `hired`" are about the state to come, "another confirmed
  // order" about others.
  const isAbout = (clause: string): boolean =>
    !/\b(an)?other (?!than)/.test(clause.toLowerCase()) &&
    new RegExp(
      `(?<![\\w-])(?<!\\b(?:going|moving|changing|switching)(?: it)? to \`?)${spelled(state)}(?![\\w-])(?! (can|may|must|is|cannot|could) (only )?(be )?set)(?! only (with|when|if|once|after))`,
    ).test(clause.toLowerCase().replace(/`[\w.-]*_[\w.-]*`/g, ""));
  const [own, others] = [clauses.filter(isAbout), clauses.filter((one) => !isAbout(one))].map(
    (some) => new Set(some.flatMap((one) => codesNamed(one, status))),
  );
  if (!own || !others || own.size !== 1 || own.has(actual) || !others.has(actual)) return undefined;
  return { wanted: [...own], actual };
}
