import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { differentValue } from "../shared/different-value";
import { documentedMembers } from "../shared/documented-members";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

const changeTime = /^(updated|modified|changed|lastUpdated|lastModified|lastChanged)(_?(at|on|time))?$/i;

/** Longer than one step of a clock of milliseconds. */
const waitMs = 8;

/**
 * The time of the last change (`updatedAt`) moves with a change that is visible in other members.
 *
 * Standard: the documented member.
 * Reports: `read-back`. Severity: error.
 */
export function changeTimes(change: Operation, resource: Resource): Scenario[] {
  const name = [...documentedMembers(resource.read, false).keys()].find((one) => changeTime.test(one));
  if (name === undefined || !resource.create || resource.isSingle) return [];
  return [
    {
      name: `time of ${change.id}`,
      operation: change,
      run: (trial) => moves(trial, resource, change, name),
    },
  ];
}

/** The body with another value of one member than is shown: what stays as it was is no change. */
function withDifference(
  trial: Trial,
  change: Operation,
  body: unknown,
  shown: Readonly<Record<string, unknown>>,
): unknown {
  if (!isObject(body)) return body;
  const isDifferent = Object.entries(body).some(
    ([name, value]) => shown[name] !== undefined && !isEquivalent(shown[name], value),
  );
  for (const name of isDifferent ? [] : Object.keys(body)) {
    const value = shown[name] === undefined ? undefined : differentValue(trial, change, name, shown[name]);
    if (value !== undefined) return { ...body, [name]: value };
  }
  return body;
}

async function moves(trial: Trial, resource: Resource, change: Operation, name: string): Promise<void> {
  if (!trial.checker.bases.get(change)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const before = await viewInstance(trial, instance, { list: false });
  const was = before.read?.value[name];
  // A clock of whole seconds does not show a change that follows at once.
  if (typeof was === "string" && /\.\d*[1-9]\d*/.test(was)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const call = await prepareCall(trial, change, { instance });
    const body = withDifference(trial, change, call.body, before.read?.value ?? {});
    const exchange = await perform(trial, { ...call, body });
    const after = exchange.ok ? (await viewInstance(trial, instance, { list: false })).read : undefined;
    const hasChanged = Object.entries(after?.value ?? {}).some(
      ([one, value]) => one !== name && !isEquivalent(before.read?.value[one], value),
    );
    if (after && hasChanged && after.value[name] === was && trial.isSound(after.exchange))
      trial.report("read-back", change, after.exchange, {
        expected: `${name} to move with the change`,
        actual: `${name}: ${was}`,
        pointer: `/${name}`,
        cause: "time of change",
      });
  }
  await discard(trial, instance);
}
