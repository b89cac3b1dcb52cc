import type { Checker } from "../../engine/checker";
import { producerOf } from "../../engine/produced-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * What a text keeps for whoever created an instance is refused to another user of the same role: "The mechanic who opened
 * the order closes it; another mechanic gets 403".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function otherColleagues(checker: Checker, operation: Operation): Scenario[] {
  const { resources, users, callers } = checker;
  const own = resources.roles.get(operation)?.resource;
  const create = own?.create ?? producerOf(checker, own)?.create;
  if (!create || create === operation || !documents(operation, 403, 404)) return [];
  const creator = callers.get(create) ?? 0;
  const roles = users[creator]?.grants ?? [];
  const role = roles.find((one) => isRefusedToOther(operation.text, one));
  const other = users.findIndex((user, index) => index !== creator && user.grants?.join() === roles.join());
  if (role === undefined || other < 0) return [];
  const run = (trial: Trial): Promise<void> => callAsOther(trial, operation, role, other);
  return [{ name: `another ${role} ${operation.id}`, operation, run }];
}

/**
 * "Another mechanic gets 403", "for any other attendee it does not exist (404)", "shown to the attendee who holds it; for others it
 * does not exist".
 */
export function isRefusedToOther(text: string, role: string): boolean {
  return namesOther(text, role) || isOfOne(text, role);
}

const forOthers =
  /\b(?:for (?:all |any )?others?|to others|(?:every|any)(?:body|one) else|no(?:body| one) else)\b[^.;]*\b(?:not exist|not found|40[34]|refused)\b/;

/** "Shown to the attendee who holds it and to organisers; for others it does not exist". */
function isOfOne(text: string, role: string): boolean {
  const sentences = sentencesOf(text.toLowerCase().replace(/[`*]/g, ""));
  const holder = new RegExp(`\\bthe ${role.toLowerCase()} (?:who|that) (?:\\w+ ){1,3}it\\b`);
  return sentences.some(
    (one, index) =>
      holder.test(one) && forOthers.test(`${one} ${sentences[index + 1] ?? ""}`.replaceAll(";", ",")),
  );
}

function namesOther(text: string, role: string): boolean {
  const named = new RegExp(
    `\\b(?:another|any other|other|a different) (?:[\\w-]+ or )?${role.toLowerCase()}s?\\b`,
  );
  return sentencesOf(text.toLowerCase().replace(/[`*]/g, "")).some(
    (one) =>
      named.test(one) &&
      /\b40[34]\b|\b(may|can|must) ?not\b|\brefused\b|\bforbidden\b/.test(
        one.slice(named.exec(one)?.index),
      ) &&
      !/\bunless\b|\bexcept\b/.test(one),
  );
}

async function callAsOther(trial: Trial, operation: Operation, role: string, other: number): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const isNew = trial.created
    .slice(start)
    .some((one) => [...call.parameters.values()].includes([...one.ids.values()].at(-1)));
  const exchange = isNew ? await perform(trial, call, { userIndex: other, isExactUser: true }) : undefined;
  if (exchange?.ok)
    trial.report("ownership", operation, exchange, {
      expected: `403 or 404 for another ${role} than the one who created it`,
      cause: `another ${role}`,
    });
  await discardSince(trial, start);
}
