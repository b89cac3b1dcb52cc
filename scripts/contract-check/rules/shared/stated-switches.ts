import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";

/** The members of a body that choose between two statements of a text: `outOfService`. */
function switchesOf({ body, contract: { documents } }: Operation): string[] {
  const schema = body?.media[0]?.schema;
  return schema
    ? [...membersOf(documents, schema)].flatMap(([name, place]) => {
        const { types } = shapeOf(documents, place);
        return types.has("boolean") && types.size === 1 ? [name] : [];
      })
    : [];
}

const whole = (text: string): string[] =>
  text
    .replace(/\s+/g, " ")
    .replace(/[`"'“”*]/g, "")
    .split(/(?<=\.)\s/);

/** What a sentence says of a switch: that it is on, that it is off, or nothing. */
function statedSwitch(sentence: string, name: string): boolean | undefined {
  const words = wordsOf(name)
    .filter((word) => !/^(is|has)$/.test(word))
    .join("[ _-]?");
  const found = new RegExp(
    `(\\b(?:not|no longer|never) (?:an? |the )?)?\\b${words}\\b(?:(?: is|:|=| set to)? (true|false)\\b)?`,
    "i",
  ).exec(sentence);
  if (!found) return undefined;
  const [, negation, value] = found;
  return (value !== "false") === (negation === undefined);
}

/**
 * A body with its switches as the sentence has them that excludes a state: "Taking a compartment out of service works only
 * while it is free; a held one is a 409" is about `outOfService: true`, and nothing about `false`.
 */
export function withStatedSwitches(operation: Operation, body: unknown, state: string): unknown {
  if (!isObject(body)) return body;
  const spelled = new RegExp(`(?<![\\w-])${wordsOf(state).join("[ _-]?")}(?![\\w-])`, "i");
  const excluding = whole(operation.text).filter(
    (one) => spelled.test(one) && /\b409\b|refus|reject|\bonly\b|cannot/i.test(one),
  );
  const stated = switchesOf(operation).flatMap((name): [string, boolean][] => {
    const values = excluding.map((one) => statedSwitch(one, name)).filter((one) => one !== undefined);
    const [value] = values;
    return value !== undefined && new Set(values).size === 1 ? [[name, value]] : [];
  });
  return stated.length > 0 ? { ...body, ...Object.fromEntries(stated) } : body;
}

const clearing =
  /\b(clears?|cleared|empties|emptied|resets?|removes?|removed|drops?|dropped|forgets?|forgotten|erases?|erased)\b/i;

/**
 * Whether a text has a member cleared by the value that a switch was sent with: "Bringing it back clears the reason" of
 * `outOfService: false`. What `null` clears is the sender's choice.
 */
export function isClearedBySwitch(operation: Operation, body: unknown, member: string): boolean {
  const named = new RegExp(`\\b${wordsOf(member).join("[ _-]?")}\\b`, "i");
  const sentences = whole(operation.text)
    .flatMap((one) => one.split(/;\s/))
    .filter((one) => clearing.test(one) && named.test(one) && !/\bnull\b/.test(one));
  return (
    isObject(body) &&
    switchesOf(operation).some(
      (name) =>
        name !== member &&
        typeof body[name] === "boolean" &&
        sentences.some((one) => body[name] === (statedSwitch(one, name) ?? false)),
    )
  );
}
