import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { discard, perform } from "../shared/prepared-call";
import { stateMember } from "../shared/state-member";

/**
 * A replacement with what an instance has already is no conflict: what it holds itself is not taken by another one, be it a
 * name, a number or a time.
 *
 * Standard: RFC 9110 §9.2.2 (PUT is idempotent).
 * Reports: `conflict`. Severity: error.
 */
export function unchangedReplacement(replace: Operation, resource: Resource): Scenario[] {
  const { create } = resource;
  if (replace.method !== "put" || !create || create === replace || !documents(replace, 409)) return [];
  return [
    {
      name: `unchanged ${replace.id}`,
      operation: replace,
      run: (trial) => replaceTwice(trial, replace, resource),
    },
  ];
}

async function replaceTwice(trial: Trial, replace: Operation, resource: Resource): Promise<void> {
  if (!trial.checker.bases.get(replace)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const call = await prepareCall(trial, replace, { instance });
  const first = await perform(trial, call);
  const again = await prepareCall(trial, replace, { instance });
  const isPlain = isRepeatable(call.body, stateMember(resource)?.name);
  if (first.ok && isPlain) {
    const second = await perform(trial, { ...again, body: call.body });
    if (second.code === 409 && trial.isSound(second))
      trial.report("conflict", replace, second, {
        expected: "success, as the instance has these values itself",
        cause: "own values",
      });
  }
  await discard(trial, instance);
}

/** Whether a body may be sent twice: a state may be left once, and a version counts. */
export const isRepeatable = (body: unknown, state: string | undefined): boolean =>
  isObject(body) && !Object.keys(body).some((name) => name === state || /version|revision|etag/i.test(name));
