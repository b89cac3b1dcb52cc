import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { memberNames } from "../shared/different-value";
import { defaults } from "../validation/body-defaults";
import { readOnly } from "../validation/read-only-members";
import { asynchronousJobs } from "./asynchronous-jobs";
import { changeTimes } from "./change-time";
import { created, distinctInstances } from "./creation";
import { creationStatus } from "./creation-status";
import { deletion } from "./deletion";
import { largeIntegers } from "./large-integers";
import { mergePatch } from "./merge-patch";
import { partialUpdate } from "./partial-update";
import { readAfterWrite } from "./read-after-write";
import { replacement } from "./replacement";
import { textReadBack } from "./text-read-back";
import { checkUnrelatedByAction, checkUnrelatedInstances } from "./unrelated-instances";
import { writeEffects } from "./write-effects";

/** Scenarios over a resource's life: created, read, listed, changed, deleted. */
export function lifecycleScenarios(checker: Checker, resource: Resource): Scenario[] {
  const { create, update, replace, remove } = resource;
  const has = (operation: Operation | undefined): operation is Operation =>
    operation !== undefined && checker.selected.has(operation);
  const found: Scenario[] = [];
  const scenario = (name: string, operation: Operation, run: (trial: Trial) => Promise<void>): void => {
    found.push({ name: `${name} ${operation.id}`, operation, run });
  };
  if (has(create)) {
    found.push(...asynchronousJobs(create, resource));
    scenario("made", create, (trial) => created(trial, resource));
    scenario("twice made", create, (trial) => distinctInstances(trial, resource));
    scenario("defaults", create, (trial) => defaults(trial, resource, create));
    scenario("read only", create, (trial) => readOnly(trial, resource, create));
  }
  for (const change of [update, replace])
    if (has(change)) {
      for (const name of memberNames(change))
        scenario(`changed ${name}`, change, (trial) => partialUpdate(trial, resource, change, name));
      scenario("neighbours", change, (trial) => checkUnrelatedInstances(trial, resource, change));
      found.push(...changeTimes(change, resource));
    }
  if (has(update) && update.body?.media[0]?.type === "application/merge-patch+json")
    for (const name of memberNames(update))
      scenario(`merged ${name}`, update, (trial) => mergePatch(trial, resource, update, name));
  for (const change of new Set([create, update, replace]))
    if (has(change)) found.push(...largeIntegers(change, resource), ...creationStatus(change, resource));
  for (const action of resource.actions)
    if (has(action)) {
      found.push(...largeIntegers(action, resource));
      scenario("shown after", action, (trial) => readAfterWrite(trial, resource, action));
      scenario("neighbours", action, (trial) => checkUnrelatedByAction(trial, resource, action));
    }
  found.push(...writeEffects(resource, checker.selected));
  if (has(replace)) found.push(...textReadBack(resource));
  if (has(replace) && replace.method === "put")
    scenario("replaced", replace, (trial) => replacement(trial, resource, replace));
  // Cancelling leaves a cancelled instance; deleting leaves nothing.
  const isDeletion =
    remove &&
    (!/^(cancel|close|archive|revoke|disable|end|stop|leave|void|withdraw)/i.test(remove.name) ||
      /\bdeletes?\b/i.test(remove.text)) &&
    !/\b(stays?|remains?|is kept|still) (\w+ )?(read|shown|visible|there|listed)|\b(sets?|marks?|marked) (it|the|its|as)\b/i.test(
      remove.text,
    );
  if (has(create) && has(remove) && (isDeletion || remove.method === "delete"))
    scenario("deleted", remove, (trial) => deletion(trial, resource, remove, isDeletion === true));
  return found;
}
