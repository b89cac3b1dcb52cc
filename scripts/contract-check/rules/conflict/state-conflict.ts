import type { Checker } from "../../engine/checker";
import { make, prepare } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { stemOfVerb } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { look } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/** "From unpaid to paid, 409 from any other state": what another action brought elsewhere is not to be had. */
export async function otherState(
  trial: Trial,
  resource: Resource,
  action: Operation,
  text: string,
): Promise<void> {
  const [, said] = /\bfrom ([a-z]+(?:(?:,| or|, or) [a-z]+)*) to\b/.exec(text) ?? [];
  if (said === undefined || !/(from|in) any other( state| status)?\b/.test(text)) return;
  const from = said.split(/, or | or |, /);
  for (const other of resource.actions) {
    if (other === action || !trial.checker.bases.get(other)?.isAccepted) continue;
    const thing = await make(trial, resource);
    if (!thing) return;
    const moved = await perform(trial, await prepare(trial, other, { thing }));
    const states = moved.ok ? statesOf(moved) : [];
    const was = isObject(thing.payload) ? thing.payload : {};
    const reached = states.find(([name, now]) => was[name] !== now && from.includes(String(was[name])));
    // An answer alone may tell of a change that never came.
    const { read, list } = reached ? await look(trial, thing, { list: !resource.read }) : {};
    const now = (read ?? list)?.value[reached?.[0] ?? ""];
    const isThere = reached !== undefined && String(now).toLowerCase() === reached[1];
    if (reached && isThere && !from.includes(reached[1])) {
      const exchange = await perform(trial, await prepare(trial, action, { thing }));
      if (exchange.ok)
        trial.report("conflict", action, exchange, {
          expected: `409, as ${reached[0]} is ${reached[1]} and not ${from.join(" or ")}`,
          cause: "state",
        });
    }
    await discard(trial, thing);
  }
}

/** "409 when the task is archived": after the action that does so, the operation is refused. */
export function forbiddenAfter(checker: Checker, resource: Resource): Scenario[] {
  const { update, replace, remove, actions } = resource;
  return [update, replace, remove, ...actions].flatMap((operation) => {
    if (!operation || !checker.selected.has(operation) || !documents(operation, 409)) return [];
    const text = refusalText(operation, 409);
    return actions
      .filter((action) => action !== operation && checker.selected.has(action) && saysForbidden(text, action))
      .map((action) => ({
        name: `after ${action.id} ${operation.id}`,
        operation,
        run: (trial: Trial) => refusedAfter(trial, resource, operation, action),
      }));
  });
}

/** Whether words forbid something for what an action has made of a thing: "is archived", "an archived task". */
function saysForbidden(text: string, { id }: Operation): boolean {
  const stem = stemOfVerb(id);
  if (stem === undefined || /\b(unless|until|only (when|if|after)|not yet)\b/.test(text)) return false;
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
  const thing = await make(trial, resource);
  const moved = thing && (await perform(trial, await prepare(trial, action, { thing })));
  const { read, list } = thing && moved?.ok ? await look(trial, thing, { list: !resource.read }) : {};
  const shown = (read ?? list)?.value;
  // An answer alone may tell of a change that never came.
  if (thing && shown && isBrought(shown, stemOfVerb(action.id) ?? "")) {
    const exchange = await perform(trial, await prepare(trial, operation, { thing }));
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `409, as ${action.id} was called before`,
        cause: `after ${action.id}`,
      });
    if (exchange.ok && operation === resource.remove) thing.isDeleted = true;
  }
  await discard(trial, thing);
}

/** `status: "archived"`, `archived: true`, `archivedAt: "2026-…"` */
function isBrought(shown: Record<string, unknown>, stem: string): boolean {
  return Object.entries(shown).some(
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
