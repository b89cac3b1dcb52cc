import type { Operation } from "../load/model";
import type { Resource } from "../plan/resources";
import type { Checker } from "../run/checker";
import type { Scenario } from "../run/scenario";
import type { Trial } from "../run/trial";
import { changed } from "./changed";
import { defaults } from "./defaults";
import { deleted } from "./deleted";
import { made, twoThings } from "./made";
import { mergedDeep } from "./merged-deep";
import { neighbours, neighboursOfAction } from "./neighbours";
import { memberNames } from "./other-value";
import { readOnly } from "./read-only";
import { replaced } from "./replaced";
import { shownAfter } from "./shown-after";

/** The life of a thing: made, shown, listed, changed, deleted, gone. */
export function lifecycleScenarios(checker: Checker, resource: Resource): Scenario[] {
  const { create, update, replace, remove } = resource;
  const has = (operation: Operation | undefined): operation is Operation =>
    operation !== undefined && checker.selected.has(operation);
  const found: Scenario[] = [];
  const scenario = (name: string, operation: Operation, run: (trial: Trial) => Promise<void>): void => {
    found.push({ name: `${name} ${operation.id}`, operation, run });
  };
  if (has(create)) {
    scenario("made", create, (trial) => made(trial, resource));
    scenario("twice made", create, (trial) => twoThings(trial, resource));
    scenario("defaults", create, (trial) => defaults(trial, resource, create));
    scenario("read only", create, (trial) => readOnly(trial, resource, create));
  }
  for (const change of [update, replace])
    if (has(change)) {
      for (const name of memberNames(change))
        scenario(`changed ${name}`, change, (trial) => changed(trial, resource, change, name));
      scenario("neighbours", change, (trial) => neighbours(trial, resource, change));
    }
  if (has(update) && update.body?.media[0]?.type === "application/merge-patch+json")
    for (const name of memberNames(update))
      scenario(`merged ${name}`, update, (trial) => mergedDeep(trial, resource, update, name));
  for (const action of resource.actions)
    if (has(action)) {
      scenario("shown after", action, (trial) => shownAfter(trial, resource, action));
      scenario("neighbours", action, (trial) => neighboursOfAction(trial, resource, action));
    }
  if (has(replace) && replace.method === "put")
    scenario("replaced", replace, (trial) => replaced(trial, resource, replace));
  // Cancelling leaves a cancelled thing behind; deleting leaves nothing.
  const isDeletion =
    remove &&
    (!/^(cancel|close|archive|revoke|disable|end|stop|leave|void|withdraw)/i.test(remove.id) ||
      /\bdeletes?\b/i.test(remove.text)) &&
    !/\b(stays?|remains?|is kept|still) (\w+ )?(read|shown|visible|there|listed)|\b(sets?|marks?|marked) (it|the|its|as)\b/i.test(
      remove.text,
    );
  if (has(create) && has(remove) && (isDeletion || remove.method === "delete"))
    scenario("deleted", remove, (trial) => deleted(trial, resource, remove, isDeletion === true));
  return found;
}
