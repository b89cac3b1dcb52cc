import type { Checker } from "../../engine/checker";
import { subjectSlot } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { keyOf } from "../../send/request";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A flag that a text sets is set afterwards, and what it clears is cleared: "Stores the file; `hasCertificate` of the student
 * becomes true".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function statedFlags(checker: Checker, operation: Operation): Scenario[] {
  const flag = isRead(operation) ? undefined : flagIn(operation.text);
  const slot = subjectSlot(checker, operation);
  const { resource, parameter } = slot ?? {};
  if (!flag || !resource?.read || !parameter || !checker.selected.has(resource.read)) return [];
  if (operation === resource.remove || !responseMembers(resource.read).has(flag.name)) return [];
  const run = (trial: Trial): Promise<void> => compare(trial, operation, resource, keyOf(parameter), flag);
  return [{ name: `flag ${flag.name} ${operation.id}`, operation, run }];
}

export interface StatedFlag {
  name: string;
  /** Null where the operation clears the member. */
  value: boolean | null;
}

const place = "`(?<name>\\w+)`(?: of (?:the|its) \\w+)?";
const value = "`?(?<value>true|false|null)`?";
const setting = [
  `${place} (?:becomes|is then|is now|turns|is set to|changes to) ${value}`,
  `${place} is ${value} (?:from then on|from now on|afterwards|thereafter|after that)\\b`,
  `\\b(?:sets|resets) ${place} (?:back )?to ${value}`,
  "\\b(?:clears|empties) `(?<name>\\w+)`",
].map((one) => new RegExp(one, "i"));

/** "`hasCertificate` of the student becomes true", "`isOpen` is true from then on", "sets `pausedUntil` to null". */
export function flagIn(text: string): StatedFlag | undefined {
  for (const sentence of sentencesOf(text.replace(/\s+/g, " ")))
    for (const clause of sentence.split(/[;:]/)) {
      const found = setting.map((one) => one.exec(clause)).find((one) => one !== null);
      // "`null` clears `description`" is about a value that is sent, "every other move sets it to null" about some calls.
      const isConditional =
        /\b(if|when|unless|once|until|while|where|only|otherwise|other)\b|(`(null|true|false|"")`|\bempty [\w ]+) (clears|empties|sets|resets) `/i.test(
          found ? clause.slice(0, found.index + found[0].length) : "",
        );
      const { name, value: word = "null" } = found?.groups ?? {};
      if (name !== undefined && !isConditional) return { name, value: statedValue(word.toLowerCase()) };
    }
  return undefined;
}

const statedValue = (word: string): boolean | null => (word === "null" ? null : word === "true");

async function compare(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  key: string,
  { name, value }: StatedFlag,
): Promise<void> {
  if (!resource.read || !trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const exchange = await perform(trial, call);
  const id = call.parameters.get(key);
  if (exchange.ok && id !== undefined) {
    const instance = namedInstance(trial, resource, id, 0);
    const read = await trial.send(await prepareCall(trial, resource.read, { instance }));
    const shown = read.ok ? representationOf(read.payload, id)?.[name] : undefined;
    // A text that clears a member says nothing of how it is shown: as null, or not at all.
    const isWrong =
      value === null ? shown !== null && shown !== undefined : typeof shown === "boolean" && shown !== value;
    if (isWrong && trial.isSound(read))
      trial.report("read-back", operation, read, {
        expected: `${name} to be ${value} after ${operation.id}`,
        actual: toJson(shown),
        pointer: `/${name}`,
        cause: `flag ${name}`,
      });
  }
  await discardSince(trial, start);
}
