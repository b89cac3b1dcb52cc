import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { headerOf } from "../../send/exchange";
import { stateMember } from "../shared/state-member";

const pendingStates =
  /^(new|created|accepted|scheduled|queued|waiting|pending|started|running|processing|working|in[ _-]?progress|under[ _-]?way)$/i;

const defaultTimeoutMs = 5000;
/** For a job whose length the contract does not state: long enough for what is done at once. */
const shortTimeoutMs = 250;
const firstPauseMs = 5;

/**
 * What was accepted with 202 is followed until it is done, so that the answer of a finished job is judged; where the
 * contract states that it takes seconds, it is done by then.
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
  const member = stateMember(resource)?.name;
  if (member === undefined || !selected.has(read)) return;
  const instance = await createInstance(trial, resource);
  if (instance?.steps.at(-1)?.response?.status !== 202) return;
  const isPromised = /\bwithin (a few|some|\d+) seconds\b|\bwithin seconds\b/i.test(
    `${read.text} ${resource.create?.text ?? ""}`,
  );
  const call = await prepareCall(trial, read, { instance });
  let exchange = await trial.send(call);
  const timeoutMs = isPromised ? (options.jobTimeoutMs ?? defaultTimeoutMs) : shortTimeoutMs;
  // Each pause is twice as long as the one before: a job of a second is looked at some eight times.
  for (let pause = firstPauseMs, waited = 0; waited < timeoutMs; pause *= 2) {
    const { payload } = exchange;
    const now = isObject(payload) ? payload[member] : undefined;
    if (!exchange.ok || typeof now !== "string" || !pendingStates.test(now)) return;
    const retryAfter = Number(headerOf(exchange, "retry-after"));
    const time = Math.max(pause, Math.min(retryAfter || 0, 2) * 1000);
    waited += time;
    await new Promise((resolve) => setTimeout(resolve, time));
    exchange = await trial.send(call);
  }
  const { payload } = exchange;
  const last = isObject(payload) ? payload[member] : undefined;
  if (isPromised && typeof last === "string" && pendingStates.test(last))
    trial.report("read-back", read, exchange, {
      expected: `${member} of a finished job within seconds, as the contract states`,
      actual: `${member}: ${toJson(last)}`,
      pointer: `/${member}`,
      cause: "never done",
    });
}
