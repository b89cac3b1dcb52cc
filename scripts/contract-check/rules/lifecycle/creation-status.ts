import { prepareCall } from "../../engine/prepare-call";
import { registerInstance } from "../../engine/register-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isEqual, isObject, type Json } from "../../lib/json";
import { singular } from "../../lib/singular";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { discard, type PreparedCall } from "../shared/prepared-call";

/**
 * A PUT that documents 201 beside another success answers 201 where it creates, and not where it replaces.
 *
 * Standard: RFC 9110 §9.3.4 (PUT), §15.3.2 (201).
 * Reports: `creation-status`. Severity: error.
 */
export function creationStatus(operation: Operation, resource: Resource): Scenario[] {
  const successes = operation.responses.map(({ status }) => status).filter((status) => /^2/.test(status));
  const isPart = isPartOfNew(operation, resource);
  if ((resource.create !== operation && !isPart) || !successes.includes("201") || successes.length < 2)
    return [];
  return [
    {
      name: `creation status ${operation.id}`,
      operation,
      run: async (trial) => {
        const isBelowNew = isPart || !resource.read;
        const call = await prepareCall(trial, operation, { isFresh: isBelowNew, isCreation: !isPart });
        if (!(await isFree(trial, resource, call))) return;
        const report = (exchange: Exchange, expected: string, cause: string): void =>
          trial.report("creation-status", operation, exchange, { expected, cause });
        const first = await trial.send(call);
        if (!first.ok) return;
        const instance = isPart ? undefined : registerInstance(trial, resource, first, 0);
        const second = first.response?.status === 201 ? await trial.send(call) : undefined;
        if (!second) report(first, "201 for what did not exist before", "created");
        else if (second.ok && second.response?.status === 201)
          report(second, "no 201 for what existed before", "replaced");
        if (instance) await discard(trial, instance);
      },
    },
  ];
}

/** The member of a parent that lists what is created below it: `connectors`. */
const pluralOf = (payload: Json, noun: string): string =>
  Object.keys(payload).find((name) => noun !== "" && singular(name.toLowerCase()) === noun) ?? "";

/** `PUT /events/{eventId}/picture`: a new event has no picture. */
const isPartOfNew = ({ path }: Operation, { isSingle, replace, create }: Resource): boolean =>
  isSingle && create === undefined && replace?.path === path && path.includes("{");

/** Whether the read finds nothing at the address of a creation; without a read, whether its new parent shows that it has none. */
async function isFree(trial: Trial, resource: Resource, { parameters }: PreparedCall): Promise<boolean> {
  const { read, parent, noun } = resource;
  if (!read) {
    const home = trial.created.findLast((one) => one.resource.key === parent);
    const isOfHome = home !== undefined && [...parameters.values()].includes(home.ids.get(home.resource.key));
    return isOfHome && isObject(home.payload) && isEqual(home.payload[pluralOf(home.payload, noun)], []);
  }
  if (!trial.checker.selected.has(read)) return false;
  const inPath = [...parameters].filter(([key]) => key.startsWith("path."));
  const exchange = await trial.send({ operation: read, parameters: new Map(inPath) });
  return [404, 410].includes(exchange.code);
}
