import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { keyOf } from "../../send/request";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A flag that a text sets is set afterwards: "Stores the file; `hasCertificate` of the student becomes true".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function statedFlags(checker: Checker, operation: Operation): Scenario[] {
  const flag = isRead(operation) ? undefined : flagIn(operation.text);
  const slot = slotsOf(checker, operation).findLast(({ parameter }) => parameter?.in === "path");
  const { resource, parameter } = slot ?? {};
  if (!flag || !resource?.read || !parameter || !checker.selected.has(resource.read)) return [];
  if (operation === resource.remove || !responseMembers(resource.read).has(flag.name)) return [];
  const run = (trial: Trial): Promise<void> => compare(trial, operation, resource, keyOf(parameter), flag);
  return [{ name: `flag ${flag.name} ${operation.id}`, operation, run }];
}

export interface StatedFlag {
  name: string;
  value: boolean;
}

/** "`hasCertificate` of the student becomes true", "`isOpen` is true from then on". */
export function flagIn(text: string): StatedFlag | undefined {
  for (const sentence of sentencesOf(text.replace(/\s+/g, " ")))
    for (const clause of sentence.split(/[;:]/)) {
      const found =
        /`(\w+)`(?: of (?:the|its) \w+)? (?:becomes|is then|is now|turns|is set to|changes to) `?(true|false)`?/i.exec(
          clause,
        ) ??
        /`(\w+)`(?: of (?:the|its) \w+)? is `?(true|false)`? (?:from then on|from now on|afterwards|thereafter|after that)\b/i.exec(
          clause,
        );
      const isConditional = /\b(if|when|unless|once|until|while|where|only|otherwise)\b/i.test(
        found ? clause.slice(0, found.index + found[0].length) : "",
      );
      if (found && !isConditional) return { name: found[1] ?? "", value: /true/i.test(found[2] ?? "") };
    }
  return undefined;
}

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
    if (typeof shown === "boolean" && shown !== value && trial.isSound(read))
      trial.report("read-back", operation, read, {
        expected: `${name} to be ${value} after ${operation.id}`,
        actual: String(shown),
        pointer: `/${name}`,
        cause: `flag ${name}`,
      });
  }
  await discardSince(trial, start);
}
