import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { plainText, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { participleOf } from "../../plan/nouns";
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
import { replacedParts } from "./replaced-parts";
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
  found.push(...writeEffects(resource, checker.selected), ...replacedParts(resource, checker.selected));
  if (has(replace)) found.push(...textReadBack(resource));
  if (has(replace) && replace.method === "put")
    scenario("replaced", replace, (trial) => replacement(trial, resource, replace));
  const isDeletion = remove !== undefined && leavesNothing(remove, resource.read);
  if (has(create) && has(remove) && (isDeletion || remove.method === "delete"))
    scenario("deleted", remove, (trial) => deletion(trial, resource, remove, isDeletion));
  return found;
}

const remaining =
  /\b(stays?|remains?|is kept|still) (\w+ )?(read|shown|visible|there|listed)|\b(sets?|marks?|marked) (it|the|its|as)\b|\b(status|state)`? (becomes|is set to|changes to|turns)\b/i;
/** "We never really delete a site", "Nothing is deleted". */
const withoutDeletion =
  /\b(never|not|n't|without|rather than|instead of) (\w+ )?(delet\w+|remov\w+|eras\w+)\b|\b(nothing|no \w+) (is|gets) (ever |really )?(deleted|removed|erased)\b/i;
/** "Archived sites remain readable here", of what a read gives. */
const stillRead = /\b(remains?|stays?|still|can be read|are shown|is shown|readable|included)\b/i;

/** Whether a removal leaves nothing to be read: cancelling leaves a cancelled instance, deleting leaves nothing. */
export function leavesNothing(remove: Operation, read: Operation | undefined): boolean {
  const isNamedSo = !/^(cancel|close|archive|revoke|disable|end|stop|leave|void|withdraw)/i.test(remove.name);
  const text = plainText(remove.text.replace(/\s+/g, " "));
  if (remaining.test(text) || withoutDeletion.test(text)) return false;
  // Of those that ended in another way, a text says nothing about this one.
  const ended = new RegExp(`\\b(archived|deleted|removed|${participleOf(remove.name) ?? "deleted"})\\b`, "i");
  const isStillRead = (one: string): boolean =>
    ended.test(one) && stillRead.test(one) && !/\bnot\b|\bno longer\b/i.test(one);
  if (read && sentencesOf(read.text).some(isStillRead)) return false;
  return isNamedSo || /\bdeletes?\b/i.test(text);
}
