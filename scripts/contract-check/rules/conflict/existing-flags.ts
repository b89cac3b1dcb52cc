import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withSeparateRefusals } from "../../lib/refusal-lists";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { fetchAll, propertyOf } from "../shared/fetch-pages";

/**
 * What a text excludes where a flag is set is refused for what the lists show with it: "Refused with 409 if the loan is
 * overdue".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function existingFlags({ selected }: Checker, resource: Resource): Scenario[] {
  const { list } = resource;
  const shape = list && findList(list);
  if (!list || !shape || !selected.has(list)) return [];
  const { documents: docs } = list.contract;
  const flags = [...membersOf(docs, shape.item)].flatMap(([name, place]) =>
    shapeOf(docs, place).types.has("boolean") ? [name] : [],
  );
  return resource.actions.flatMap((operation) => {
    if (isRead(operation) || !selected.has(operation) || !documents(operation, 409)) return [];
    const excluded = flags.filter((name) => excludesFlag(operation.text, name));
    const run = (trial: Trial): Promise<void> => tryFlags(trial, resource, list, operation, excluded);
    return excluded.length > 0 ? [{ name: `existing flags ${operation.id}`, operation, run }] : [];
  });
}

/** Whether a text refuses what has a flag: "Refused with 409 if the loan is returned or overdue". */
export function excludesFlag(text: string, name: string): boolean {
  const words = wordsOf(name).filter((word) => word !== "is");
  const set = new RegExp(`\\b(?:is|are|was|or)(?: already)? (?:${literal(words.join(" "))})(?![\\w-])`);
  return sentencesOf(plainText(withSeparateRefusals(text))).some((one) => {
    const at = set.exec(one)?.index;
    const before = at === undefined ? "" : one.slice(0, at);
    return (
      at !== undefined &&
      /\b409\b/.test(one) &&
      /\b(if|when|where|for)\b/.test(before) &&
      !/\b(not|unless|no longer|until|only)\b/.test(before)
    );
  });
}

async function tryFlags(
  trial: Trial,
  resource: Resource,
  list: Operation,
  operation: Operation,
  flags: readonly string[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const all = await fetchAll(trial, await prepareCall(trial, list));
  for (const name of flags) {
    const item = all?.items.find((one) => propertyOf(one, name) === true);
    const instance = item && all ? registeredItem(trial, resource, all.exchange, item, 0) : undefined;
    if (!instance) continue;
    const exchange = await trial.send(await prepareCall(trial, operation, { instance }));
    if (!exchange.ok) continue;
    trial.report("conflict", operation, exchange, {
      expected: `409, as the ${resource.noun || "resource"} has ${name}`,
      cause: `existing ${name}`,
    });
    return;
  }
}
