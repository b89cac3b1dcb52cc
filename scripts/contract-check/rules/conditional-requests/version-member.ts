import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { discard, perform } from "../shared/prepared-call";

/** A body member with the version that a change is based on. */
export function versionOf(change: Operation): string | undefined {
  const example = change.body?.media[0]?.examples.find(isObject);
  return Object.keys(example ?? {}).find((name) => /^(version|revision)$/i.test(name));
}

/** Another entity tag, of the documented form where there is one. */
export function staleTag(tag: string | undefined, isValid: (tag: string) => boolean): string | undefined {
  const changed = (tag ?? "").replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (last) => (last === "1" ? "2" : "1"));
  return ['"stale-entity-tag"', changed].find((one) => one !== tag && one !== "" && isValid(one));
}

/**
 * An update based on an old version number is refused.
 *
 * Standard: RFC 9110 §15.5.10 (409); a required `version` or `revision` member.
 * Reports: `conflict`. Severity: error.
 */
export async function staleVersion(
  trial: Trial,
  resource: Resource,
  change: Operation,
  version: string,
): Promise<void> {
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const call = await prepareCall(trial, change, { instance });
  const first = await perform(trial, call);
  if (first.ok) {
    const second = await trial.send(call);
    if (second.ok)
      trial.report("conflict", change, second, {
        expected: `409 for a ${version} that is not today's`,
        cause: "version",
      });
  }
  await discard(trial, instance);
}
