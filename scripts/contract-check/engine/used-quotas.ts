import { codeIn } from "../judge/stated-codes";
import { valueAt } from "../lib/json";
import { spelledNumbers } from "../lib/spelled-numbers";
import { sentencesOf } from "../lib/texts";
import { isRead, type Operation } from "../load/model";
import { verbAndNoun, wordsOf } from "../plan/nouns";
import { normalise } from "../plan/paths";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import type { PreparedCall } from "../send/request";
import { slotsOf } from "./id-slots";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/** "Your plan allows no more passes for that day." */
const ofQuota = /too[ _-]?many|\blimit|[_ -]limit|quota|maximum|at most|no more\b|fewer than/i;
/** "You have ten open rentals already." */
const ofCount = new RegExp(
  `\\b(?:have|has|holds?) (?:already )?(?:got )?(?:\\d+|${spelledNumbers.slice(1).join("|")})\\b[^.;]*`,
  "i",
);
const isOfCount = (text: string): boolean => ofCount.test(text) && /\balready\b/i.test(text);
const ending = /^(cancel|withdraw|abandon|abort|close|release|revoke|return|drop|give_?up|stop|end)/i;

/** So many instances are given up for a new one. */
const mostGivenUp = 3;

const triedBy = new WeakMap<Trial["checker"], WeakSet<ResourceInstance>>();

const single =
  /\b(not|never|cannot)\b[^.;]*\banother\b|\ba second\b|\b(only|at most) one\b|\bone\b[^.;]{0,60}\bat a time\b|\balready (has|have|holds)\b/i;

/** Whether a refusal is about how many there may be: `too_many_pending`, `bike_limit_reached`. */
export const isAboutQuota = (exchange: Exchange): boolean =>
  ((exchange.code === 409 || exchange.code === 422) &&
    (ofQuota.test(exchange.text) || isOfCount(exchange.text))) ||
  isAboutSingle(exchange);

/** Whether the sentence about a conflict's code allows one at a time: "must not file another one (`application_exists`)". */
function isAboutSingle({ code, operation, body }: Exchange): boolean {
  const name = code === 409 ? codeIn(body) : undefined;
  return (
    name !== undefined &&
    sentencesOf(operation.text).some((sentence) => sentence.includes(name) && single.test(sentence))
  );
}

const ofStock = /sold_?out|out_?of_?stock|exhausted|insufficient|not_?enough|exceed(ed|s)/;

/** Whether a conflict says that what a creation takes from is used up, by its code: `sold_out`, `budget_exceeded`. */
export const isAboutStock = ({ code, body }: Exchange): boolean =>
  code === 409 && ofStock.test(wordsOf(codeIn(body) ?? "").join("_"));

/**
 * What this trial created and nothing has changed since, where a quota leaves no place for another one: it is as good as
 * new.
 */
export function unspentInstance(
  { created, steps }: Trial,
  resource: Resource,
  userIndex: number,
): ResourceInstance | undefined {
  const refused = steps.findLast(({ operation }) => operation === resource.create);
  if (!refused || refused.ok || !isAboutQuota(refused)) return undefined;
  const isChanged = (id: unknown): boolean =>
    steps.some(
      ({ ok, operation, call }) => ok && !isRead(operation) && [...call.parameters.values()].includes(id),
    );
  return created.findLast(
    (one) =>
      one.resource === resource &&
      one.userIndex === userIndex &&
      !one.isDeleted &&
      !isChanged(one.ids.get(resource.key)),
  );
}

/**
 * What another trial created last, where a creation that was accepted before meets a conflict and this trial created none: it
 * may have been changed since, and still opens what nothing else would.
 */
export function latestOwn(
  { checker, steps }: Trial,
  resource: Resource,
  userIndex: number,
): ResourceInstance | undefined {
  const refused = steps.findLast(({ operation }) => operation === resource.create);
  const isOpen = resource.create !== undefined && checker.bases.get(resource.create)?.isAccepted === true;
  if (!isOpen || refused?.code !== 409) return undefined;
  const found = checker.instances.findLast(
    (one) => one.resource === resource && one.userIndex === userIndex && !one.isDeleted,
  );
  for (const step of found?.steps ?? []) if (!steps.includes(step)) steps.push(step);
  return found;
}

/** The references of a body to what nothing creates: there are so many of them and no more. */
const scarceSlots = (checker: Trial["checker"], operation: Operation) =>
  slotsOf(checker, operation).filter(
    ({ parameter, resource, member }) => !parameter && member === undefined && resource && !resource.create,
  );

/** Whether a conflict is about something that nothing creates, by its code: `loan_bike_lent`. */
export function isAboutScarce(checker: Trial["checker"], { code, operation, body }: Exchange): boolean {
  const words = code === 409 ? wordsOf(codeIn(body) ?? "").join("") : "";
  return (
    words !== "" &&
    scarceSlots(checker, operation).some(({ resource }) => resource?.noun && words.includes(resource.noun))
  );
}

/** Whether an earlier instance was created with the scarce thing that a refused creation names. */
export function holdsSame(checker: Trial["checker"], { operation, call }: Exchange) {
  const pointers = scarceSlots(checker, operation).map(({ pointer }) => pointer);
  return ({ sentBody }: ResourceInstance): boolean =>
    pointers.some((one) => {
      const wanted = valueAt(call.body, one);
      return wanted !== undefined && valueAt(sentBody, one) === wanted;
    });
}

/** Actions, and what is created below an instance, that end it: `POST /rentals/{rentalId}/return`. */
const endingOperations = ({ operations }: Trial["checker"], { key, actions }: Resource): Operation[] =>
  operations.filter(
    (one) =>
      (actions.includes(one) || (one.method === "post" && normalise(one.path).startsWith(`${key}/{}/`))) &&
      ending.test(verbAndNoun(one.name).verb),
  );

/**
 * Deletes or ends what the run created before and this trial does not use, where a quota leaves no place for another: "an
 * attendee has fewer than three pending orders". Returns whether there is room now.
 */
export async function endEarlier(
  trial: Trial,
  resource: Resource,
  { userIndex, isWanted }: { userIndex: number; isWanted: (instance: ResourceInstance) => boolean },
  prepare: (operation: Operation, instance: ResourceInstance) => Promise<PreparedCall>,
): Promise<boolean> {
  const { checker } = trial;
  const tried = triedBy.get(checker) ?? new WeakSet<ResourceInstance>();
  triedBy.set(checker, tried);
  const ends = [resource.remove, ...endingOperations(checker, resource)];
  const used = new Set([...trial.created, ...trial.own.values()]);
  const earlier = checker.instances.filter(
    (one) =>
      one.resource === resource &&
      one.userIndex === userIndex &&
      one.isOwn &&
      !one.isDeleted &&
      !used.has(one) &&
      !tried.has(one) &&
      isWanted(one),
  );
  for (const instance of earlier.slice(-mostGivenUp).reverse()) {
    tried.add(instance);
    for (const operation of ends) {
      if (!operation || !checker.selected.has(operation)) continue;
      const { ok } = await trial.send(await prepare(operation, instance), { userIndex });
      if (!ok) continue;
      if (operation === resource.remove) instance.isDeleted = true;
      for (const [key, one] of checker.shared) if (one === instance) checker.shared.delete(key);
      return true;
    }
  }
  return false;
}
