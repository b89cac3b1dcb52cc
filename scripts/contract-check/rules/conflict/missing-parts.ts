import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { followPath } from "../../engine/reached-states";
import { itemsOf, type ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { withTarget } from "../../engine/targeted-steps";
import type { Trial } from "../../engine/trial";
import { singular } from "../../lib/singular";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { normalise } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { viewInstance } from "../shared/instance-views";
import { discard, perform } from "../shared/prepared-call";

/** What an instance may have several of: the lines of an order, in a member or in a list of their own. */
export interface Part {
  words: readonly string[];
  member?: string;
  list?: Operation;
  /** The state that alone needs it: "Going to `offer` needs at least one interview". */
  to?: string;
}

/**
 * An action is refused on an instance that lacks what a text demands: "an order without lines (409)", "409 `order_empty`".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function missingParts(checker: Checker, resource: Resource): Scenario[] {
  const { create, actions } = resource;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly) return [];
  const parts = partsOf(checker, resource);
  return actions
    .filter((one) => checker.selected.has(one) && documents(one, 409, 422))
    .flatMap((action) =>
      neededParts(textOf(action), resource.noun, parts).map((part) => ({
        name: `without ${part.words.join(" ")} ${action.id}`,
        operation: action,
        run: (trial: Trial) => actWithout(trial, resource, action, part),
      })),
    );
}

const textOf = ({ text, responses }: Operation): string =>
  [
    text,
    ...responses
      .filter(({ status }) => /^4(09|22)$/.test(status))
      .map(({ status, description }) => `${status} ${description}`),
  ].join(". ");

/** What an instance shows to have several of, and what is created below it. */
function partsOf(checker: Checker, resource: Resource): Part[] {
  const parts = new Map<string, Part>();
  const add = (name: string, where: Partial<Part>): void => {
    const words = wordsOf(name);
    const last = singular(words.at(-1) ?? "");
    // A text without an s at its end is one of several only by chance.
    if (last === "" || last === words.at(-1)) return;
    const all = [...words.slice(0, -1), last];
    parts.set(all.join(" "), { ...parts.get(all.join(" ")), words: all, ...where });
  };
  const shown = resource.read ?? resource.create;
  const { documents: docs } = shown?.contract ?? {};
  for (const [name, place] of shown ? responseMembers(shown) : [])
    if (docs && shapeOf(docs, place).types.has("array")) add(name, { member: name });
  for (const { key, parent, list } of checker.resources.all.values())
    if (parent === resource.key && list && checker.selected.has(list))
      add(key.slice(key.lastIndexOf("/") + 1), { list });
  return [...parts.values()];
}

/** The parts without which a text refuses an operation. */
export function neededParts(text: string, noun: string, parts: readonly Part[]): Part[] {
  const sentences = sentencesOf(plainText(text)).filter((one) =>
    /\b4(09|22)\b|refus|reject|cannot|not (allowed|accepted|possible)/.test(one),
  );
  const found = parts.flatMap((one) => {
    const sentence = sentenceDemanding(sentences, one);
    const [, to] = /^(?:going|moving|changing|switching) (?:it )?to ([\w-]+)\b/.exec(sentence ?? "") ?? [];
    return sentence === undefined ? [] : [to === undefined ? one : { ...one, to }];
  });
  const [only] = parts;
  if (found.length > 0 || !only || parts.length > 1 || noun === "") return found;
  const isEmpty = new RegExp(
    `\\bempty[ _]${noun}\\b|\\b${noun}_(?:is_)?empty\\b|\\b${noun} (?:that )?is empty\\b`,
  );
  return sentences.some((one) => isEmpty.test(one) && !statesWhatIsRight.test(one)) ? [only] : [];
}

/** The sentence that refuses what lacks a part. */
function sentenceDemanding(sentences: readonly string[], { words }: Part): string | undefined {
  const part = `(?:[\\w-]+ )?${words.join("[ _-]?")}s?\\b`;
  const lack = `(?:\\bwithout (?:any |an? |its |at least one )?|\\b(?:has|have|had|holds?|contains?|there (?:is|are)|with) (?:no|not a single) )${part}(?! (?:left|available|free|remaining|with|that|which|of|called|named|by)\\b)`;
  return sentences.find(
    (one) =>
      !exempting.test(one) &&
      ((new RegExp(lack).test(one) && !statesWhatIsRight.test(one)) ||
        new RegExp(`\\b(?:needs?|requires?|must have|has to have|without) at least one ${part}`).test(one)),
  );
}

/** "All types but `sign` need at least one document." */
const exempting = /\b(all|every|each|any)\b[^,;]*\bbut\b|\bexcept\b|\bother than\b|\bapart from\b/;

/** "Can only be deleted without lines (409)." */
const statesWhatIsRight = /\b(only|unless|must|has to|have to|otherwise|as long as|others?)\b/;

async function actWithout(trial: Trial, resource: Resource, action: Operation, part: Part): Promise<void> {
  const { bases, preparations, states } = trial.checker;
  if (!bases.get(action)?.isAccepted) return;
  const reached =
    part.to === undefined ? undefined : states.get(resource.key)?.find(({ name }) => name === part.to);
  // What the state needs besides is known from the way to it.
  if (part.to !== undefined && reached?.path.at(-1)?.operation !== action) return;
  const instance = await createInstance(trial, resource);
  if (!instance) return;
  const preparation = preparations.get(action);
  const path = reached?.path.slice(0, -1) ?? (preparation?.resource === resource ? preparation.path : []);
  const further = path.filter(({ operation }) => !isBelow(operation, resource, part));
  const prepare = (step: Operation, at: ResourceInstance) => prepareCall(trial, step, { instance: at });
  if ((await followPath(trial, instance, further, prepare)) && (await lacks(trial, instance, part))) {
    const last = reached?.path.at(-1);
    const call = await prepareCall(trial, action, { instance });
    const exchange = await perform(trial, last ? withTarget(trial.checker, call, last) : call);
    if (exchange.ok)
      trial.report("conflict", action, exchange, {
        expected: `a refusal, as the ${resource.noun} has no ${part.words.join(" ")}`,
        cause: `without ${part.words.join(" ")}`,
      });
  }
  await discard(trial, instance);
}

/** Whether a call adds the part: `POST /orders/{orderId}/lines`. */
function isBelow({ path }: Operation, { key }: Resource, { words }: Part): boolean {
  const whole = normalise(path);
  if (!whole.startsWith(`${key}/{}/`)) return false;
  const named = wordsOf(whole.slice(key.length + 4));
  return words.every((word, index) => singular(named[index] ?? "") === singular(word));
}

/** Whether an instance shows to have none of a part; false where nothing shows it. */
async function lacks(trial: Trial, instance: ResourceInstance, { member, list }: Part): Promise<boolean> {
  if (member !== undefined) {
    const { read } = await viewInstance(trial, instance, { list: false });
    const value = read?.value[member];
    if (Array.isArray(value)) return value.length === 0;
  }
  const items = list && (list.pagination?.items ?? findList(list)?.items);
  if (!list || items === undefined) return false;
  const { userIndex } = instance;
  const exchange = await trial.send(await prepareCall(trial, list, { instance, userIndex }), { userIndex });
  return exchange.ok && itemsOf(exchange, items)?.length === 0;
}
