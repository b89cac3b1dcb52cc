import { isObject, object } from "../lib/json";
import { literal, sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import { membersOf } from "../schema/shape";
import type { ResourceInstance } from "./resource-instance";
import { movedTime } from "./time-window";
import type { Trial } from "./trial";

const day = 86_400_000;
const present = "(the |its )?(present|current|existing|previous|old) (one|value|\\w+)";

interface Beyond {
  readonly name: string;
  readonly side: 1 | -1;
}

const known = new WeakMap<Operation, readonly Beyond[]>();

/** The members of a body that a text wants beyond what is there: "the new end is later than the present one". */
export function membersBeyond(operation: Operation): readonly Beyond[] {
  const before = known.get(operation);
  if (before) return before;
  const schema = operation.body?.media[0]?.schema;
  const names = schema ? [...membersOf(operation.contract.documents, schema).keys()] : [];
  const sentences = sentencesOf(operation.text.replace(/[`*]/g, ""));
  const found = names.flatMap((name): Beyond[] => {
    // "The new end" is `endsOn`: what follows the first word tells the kind of value.
    const [first = name] = wordsOf(name);
    const noun = `\\b(new )?(${literal(name)}|${literal(first.replace(/s$/, ""))}s?|${wordsOf(name).map(literal).join(" ")})\\b`;
    const isIn = (words: string) =>
      sentences.some((one) => new RegExp(`${noun}[^.;:]*\\b(${words}) than ${present}`, "i").test(one));
    if (isIn("later|greater|higher|larger|longer|more")) return [{ name, side: 1 }];
    return isIn("earlier|less|lower|smaller|shorter|fewer") ? [{ name, side: -1 }] : [];
  });
  known.set(operation, found);
  return found;
}

/** The body with members beyond what their instance has, where a text wants that. */
export function withMembersBeyond(
  trial: Trial,
  operation: Operation,
  body: unknown,
  instances: ReadonlyMap<string, ResourceInstance>,
): unknown {
  const beyond = isObject(body) ? membersBeyond(operation) : [];
  const instance = [...instances.values()][0];
  if (beyond.length === 0 || !isObject(body) || !instance) return body;
  const changed = beyond.flatMap(({ name, side }) => {
    const value = furthest(shownValues(trial, operation, instance, name), side);
    const next =
      typeof value === "number"
        ? value + side
        : typeof value === "string"
          ? movedTime(value, side * day)
          : undefined;
    return next === undefined ? [] : [[name, next] as const];
  });
  return { ...body, ...Object.fromEntries(changed) };
}

/** What the trial has seen of a member of an instance: at its creation, and since. */
function shownValues(
  trial: Trial,
  { path }: Operation,
  instance: ResourceInstance,
  name: string,
): readonly unknown[] {
  const id = instance.ids.get(instance.resource.key);
  const first = path.split("/").slice(0, 3).join("/");
  const answers = trial.steps.filter(
    ({ ok, operation, call }) =>
      ok && operation.path.startsWith(first) && [...call.parameters.values()].includes(id),
  );
  return [instance.payload, ...answers.map(({ payload }) => payload)].flatMap((payload) => {
    const value = object(payload)[name];
    return value === undefined || value === null ? [] : [value];
  });
}

/** The one that lies furthest to a side: what was changed before has gone that way already. */
function furthest(values: readonly unknown[], side: 1 | -1): unknown {
  return values.reduce((one, other) => {
    const isFurther =
      (typeof one === "number" && typeof other === "number" && (other - one) * side > 0) ||
      (typeof one === "string" && typeof other === "string" && other > one === (side === 1));
    return isFurther ? other : one;
  }, values[0]);
}
