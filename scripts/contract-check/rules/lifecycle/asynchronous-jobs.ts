import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { toJson } from "../../lib/exact-json";
import { isObject, string } from "../../lib/json";
import { successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { isEquivalent } from "../shared/equivalent-values";
import { fetchAll } from "../shared/fetch-pages";
import { stateMember } from "../shared/state-member";
import { type Bulk, bulkOf } from "./bulk-target";
import { addressesIn, finishedFault, membersOfTheEnd, runningFault, withoutRefused } from "./job-numbers";

const pendingStates =
  /^(new|created|accepted|scheduled|queued|waiting|pending|started|running|processing|working|in[ _-]?progress|under[ _-]?way)$/i;
const failedStates = /^(failed|failure|error|errored|aborted|cancell?ed|expired|timed[ _-]?out)$/i;

const defaultTimeoutMs = 5000;
/** For a job whose length the contract does not state: long enough for what is done at once. */
const shortTimeoutMs = 250;
const firstPauseMs = 5;

/**
 * What was accepted with 202 is followed until it is done, so that the answer of a finished job is judged: its numbers
 * agree, its addresses lead somewhere, what it was given is there. Where the contract states that it takes seconds, it is
 * done by then.
 *
 * Standard: RFC 9110 §15.3.3 (202); the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function asynchronousJobs(operation: Operation, resource: Resource): Scenario[] {
  const { create, read } = resource;
  const isAsynchronous = operation.responses.some(({ status }) => status === "202");
  if (create !== operation || !read || !isAsynchronous) return [];
  return [{ name: `job ${operation.id}`, operation, run: (trial) => followJob(trial, resource, read) }];
}

async function followJob(trial: Trial, resource: Resource, read: Operation): Promise<void> {
  const { selected, options } = trial.checker;
  const { create } = resource;
  const member = stateMember(resource)?.name;
  if (member === undefined || !create || !selected.has(read)) return;
  const bulk = bulkOf(trial.checker, create);
  const instance = await createInstance(trial, resource, {
    change: (body) => distinctMembers(trial, bulk, body),
  });
  const started = instance?.steps.at(-1);
  if (!instance || started?.response?.status !== 202) return;
  const isPromised =
    /\b(within|in|less than|under|at most) (a few|some|a|one|two|\d+) seconds?\b|\bwithin seconds\b/i.test(
      `${read.text} ${create.text}`,
    );
  const call = await prepareCall(trial, read, { instance });
  let exchange = await trial.send(call);
  const timeoutMs = isPromised ? (options.jobTimeoutMs ?? defaultTimeoutMs) : shortTimeoutMs;
  // Each pause is twice as long as the one before: a job of a second is looked at some eight times.
  for (let pause = firstPauseMs, waited = 0; waited < timeoutMs && isPending(exchange, member); pause *= 2) {
    const retryAfter = Number(headerOf(exchange, "retry-after"));
    const time = Math.max(pause, Math.min(retryAfter || 0, 2) * 1000);
    waited += time;
    await new Promise((resolve) => setTimeout(resolve, time));
    const before = exchange;
    exchange = await trial.send(call);
    const fault = runningFault(before.payload, exchange.payload);
    if (fault && trial.isSound(exchange))
      return trial.report("read-back", read, exchange, { ...fault, cause: "running job" });
    const early = isPending(before, member) ? earlyMember(before) : undefined;
    if (early !== undefined && trial.isSound(before))
      return trial.report("read-back", read, before, {
        expected: `no ${early} before the job is done`,
        actual: `${early} while it is ${stateIn(before, member)}`,
        pointer: `/${early}`,
        cause: "running job",
      });
  }
  const last = stateIn(exchange, member);
  if (isPromised && isPending(exchange, member))
    trial.report("read-back", read, exchange, {
      expected: `${member} of a finished job within seconds, as the contract states`,
      actual: `${member}: ${toJson(last)}`,
      pointer: `/${member}`,
      cause: "never done",
    });
  if (
    last === undefined ||
    isPending(exchange, member) ||
    failedStates.test(last) ||
    !trial.isSound(exchange)
  )
    return;
  await judgeFinished(trial, started, exchange, bulk);
}

const stateIn = ({ ok, payload }: Exchange, member: string): string | undefined =>
  ok && isObject(payload) ? string(payload[member]) : undefined;

const isPending = (exchange: Exchange, member: string): boolean =>
  pendingStates.test(stateIn(exchange, member) ?? "");

/** The numbers of a finished job, its addresses, and what it made of what it was given. */
async function judgeFinished(
  trial: Trial,
  started: Exchange,
  finished: Exchange,
  bulk: Bulk | undefined,
): Promise<void> {
  const { operation } = finished;
  const sent = bulk && membersIn(started.call.body, bulk);
  const fault = finishedFault(finished.payload, sent?.length);
  if (fault) return trial.report("read-back", operation, finished, { ...fault, cause: "finished job" });
  const missing = missingOnceDone(operation, finished.payload);
  if (missing !== undefined)
    return trial.report("read-back", operation, finished, {
      expected: `${missing}, which is set once the job is done`,
      actual: `${missing}: nothing`,
      pointer: `/${missing}`,
      cause: "finished job",
    });
  for (const [pointer, address] of addressesIn(finished.payload)) {
    const target = new URL(address, finished.request.url);
    if (target.origin !== new URL(finished.request.url).origin) continue;
    const answer = await trial.checker.client.send({ ...finished.request, url: target.href });
    if ("status" in answer && [404, 410].includes(answer.status))
      trial.report("read-back", operation, finished, {
        expected: "an address that leads to the result of the job",
        actual: `${address}, which is answered with ${answer.status}`,
        pointer,
        cause: "result address",
      });
  }
  if (sent && bulk) await membersAreThere(trial, started, bulk, withoutRefused(sent, finished.payload));
}

/** A member that a running job has, and a text says only a finished one to have. */
function earlyMember({ operation, payload }: Exchange): string | undefined {
  const { documents } = operation.contract;
  const members = new Map(successSchemas(operation).flatMap((schema) => [...membersOf(documents, schema)]));
  const names = [...members.keys()];
  const late = [
    ...membersOfTheEnd(operation.text, names),
    ...[...members].flatMap(([name, place]) =>
      membersOfTheEnd(descriptionOf(place, documents.resolve(place)), names, name),
    ),
  ];
  return late.find((name) => isObject(payload) && payload[name] !== null && payload[name] !== undefined);
}

/** A documented member that its text says to be there once the job is done. */
function missingOnceDone({ contract, ...operation }: Operation, payload: unknown): string | undefined {
  const { documents } = contract;
  return successSchemas({ contract, ...operation })
    .flatMap((schema) => [...membersOf(documents, schema)])
    .find(([name, place]) => {
      const text = descriptionOf(place, documents.resolve(place));
      const isPromised =
        /\b(set|present|there|available|given|filled|known)\b.{0,30}\b(once|when|as soon as|after)\b.{0,30}\b(done|finished|complete|completed|succeeded|over|ready)\b/i.test(
          text,
        );
      const isOptional = /\b(if|may|some|fail|error)\w*\b/i.test(text);
      const value = isObject(payload) ? payload[name] : undefined;
      return isPromised && !isOptional && (value === undefined || value === null);
    })?.[0];
}

/** Every member with texts of its own, so that it can be found afterwards. */
function distinctMembers(trial: Trial, bulk: Bulk | undefined, body: unknown): unknown {
  const create = bulk?.resource.create;
  const members = bulk && membersIn(body, bulk);
  if (!bulk || !create || bulk.areIds || !members) return body;
  const distinct = members.map((one) => withUniqueTexts(trial, create, one, true));
  return bulk.name === "" ? distinct : { ...(isObject(body) && body), [bulk.name]: distinct };
}

function membersIn(body: unknown, { name }: Bulk): unknown[] | undefined {
  const value = name === "" ? body : isObject(body) ? body[name] : undefined;
  return Array.isArray(value) ? value : undefined;
}

/** The list has an item for each member that the job was given. */
async function membersAreThere(
  trial: Trial,
  started: Exchange,
  { resource, areIds }: Bulk,
  sent: readonly unknown[],
): Promise<void> {
  const { list } = resource;
  if (areIds || !list || !trial.checker.selected.has(list)) return;
  const all = await fetchAll(trial, await prepareCall(trial, list));
  const missing = sent.find(
    (member) =>
      isObject(member) &&
      !all?.items.some(
        (item) =>
          isObject(item) &&
          Object.entries(member).every(([name, value]) => !(name in item) || isEquivalent(value, item[name])),
      ),
  );
  if (all?.isWhole && missing !== undefined)
    trial.report("read-back", started.operation, all.exchange, {
      expected: `what ${started.operation.id} was given in ${list.id} once the job is done`,
      actual: `nothing like ${toJson(missing)}`,
      cause: "job effect",
    });
}
