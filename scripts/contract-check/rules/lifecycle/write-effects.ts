import { createInstance, prepareCall } from "../../engine/prepare-call";
import { isAboutOther, type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { viewInstance } from "../shared/instance-views";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { isRestricted } from "../shared/restricted-answers";
import { filledBody } from "../shared/update-target";
import { answerFaults, type EffectFault, lostMembers, unsavedMembers } from "./effects-of-write";

/**
 * The answer of a write shows what a read after it shows, under the same entity tag; an action stores what it is sent, and
 * leaves alone what it is not about.
 *
 * Standard: consistency of the documented responses; RFC 9110 §8.8.3 (ETag).
 * Reports: `read-back`, `side-effect`, `conditional`. Severity: error.
 */
export function writeEffects(resource: Resource, selected: ReadonlySet<Operation>): Scenario[] {
  const { create, update, replace, actions, read, list } = resource;
  const shown = read ?? list;
  if (!shown || !selected.has(shown) || resource.isSingle) return [];
  const writes = [create, update, replace, ...actions].filter(
    (one): one is Operation => one !== undefined && selected.has(one),
  );
  return [...new Set(writes)]
    .filter((one) => !isJob(one))
    .map((operation) => ({
      name: `effects ${operation.id}`,
      operation,
      run: (trial) => checkEffects(trial, resource, operation),
    }));
}

/** What is only accepted goes on after its answer. */
const isJob = ({ responses }: Operation): boolean => responses.some(({ status }) => status === "202");

async function checkEffects(trial: Trial, resource: Resource, operation: Operation): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const isCreation = operation === resource.create;
  const target = isCreation ? undefined : await targetOf(trial, resource, operation);
  if (!isCreation && !target) return;
  const before = target && (await readOf(trial, target));
  const call = isCreation
    ? await validCall(trial, operation)
    : await prepareCall(trial, operation, { instance: target });
  const exchange = await perform(trial, call);
  const instance = isCreation ? lastCreated(trial) : target;
  const first = exchange.ok && instance ? await readOf(trial, instance) : undefined;
  const second = first && instance ? await readOf(trial, instance) : undefined;
  if (first && second && trial.isSound(exchange) && trial.isSound(first.exchange)) {
    const report = reporter(trial, operation, exchange, first.exchange);
    const stated = answerOf(exchange, instance, resource);
    const answer = stated && isAboutOther(stated, first.value) ? undefined : stated;
    // Whoever writes may see more than whoever reads.
    const isOther = exchange.user !== first.exchange.user;
    const isHidden = (name: string): boolean =>
      isOther && first.value[name] === null && isRestricted(first.exchange.operation, false, name);
    for (const fault of answer ? answerFaults(answer, first.value, second.value) : [])
      if (!isHidden(fault.name)) report(fault);
    // A list has a tag of its own.
    if (resource.read) judgeTag(trial, exchange, first.exchange, second.exchange);
    if (before && resource.actions.includes(operation)) {
      const { sent, given } = { sent: call.body, given: givenMembers(resource) };
      for (const fault of unsavedMembers(operation, sent, before.value, second.value)) report(fault);
      for (const fault of lostMembers(operation, sent, before.value, second.value, given)) report(fault);
    }
  }
  await discard(trial, instance);
}

/** An instance with every member set; one in the state that the operation needs, where a new one is not. */
export async function targetOf(
  trial: Trial,
  resource: Resource,
  operation: Operation,
): Promise<ResourceInstance | undefined> {
  if (!trial.checker.preparations.has(operation) && resource.create) {
    const filled = await createInstance(trial, resource, {
      change: (body) => filledBody(trial, resource.create, body),
    });
    if (filled) return filled;
  }
  const count = trial.created.length;
  await validCall(trial, operation, { isFresh: true });
  return trial.created.slice(count).find((one) => one.resource === resource);
}

interface Shown {
  exchange: Exchange;
  value: Record<string, unknown>;
}

/** The read of an instance; its item of the list where there is no other read. */
async function readOf(trial: Trial, instance: ResourceInstance): Promise<Shown | undefined> {
  const views = await viewInstance(trial, instance, { list: !instance.resource.read });
  return views.read ?? views.list;
}

/** The answer, where it represents the instance. */
function answerOf(
  { payload, response }: Exchange,
  instance: ResourceInstance | undefined,
  { key }: Resource,
): Record<string, unknown> | undefined {
  const id = instance?.ids.get(key);
  const shown = id === undefined || response?.status === 202 ? undefined : representationOf(payload, id);
  // A trip that names its reservation is not the reservation.
  const isOther = shown !== undefined && shown["id"] !== undefined && shown["id"] !== id;
  return shown && !isOther && Object.values(shown).includes(id) ? shown : undefined;
}

function reporter(
  trial: Trial,
  operation: Operation,
  exchange: Exchange,
  read: Exchange,
): (fault: EffectFault) => void {
  return ({ kind, name, expected, actual }) => {
    const rule = kind === "lost" ? "side-effect" : "read-back";
    trial.report(rule, operation, kind === "answer" ? exchange : read, {
      expected,
      actual,
      pointer: `/${name}`,
      cause: kind,
    });
  };
}

/** The entity tag of an answer is that of the representation which it shows. */
function judgeTag(trial: Trial, answer: Exchange, first: Exchange, second: Exchange): void {
  const [given, now, again] = [answer, first, second].map((one) => headerOf(one, "etag"));
  if (given === undefined || now === undefined || given === now || now !== again) return;
  // Another representation may have another tag.
  if (answer.payload === undefined || answer.response?.status === 204) return;
  trial.report("conditional", answer.operation, answer, {
    expected: `the entity tag of what the read shows: ${now}`,
    actual: given,
    pointer: "/headers/etag",
    cause: "tag of the answer",
  });
}

/** Members that callers set when they create or change an instance. */
function givenMembers({ create, update, replace }: Resource): ReadonlySet<string> {
  const names = [create, update, replace].flatMap((one) => {
    const schema = one?.body?.media[0]?.schema;
    return one && schema ? [...membersOf(one.contract.documents, schema).keys()] : [];
  });
  return new Set(names);
}
