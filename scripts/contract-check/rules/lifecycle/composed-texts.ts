import type { Place } from "../../document/place";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { plainText } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { viewInstance } from "../shared/instance-views";

type Values = Readonly<Record<string, unknown>>;

/**
 * A text that is composed of others follows their change: `fullName`, which is "First name, a blank, last name".
 *
 * Part of `partial-update`.
 *
 * @param name the member that was changed
 * @param before what was shown before the change
 */
export async function judgeComposedTexts(
  trial: Trial,
  instance: ResourceInstance,
  change: Operation,
  name: string,
  before: Values,
): Promise<void> {
  const { read } = instance.resource;
  const schema = change.body?.media[0]?.schema;
  if (!read || !schema) return;
  const sent = membersOf(change.contract.documents, schema);
  const composed = composedOf(read, name, before).filter((one) => !sent.has(one));
  if (composed.length === 0) return;
  const { read: after } = await viewInstance(trial, instance, { list: false });
  if (!after || !trial.isSound(after.exchange)) return;
  for (const one of composed) {
    const expected = String(before[one]).replace(String(before[name]), () => String(after.value[name]));
    if (after.value[one] === expected) continue;
    trial.report("read-back", change, after.exchange, {
      expected: `${one} ${JSON.stringify(expected)}, as ${name} is part of it`,
      actual: JSON.stringify(after.value[one]),
      pointer: `/${one}`,
      cause: "composed",
    });
  }
}

/** The members whose description names a text, which their values hold once, beside others. */
export function composedOf(read: Operation, name: string, values: Values): string[] {
  const part = values[name];
  if (typeof part !== "string" || part === "") return [];
  const named = new RegExp(`\\b${wordsOf(name).join("[ _-]?")}\\b`);
  const isNaming = (place: Place): boolean =>
    named.test(plainText(descriptionOf(place, read.contract.documents.resolve(place))));
  return [...responseMembers(read)]
    .filter(([one, place]) => {
      const whole = values[one];
      const isWhole = typeof whole === "string" && whole !== part && whole.split(part).length === 2;
      return one !== name && isWhole && isNaming(place);
    })
    .map(([one]) => one);
}
