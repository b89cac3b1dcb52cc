import { isObject } from "../lib/json";
import { literal } from "../lib/texts";
import type { Operation } from "../load/model";
import { isRead } from "../load/model";
import { mayBeIdOf } from "../plan/id-patterns";
import { pathSlots } from "../plan/paths";
import { headerOf } from "../send/exchange";
import { idParameterName } from "./register-instance";
import { instanceId, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

const firstPauseMs = 10;
/** For a job whose length the contract does not state. */
const shortTimeoutMs = 300;
const promisedTimeoutMs = 2500;

/** Reads of jobs that showed nothing in time. */
const hopeless = new WeakSet<Operation>();

/**
 * The id of what a job makes, from the job at the `Location` of the answer, once it shows one: a statement that was ordered
 * is the `statementId` of its job. Noted in the instance.
 */
export async function idFromJob(trial: Trial, instance: ResourceInstance): Promise<unknown> {
  const { resource, steps, isOwn, userIndex } = instance;
  const known = instance.ids.get(resource.key);
  const started = steps.at(-1);
  if (known !== undefined || !isOwn || started?.response?.status !== 202) return known;
  const read = readAt(trial, headerOf(started, "location") ?? "");
  if (!read || hopeless.has(read.operation)) return undefined;
  const { operation, parameters } = read;
  const isPromised = /\bseconds?\b/i.test(`${started.operation.text} ${operation.text}`);
  const timeoutMs = isPromised ? promisedTimeoutMs : shortTimeoutMs;
  for (let pause = firstPauseMs, waited = 0; waited < timeoutMs; pause *= 2) {
    const exchange = await trial.send({ operation, parameters }, { userIndex });
    // Who may read it is not known yet where the first user may not.
    if (exchange.code === 403) return undefined;
    if (!exchange.ok || !isObject(exchange.payload)) break;
    const id = instanceId(
      { ...instance, payload: exchange.payload, steps: [exchange] },
      idParameterName(resource),
    );
    if (id !== undefined && mayBeIdOf(resource, id)) {
      instance.ids.set(resource.key, id);
      instance.payload = exchange.payload;
      return id;
    }
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  hopeless.add(operation);
  return undefined;
}

/** The read to which an address leads, with what its path holds. */
function readAt(
  { checker }: Trial,
  location: string,
): { operation: Operation; parameters: Map<string, unknown> } | undefined {
  const address = location.replace(/[?#].*$/, "");
  for (const operation of checker.selected) {
    const names = [...pathSlots(operation.path).keys()];
    if (
      !isRead(operation) ||
      names.length !== 1 ||
      operation.parameters.some(({ in: at, required }) => required && at !== "path")
    )
      continue;
    const [before = "", after = ""] = operation.path.split(/\{[^}]*\}/);
    const value = new RegExp(`${literal(before)}([^/]+)${literal(after)}$`).exec(address)?.[1];
    if (value !== undefined)
      return { operation, parameters: new Map([[`path.${names[0]}`, decodeURIComponent(value)]]) };
  }
  return undefined;
}
