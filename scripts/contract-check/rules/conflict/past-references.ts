import type { Checker } from "../../engine/checker";
import { registeredItem } from "../../engine/existing-instance";
import { slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { amountOfTime, lengthIn } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { headerOf } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { discard, lastCreated, perform } from "../shared/prepared-call";
import { stateMember } from "../shared/state-member";

/** How many things of the past are tried: each may be closed for another reason, too. */
const tries = 4;

/**
 * What refers to something whose time has passed is refused, where a text says so: "An event that has started already is
 * answered with 409".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function pastReferences(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 409, 410, 422)) return [];
  const own = checker.resources.roles.get(operation)?.resource;
  return slotsOf(checker, operation).flatMap(({ resource, member }) => {
    const list = resource?.list && findList(resource.list);
    if (!resource?.list || !list || member !== undefined || resource === own) return [];
    const docs = resource.list.contract.documents;
    const times = [...membersOf(docs, list.item)].flatMap(([name, place]) =>
      /^date/.test(shapeOf(docs, place).format ?? "") ? [name] : [],
    );
    const text = textsOf(operation);
    const passedBy = passedTime(text, resource.noun, times);
    const past =
      passedBy === undefined ? agedTime(text, resource.noun, times) : { time: passedBy, age: 60_000 };
    if (past === undefined) return [];
    const run = (trial: Trial): Promise<void> => refer(trial, operation, resource, past);
    return [{ name: `past ${operation.id} ${resource.key}`, operation, run }];
  });
}

const textsOf = ({ text, responses }: Operation): string =>
  [
    text,
    ...responses
      .filter(({ status }) => /^4(09|10|22)$/.test(status))
      .map(({ status, description }) => `${status} ${description}`),
  ].join(". ");

const passed: readonly [stated: RegExp, stem: RegExp][] = [
  [/\b(has|have|had) (already )?(started|begun)\b|\b(started|begun|began) already\b/, /^(start|begin)/],
  [
    /\b(has|have) (already )?(ended|finished|closed|taken place)\b|\bis (already )?over\b/,
    /^(end|finish|close|until)/,
  ],
  [/\b(has|have|is) (already )?expired\b|\bexpired (one|\w+)s?\b/, /^(expir|valid)/],
  [/\b(has|have) (already )?(departed|left)\b/, /^(depart|leave)/],
  [/\b(lies|is|are|was) (already )?(in the )?past\b/, /^(start|begin|date|day|time|on|at|when|depart)/],
];

/** The time of a resource that a text refuses when it has passed. */
export function passedTime(text: string, noun: string, times: readonly string[]): string | undefined {
  if (noun === "") return undefined;
  const plain = plainText(text);
  for (const sentence of sentencesOf(plain)) {
    if (!sentence.includes(noun) || !/\b(409|410|422)\b|refus|reject|cannot/.test(sentence)) continue;
    if (/\b(not yet|unless|otherwise|must|only|until)\b/.test(sentence)) continue;
    for (const [stated, stem] of passed) {
      const found = stated.test(sentence)
        ? times.find((name) => stem.test(wordsOf(name)[0] ?? ""))
        : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A time that a text refuses from some age on, with that age: "when it was delivered more than 30 days ago". */
export function agedTime(text: string, noun: string, times: readonly string[]): PastTime | undefined {
  if (noun === "") return undefined;
  for (const sentence of sentencesOf(plainText(text))) {
    const found = new RegExp(`\\b(\\w+) more than ${amountOfTime}\\b[^,.;]* ago\\b`).exec(sentence);
    if (!found || !sentence.includes(noun) || !/\b(409|410|422)\b/.test(sentence)) continue;
    const [whole, word] = found;
    const time = times.find((name) => wordsOf(name)[0] === word);
    const age = lengthIn(new RegExp(amountOfTime).exec(whole.slice(whole.indexOf("more than ") + 10)));
    if (time !== undefined && age !== undefined) return { time, age: age + 86_400_000 };
  }
  return undefined;
}

/** A time of what is referred to, and from which age on it is refused; in ms. */
interface PastTime {
  time: string;
  age: number;
}

async function refer(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  { time, age }: PastTime,
): Promise<void> {
  if (!resource.list || !trial.checker.bases.get(operation)?.isAccepted) return;
  const all = await fetchAll(trial, await prepareCall(trial, resource.list));
  const now = Date.parse((all && headerOf(all.exchange, "date")) ?? "");
  if (!all || Number.isNaN(now)) return;
  const state = stateMember(resource)?.name;
  const old = all.items.filter((item) => Date.parse(String(propertyOf(item, time))) < now - age);
  // One of each state, then the second ones: what is closed for its state says nothing about its time.
  const rankOf = (item: unknown, index: number): number =>
    state === undefined
      ? 0
      : old.slice(0, index).filter((one) => propertyOf(one, state) === propertyOf(item, state)).length;
  const shown = old
    .map((item, index) => ({ item, rank: rankOf(item, index) }))
    .filter(({ rank }) => state === undefined || rank < 2)
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
  for (const item of shown.slice(0, tries)) {
    const instance = isObject(item) ? registeredItem(trial, resource, all.exchange, item, 0) : undefined;
    if (!instance) continue;
    const call = withNewNames(trial, await prepareCall(trial, operation, { instance }));
    const count = trial.created.length;
    const exchange = await perform(trial, call);
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
    if (!exchange.ok) continue;
    trial.report("conflict", operation, exchange, {
      expected: `a refusal, as ${time} of the ${resource.noun} was ${String(propertyOf(item, time))}`,
      cause: `past ${time}`,
    });
    return;
  }
}
