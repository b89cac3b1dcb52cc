import type { Checker } from "../../engine/checker";
import { isIdValue, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { mayName, referredNoun, spacedNoun } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { differentValue } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A member that something else takes over from a request is seen there: "The instrument takes over the reported condition".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function takenOverMembers(checker: Checker, operation: Operation): Scenario[] {
  const { documents } = operation.contract;
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema || checker.options.isReadOnly) return [];
  const text = plainText(operation.text);
  const members = [...membersOf(documents, schema)];
  return [...checker.resources.all.values()].flatMap((other): Scenario[] => {
    const { read, noun } = other;
    if (!read || other.isSingle || !checker.selected.has(read) || !mayName(text, noun)) return [];
    const shown = responseMembers(read);
    return members.flatMap(([member, place]): Scenario[] => {
      const isPlain = !shapeOf(documents, place).types.has("object") && shown.has(member);
      if (!isPlain || referredNoun(member) !== undefined || !isTakenOver(text, spacedNoun(noun), member))
        return [];
      const run = (trial: Trial): Promise<void> => act(trial, operation, other, member);
      return [{ name: `${noun} takes over ${member} ${operation.id}`, operation, run }];
    });
  });
}

/** "The instrument takes over the reported condition", "The bike gets the new mileage". */
export function isTakenOver(text: string, noun: string, member: string): boolean {
  const pattern = new RegExp(
    `\\b(?:the|its) ${noun} (?:then |also )?(?:takes over|takes on|adopts|inherits|gets|is given) the (?:\\w+ )?${literal(member.toLowerCase())}(?![\\w-])`,
  );
  return (
    noun !== "" &&
    sentencesOf(plainText(text)).some(
      (one) => pattern.test(one) && !/\b(if|when|unless|only|once|unchanged|not)\b/.test(one),
    )
  );
}

async function act(trial: Trial, operation: Operation, other: Resource, member: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const inPath = [...call.parameters.values()];
  const subject = trial.created.findLast((one) => inPath.includes(one.ids.get(one.resource.key)))?.payload;
  const id =
    referredIn([call.body, representationOf(subject, undefined)], trial, other) ?? idInPath(call, other);
  const instance = id === undefined ? undefined : namedInstance(trial, other, id, 0);
  const before = instance && (await viewInstance(trial, instance, { list: false })).read?.value[member];
  if (instance && before !== undefined && isObject(call.body)) {
    const own = call.body[member];
    const value = isEquivalent(own, before) ? differentValue(trial, operation, member, before) : own;
    const exchange = await perform(trial, { ...call, body: { ...call.body, [member]: value } });
    const after = exchange.ok ? (await viewInstance(trial, instance, { list: false })).read : undefined;
    if (
      after &&
      value !== undefined &&
      isEquivalent(after.value[member], before) &&
      trial.isSound(after.exchange)
    )
      trial.report("read-back", operation, after.exchange, {
        expected: `${member} ${toJson(value)}, which the ${other.noun} takes over from ${operation.id}`,
        actual: `${member}: ${toJson(before)}, as before`,
        pointer: `/${member}`,
        cause: `taken over by ${other.noun}`,
      });
  }
  await discardSince(trial, start);
}

const idInPath = (
  { operation, parameters }: { operation: Operation; parameters: ReadonlyMap<string, unknown> },
  { key }: Resource,
) => {
  const name = [...pathSlots(operation.path)].find(([, one]) => one === key)?.[0];
  return name === undefined ? undefined : parameters.get(`path.${name}`);
};

/** The id of what a call is about, in its body or in what it acts on. */
function referredIn(values: readonly unknown[], { checker: { resources } }: Trial, other: Resource): unknown {
  for (const value of values)
    for (const [name, id] of isObject(value) ? Object.entries(value) : []) {
      const noun = referredNoun(name);
      if (noun !== undefined && isIdValue(id) && resources.byNoun(noun) === other) return id;
    }
  return undefined;
}
