import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import { successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { differentValue, memberNames } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";
import { targetOf } from "./write-effects";

/**
 * What replaces a part of an instance at an address of its own (`PUT /bookings/{id}/pickup-window`) is shown in the
 * instance afterwards.
 *
 * Standard: RFC 9110 §9.3.4 (PUT), the documented members of the read.
 * Reports: `read-back`. Severity: error.
 */
export function replacedParts(resource: Resource, selected: ReadonlySet<Operation>): Scenario[] {
  const { read, actions } = resource;
  if (!read || !selected.has(read)) return [];
  return actions.flatMap((operation) => {
    const part = selected.has(operation) ? partOf(operation, read) : undefined;
    if (part === undefined) return [];
    return [
      {
        name: `replaced part ${operation.id}`,
        operation,
        run: (trial) => checkPart(trial, resource, operation, part),
      },
    ];
  });
}

/** The member of a read that the last step of a path names, where it has all members of what is sent there. */
function partOf(operation: Operation, read: Operation): string | undefined {
  const sent = operation.body?.media[0]?.schema;
  const [shown] = successSchemas(read);
  if (operation.method !== "put" || !sent || !shown) return undefined;
  const step = wordsOf(operation.path.slice(operation.path.lastIndexOf("/") + 1)).join("");
  const { documents } = read.contract;
  for (const [name, place] of membersOf(documents, shown)) {
    if (wordsOf(name).join("") !== step) continue;
    const members = membersOf(documents, place);
    const names = [...membersOf(operation.contract.documents, sent).keys()];
    return names.length > 0 && names.every((one) => members.has(one)) ? name : undefined;
  }
  return undefined;
}

async function checkPart(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  part: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const instance = await targetOf(trial, resource, operation);
  const before = instance && (await shownPart(trial, instance, part));
  if (!instance || !before) return;
  const call = await prepareCall(trial, operation, { instance });
  for (const body of otherBodies(trial, operation, call.body, before)) {
    const exchange = await perform(trial, { ...call, body });
    if (!exchange.ok) continue;
    const after = await shownPart(trial, instance, part);
    const wrong = Object.keys(body).find((name) => !isEquivalent(body[name], after?.[name]));
    if (after && wrong !== undefined)
      trial.report("read-back", operation, exchange, {
        expected: `${part}.${wrong} as ${operation.id} was sent it: ${toJson(body[wrong])}`,
        actual: `${wrong}: ${toJson(after[wrong])}`,
        pointer: `/${part}/${wrong}`,
        cause: "unsaved",
      });
    break;
  }
  await discard(trial, instance);
}

async function shownPart(
  trial: Trial,
  instance: ResourceInstance,
  part: string,
): Promise<Record<string, unknown> | undefined> {
  const { read } = await viewInstance(trial, instance, { list: false });
  const value = read?.value[part];
  return isObject(value) ? value : undefined;
}

/** Bodies that would change what is shown: times on later days, which keep their order and hours; else another value. */
function otherBodies(
  trial: Trial,
  operation: Operation,
  body: unknown,
  present: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] {
  if (!isObject(body)) return [];
  const moved = [0, 1, 2, 3].map((days) => onLaterDays(body, days));
  const changed = memberNames(operation).flatMap((name) => {
    const value = differentValue(trial, operation, name, present[name]);
    return value === undefined ? [] : [{ ...body, [name]: value }];
  });
  return [...moved, ...changed].filter(
    (one, index, all) =>
      Object.entries(one).some(([name, value]) => !isEquivalent(value, present[name])) &&
      all.findIndex((other) => isEqual(other, one)) === index,
  );
}

const dated = /^(\d{4}-\d\d-\d\d)(T.*)?$/;

function onLaterDays(body: Record<string, unknown>, days: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const [, date, time = ""] = (typeof value === "string" && dated.exec(value)) || [];
      if (date === undefined) return [name, value];
      const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
      return [name, moved.toISOString().slice(0, 10) + time];
    }),
  );
}
