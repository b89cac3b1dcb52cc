import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/** More calls than these are not made. */
const mostCalls = 15;
const remaining = /^(left|remaining|available|free|balance|rest)$/;
const exhausting =
  /\b(no|none|nothing)\b[^.;]{0,40}\b(left|remain\w*|available)\b|\b(used[ _]up|exhausted|empty|sold out|spent)\b/i;

/**
 * An action that takes one of what is left is refused when nothing is: "Refuses with 409 when no entry is left".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function exhaustedStock(checker: Checker, resource: Resource): Scenario[] {
  const { actions, create, read } = resource;
  if (!create || !read) return [];
  return actions
    .filter((one) => checker.selected.has(one) && documents(one, 409) && statesExhaustion(one))
    .map((action) => ({
      name: `exhausted ${action.id}`,
      operation: action,
      run: (trial: Trial) => takeAll(trial, resource, action),
    }));
}

export const statesExhaustion = (action: Operation): boolean =>
  exhausting.test(`${action.text} ${refusalText(action, 409)}`);

/** The number of an instance that says how much is left. */
export function leftIn(shown: Readonly<Record<string, unknown>>): [name: string, value: number] | undefined {
  const found = Object.entries(shown).flatMap(([name, value]): [string, number][] =>
    typeof value === "number" && wordsOf(name).some((word) => remaining.test(word)) ? [[name, value]] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

async function takeAll(trial: Trial, resource: Resource, action: Operation): Promise<void> {
  if (!trial.checker.bases.get(action)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const left = instance && (await leftOf(trial, instance));
  if (instance && left && left[1] >= 1 && left[1] <= mostCalls) {
    for (let call = 0; call <= left[1]; call += 1) {
      const exchange = await perform(trial, await prepareCall(trial, action, { instance }));
      if (!exchange.ok) break;
      const now = await leftOf(trial, instance);
      // Not every call takes one: another member decides.
      if (!now || now[1] > left[1] - call - 1) break;
      if (call === left[1] || now[1] < 0) {
        trial.report("conflict", action, exchange, {
          expected: `409, as ${left[0]} was ${left[1]} before ${left[1]} calls`,
          cause: "exhausted",
        });
        break;
      }
    }
  }
  await discard(trial, instance);
}

async function leftOf(trial: Trial, instance: ResourceInstance): Promise<[string, number] | undefined> {
  const { read } = await viewInstance(trial, instance, { list: false });
  const shown = read?.value ?? representationOf(instance.payload, undefined);
  return shown && leftIn(shown);
}
