import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { stemOfVerb } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/**
 * An action is refused in a state that its documentation excludes: "From unpaid to paid, 409 from any other state".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export async function stateConflict(
  trial: Trial,
  resource: Resource,
  action: Operation,
  text: string,
): Promise<void> {
  const [, stated] = /\bfrom ([a-z]+(?:(?:,| or|, or) [a-z]+)*) to\b/.exec(text) ?? [];
  if (stated === undefined || !/(from|in) any other( state| status)?\b/.test(text)) return;
  const from = stated.split(/, or | or |, /);
  for (const other of resource.actions) {
    if (other === action || !trial.checker.bases.get(other)?.isAccepted) continue;
    const instance = await createInstance(trial, resource);
    if (!instance) return;
    const moved = await perform(trial, await prepareCall(trial, other, { instance }));
    const states = moved.ok ? statesOf(moved) : [];
    const was = isObject(instance.payload) ? instance.payload : {};
    const reached = states.find(([name, now]) => was[name] !== now && from.includes(String(was[name])));
    // The response may claim a change that did not happen.
    const { read, list } = reached ? await viewInstance(trial, instance, { list: !resource.read }) : {};
    const now = (read ?? list)?.value[reached?.[0] ?? ""];
    const exists = reached !== undefined && String(now).toLowerCase() === reached[1];
    if (reached && exists && !from.includes(reached[1])) {
      const exchange = await perform(trial, await prepareCall(trial, action, { instance }));
      if (exchange.ok)
        trial.report("conflict", action, exchange, {
          expected: `409, as ${reached[0]} is ${reached[1]} and not ${from.join(" or ")}`,
          cause: "state",
        });
    }
    await discard(trial, instance);
  }
}

/** Operations that are documented as refused after an action ("409 when the task is archived") are refused. */
export function forbiddenAfter(checker: Checker, resource: Resource): Scenario[] {
  const { update, replace, remove, actions } = resource;
  return [update, replace, remove, ...actions].flatMap((operation) => {
    if (!operation || !checker.selected.has(operation) || !documents(operation, 409)) return [];
    const text = refusalText(operation, 409);
    return actions
      .filter((action) => action !== operation && checker.selected.has(action) && forbidsAfter(text, action))
      .map((action) => ({
        name: `after ${action.id} ${operation.id}`,
        operation,
        run: (trial: Trial) => refusedAfter(trial, resource, operation, action),
      }));
  });
}

/** Whether a text excludes an operation after an action: "is archived", "an archived task". */
export function forbidsAfter(text: string, { name }: Pick<Operation, "name">): boolean {
  const stem = stemOfVerb(name);
  if (stem === undefined || /\b(unless|until|only (when|if|after)|not yet)\b/.test(text)) return false;
  // "Only a confirmed booking can be checked in" asks for it.
  const needing = "only|needs?|requires?|(?:must|has to|have to) be|other than|not|no";
  if (new RegExp(`\\b(?:${needing}) (?:an? |the )?${stem}\\w*ed\\b`).test(text)) return false;
  return new RegExp(`\\b(is|was|been|are|an?) (already )?${stem}\\w*ed\\b`).test(text);
}

async function refusedAfter(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  action: Operation,
): Promise<void> {
  const { bases } = trial.checker;
  if (!bases.get(operation)?.isAccepted || !bases.get(action)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const moved = instance && (await perform(trial, await prepareCall(trial, action, { instance })));
  const { read, list } =
    instance && moved?.ok ? await viewInstance(trial, instance, { list: !resource.read }) : {};
  const returned = (read ?? list)?.value;
  // The response may claim a change that did not happen.
  if (instance && returned && isInState(returned, stemOfVerb(action.name) ?? "")) {
    const exchange = await perform(trial, await prepareCall(trial, operation, { instance }));
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `409, as ${action.id} was called before`,
        cause: `after ${action.id}`,
      });
    if (exchange.ok && operation === resource.remove) instance.isDeleted = true;
  }
  await discard(trial, instance);
}

/** `status: "archived"`, `archived: true`, `archivedAt: "2026-…"` */
function isInState(returned: Record<string, unknown>, stem: string): boolean {
  return Object.entries(returned).some(
    ([name, value]) =>
      (typeof value === "string" && /state|status/i.test(name) && value.toLowerCase().startsWith(stem)) ||
      (name.toLowerCase().includes(`${stem}ed`) && value !== false && value !== null && value !== undefined),
  );
}

function statesOf({ payload }: Exchange): [name: string, now: string][] {
  return Object.entries(isObject(payload) ? payload : {}).flatMap(([name, now]): [string, string][] =>
    /state|status/i.test(name) && typeof now === "string" ? [[name, now.toLowerCase()]] : [],
  );
}
