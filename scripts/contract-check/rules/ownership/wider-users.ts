import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { findInList, viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";

/**
 * A user whose role reaches everything is not refused what belongs to others: "The manager sees and changes everything".
 *
 * Standard: the descriptions of the contract and its operations.
 * Reports: `ownership`. Severity: error.
 */
export function widerUsers(checker: Checker, resource: Resource): Scenario[] {
  const { create } = resource;
  if (!create || !checker.selected.has(create) || checker.options.isReadOnly || checker.callers.has(create))
    return [];
  return checker.users.flatMap((user, index) => {
    const roles = [...(user.grants ?? []), user.name].filter(
      (one) => !checker.users[0]?.grants?.includes(one),
    );
    const nouns = [...checker.resources.all.values()].map(({ noun }) => noun);
    const reach = reachOf(generalText(create.contract), roles, resource.noun, nouns);
    if (index === 0 || reach === undefined) return [];
    const run = (trial: Trial): Promise<void> => reachAll(trial, resource, index, reach === "change");
    return [{ name: `wider ${user.name} ${resource.key}`, operation: create, run }];
  });
}

const everything =
  /\b(everything|anything|all|any|every(one|body)?)\b|\bof (any|every|all|other) (users?|members?|people)\b|\b(of|to) (others|everybody|anybody|anyone)\b/i;

/**
 * What a text lets somebody with a role do with what belongs to others; undefined where it says nothing.
 *
 * @param noun What is reached; a text that names others of `nouns` is not about it
 */
export function reachOf(
  text: string,
  roles: readonly string[],
  noun = "",
  nouns: readonly string[] = [],
): "read" | "change" | undefined {
  if (roles.length === 0) return undefined;
  const names = roles.flatMap((one) => [one, /admin/i.test(one) ? "administrator" : one]).map(literal);
  const role = new RegExp(`(?<![\\w-])\`?(${names.join("|")})s?\`?(?![\\w-])`, "i");
  let found: "read" | "change" | undefined;
  for (const sentence of sentencesOf(text)) {
    const at = role.exec(sentence)?.index;
    if (at === undefined || /\b(not|never|no|only|except|but|unless|apart)\b/i.test(sentence)) continue;
    const rest = sentence.slice(at);
    const verb =
      /\b(sees?|reads?|views?|access(es)?|reach(es)?|changes?|manages?|edits?|work(s)? on|does|do)\b/i.exec(
        rest,
      );
    if (!verb || !everything.test(rest.slice(verb.index)) || /\bscopes? of\b/i.test(rest)) continue;
    // "Students carry a tag that changes with every change": something else changes.
    if (/\b(that|which|whose)\b/i.test(rest.slice(0, verb.index))) continue;
    // "A manager may do everything a clerk may" is about operations, of whose instances it says nothing.
    if (
      /\b(everything|anything|all) (that )?(an? |the )?[\w-]+ (may|can|does|do|is allowed to)\b/i.test(rest)
    )
      continue;
    // "Staff see everything of their own practice" is about a part of all.
    if (/\b(their|his|her|its) own\b/i.test(rest)) continue;
    // "The shipments and invoices of every customer" are not the webhooks.
    const named = wordsOf(rest.slice(verb.index))
      .map(singular)
      .filter((word) => nouns.includes(word));
    if (named.length > 0 && !named.includes(noun)) continue;
    found = /\b(changes?|manages?|edits?|writes?|works? on|does|do)\b/i.test(rest)
      ? "change"
      : (found ?? "read");
  }
  return found;
}

async function reachAll(
  trial: Trial,
  resource: Resource,
  userIndex: number,
  isChanging: boolean,
): Promise<void> {
  const { selected, bases } = trial.checker;
  const instance = await createInstance(trial, resource);
  if (!instance || instance.ids.get(resource.key) === undefined) return;
  const own = await viewInstance(trial, instance);
  const { read, list, update, replace } = resource;
  if (read && own.read) await tryCall(trial, read, instance, userIndex);
  if (list && own.list) await tryList(trial, list, instance, userIndex);
  if (isChanging)
    for (const change of [update, replace, ...resource.actions])
      if (change && selected.has(change) && bases.get(change)?.isAccepted && !isForOwner(change))
        await tryCall(trial, change, instance, userIndex);
  await discard(trial, instance);
}

/** "Only the owner may" without a word of the role. */
const isForOwner = ({ text, responses }: Operation): boolean =>
  /\bonly (the|its|their) (\w+ )?(owner|author|creator|holder|buyer|customer)s?\b/i.test(
    [text, ...responses.map(({ description }) => description)].join(" "),
  ) && !/\b(admin|administrator|manager|staff|operator)/i.test(text);

async function tryCall(
  trial: Trial,
  operation: Operation,
  shared: ResourceInstance,
  userIndex: number,
): Promise<void> {
  const preparation = trial.checker.preparations.get(operation);
  const instance = preparation ? undefined : shared;
  const call = await prepareCall(trial, operation, instance ? { instance } : { isFresh: true });
  const exchange = await trial.send(call, { userIndex });
  if (exchange.code !== 403 && exchange.code !== 404) return;
  const control = await trial.send(call);
  if (control.code === 403 || control.code === 404) return;
  trial.report("ownership", operation, exchange, {
    expected: `an answer as ${trial.checker.users[0]?.name} gets it, as ${trial.checker.users[userIndex]?.name} reaches what belongs to others`,
    cause: "wider",
  });
}

async function tryList(
  trial: Trial,
  list: Operation,
  instance: ResourceInstance,
  userIndex: number,
): Promise<void> {
  const found = await findInList(trial, instance, list, userIndex).catch(() => undefined);
  if (!found?.exchange?.ok || found.item !== undefined || !found.isWhole) return;
  trial.report("ownership", list, found.exchange, {
    expected: `what ${trial.checker.users[0]?.name} has in the list, too, as ${trial.checker.users[userIndex]?.name} reaches it`,
    cause: "wider list",
  });
}
