import { isObject } from "../json";
import { documents, refusalText } from "../load/documented";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resources";
import type { Exchange } from "../run/exchange";
import { make } from "../run/prepare";
import { register } from "../run/register";
import type { Scenario } from "../run/scenario";
import { discard, lastMade, perform, validCall } from "./call";

const unique =
  /already|taken|exist|in use|unique|duplicate|same (name|title|email|code|sku|slug|key)|twice|\bhas (one|it) (with|of|named|called)|(of|with) (that|this|the same) (name|title|label|e-?mail|address|phone|number|code|sku|slug|key|barcode|isbn|serial|handle)\b/;

const other = /idempot|version|stale|etag|precondition|concurrent|meanwhile/;

/** What the contract says must be unique is refused the second time. */
export function conflict(operation: Operation, resource: Resource): Scenario {
  return {
    name: `conflict ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documents(operation, 409) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      if (!unique.test(text) || other.test(text)) return;
      const thing = await make(trial, resource);
      const maker = thing?.steps.at(-1);
      if (!thing || !maker) return;
      const { credentials, ...again } = maker.call;
      const second = await trial.send(again, { credentials });
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok) {
        trial.report("conflict", operation, second, {
          expected: "409, as the same thing exists already",
          cause: "create",
        });
        register(trial, resource, second, 0);
        await discard(trial, lastMade(trial));
      } else {
        trial.checker.coverage.reached(operation, "conflict", "refused");
        if (second.code !== 409 && trial.isSound(second) && second.code !== 429)
          trial.report("conflict", operation, second, {
            expected: "409, as the same thing exists already",
            cause: "code",
          });
      }
      await discard(trial, thing);
    },
  };
}

/** Whether the words forbid what is done again, now that the thing is in the state it was brought to. */
function saysOver(text: string, first: Exchange): boolean {
  if (/already|twice|once|again|(from|in) any other|any other (state|status)/.test(text)) return true;
  const states = isObject(first.payload)
    ? Object.entries(first.payload).filter(([name]) => /state|status/i.test(name))
    : [];
  return states.some(
    ([, now]) => typeof now === "string" && text.includes(`when it is ${now.toLowerCase()}`),
  );
}

/** An action that may be done once is refused the second time. */
export function onceOnly(operation: Operation): Scenario {
  return {
    name: `once ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!documents(operation, 409) || !trial.checker.bases.get(operation)?.isAccepted) return;
      const text = refusalText(operation, 409);
      if (
        !/already|twice|once|again|any other|from [a-z]+ to|when it is|not (open|pending|active|draft)|state|status|closed|finished|done/.test(
          text,
        ) ||
        other.test(text)
      )
        return;
      const call = await validCall(trial, operation);
      const thing = lastMade(trial);
      const first = await perform(trial, call);
      if (!first.ok) return;
      const second = await trial.send(call);
      trial.checker.coverage.plan(operation, "conflict", false);
      if (second.ok && saysOver(text, first))
        trial.report("conflict", operation, second, { expected: "409 the second time", cause: "twice" });
      else if (!second.ok) trial.checker.coverage.reached(operation, "conflict", "refused");
      await discard(trial, thing);
    },
  };
}
