import type { Checker } from "../../engine/checker";
import { createInstance } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { hiddenBy } from "../ownership/other-tenants";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { documentsUniqueness } from "./unique-constraint";

/**
 * What is unique among all is taken for a second user, too, and what is unique for each user, or within a company, is free.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function uniqueAcrossUsers(checker: Checker, operation: Operation, resource: Resource): Scenario[] {
  if (checker.users.length < 2 || operation.path.includes("{") || !documentsUniqueness(operation)) return [];
  const scope = uniquenessScope(`${operation.text} ${refusalText(operation, 409)}`);
  if (scope === undefined) return [];
  const run = async (trial: Trial): Promise<void> => {
    if (scope === "tenant") await createElsewhere(trial, operation, resource);
    else await createAsOther(trial, operation, resource, scope);
  };
  return [{ name: `unique across ${operation.id}`, operation, run }];
}

const unique = /\b(uniqu\w*|taken|same|already|another|twice|duplicate)\b/i;
const ofAll =
  /\b(among|amongst|across|over|of|for) all\b|\bglobal(ly)?\b|\b(other|any|all) (users?|owners?|members?|customers?|people|tenants?)('s?)? (included|too|alike)\b|\b(included|including) (those|the ones)? ?of (other|all)\b|\bwhoever\b|\bany(body|one)('s)?\b/i;
const ofOne =
  /\b(same|one|each|every|per|that) (user|owner|mechanic|member|customer|account|tenant|vet|caller|person|team|organi[sz]ation)('s)?\b|\b(of|for|by|to) the caller\b|\byour (own|other)?\b|\bamong (your|one's|the caller's|his|her|their)\b|\bothers? (do|does) not count\b/i;

const tenants = "(?:company|tenant|organi[sz]ation|workspace|team|shop|store|school|firm|agency|branch)";
const ofTenant = new RegExp(
  `\\b(?:another|other|a different) ${tenants} (?:may|can) (?:use|have|take) the same\\b|\\bunique (?:only )?within (?:the|its|a|one|each|every) (?:own )?${tenants}\\b`,
  "i",
);

/** Whom a text makes a value unique for; undefined where it does not say. */
export function uniquenessScope(text: string): "all" | "user" | "tenant" | undefined {
  if (ofTenant.test(text)) return "tenant";
  const sentences = sentencesOf(text).filter((one) => unique.test(one));
  const isUser = sentences.some((one) => ofOne.test(one));
  const isAll = sentences.some((one) => ofAll.test(one));
  return isUser === isAll ? undefined : isUser ? "user" : "all";
}

/** A user of the same role in another company takes what is taken in the first one. */
async function createElsewhere(trial: Trial, operation: Operation, resource: Resource): Promise<void> {
  const { bases, callers, users } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const instance = await createInstance(trial, resource);
  const creator = callers.get(operation) ?? 0;
  const roleOf = (index: number): string => [...(users[index]?.grants ?? [])].join();
  for (const index of instance ? users.keys() : []) {
    if (!instance || index === creator || roleOf(index) !== roleOf(creator)) continue;
    if ((await hiddenBy(trial, operation, instance, index)) === undefined) continue;
    const names = uniqueNames(trial, operation, instance.sentBody);
    const call = await validCall(trial, operation);
    const exchange = await perform(
      trial,
      { ...call, body: instance.sentBody },
      { userIndex: index, isExactUser: true },
    );
    if (exchange.ok) await discard(trial, lastCreated(trial));
    if (exchange.code === 409)
      trial.report("conflict", operation, exchange, {
        expected: `success, as only another company's ${names.join(" or ")} is the same`,
        cause: "across tenants",
      });
    break;
  }
  await discard(trial, instance);
}

/** The members of a body that have to be unique. */
function uniqueNames(trial: Trial, operation: Operation, sent: unknown): string[] {
  const renewed = withUniqueTexts(trial, operation, sent, false);
  return isObject(sent) && isObject(renewed)
    ? Object.keys(sent).filter((name) => renewed[name] !== sent[name])
    : [];
}

async function createAsOther(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  scope: "all" | "user",
): Promise<void> {
  const { bases, callers, users, validator } = trial.checker;
  const [first, other] = users;
  const hasSameGrants = [...(first?.grants ?? [])].join() === [...(other?.grants ?? [])].join();
  if (!bases.get(operation)?.isAccepted || callers.has(operation) || !hasSameGrants) return;
  const instance = await createInstance(trial, resource);
  const sent = instance?.sentBody;
  const call = instance && (await validCall(trial, operation, { userIndex: 1 }));
  const schema = operation.body?.media[0]?.schema;
  if (!instance || !call || !isObject(call.body) || !isObject(sent) || !schema) return;
  const names = uniqueNames(trial, operation, sent);
  const same = Object.fromEntries(names.map((name) => [name, sent[name]]));
  const body = { ...call.body, ...same };
  if (names.length > 0 && validator.isValid(schema, body)) {
    const exchange = await perform(trial, { ...call, body }, { userIndex: 1 });
    if (exchange.ok) await discard(trial, lastCreated(trial));
    if (exchange.ok === (scope === "all") && (exchange.ok || exchange.code === 409))
      trial.report("conflict", operation, exchange, {
        expected:
          scope === "all"
            ? `409, as ${first?.name} has one with the same ${names.join(" or ")}, unique among all`
            : `success, as only the other's ${names.join(" or ")} is the same, unique for each`,
        cause: "across users",
      });
  }
  await discard(trial, instance);
}
