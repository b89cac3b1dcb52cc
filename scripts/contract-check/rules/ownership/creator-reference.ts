import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { documentedMembers } from "../shared/documented-members";
import { discard } from "../shared/prepared-call";
import { describesCurrentUser, identifyingMembers } from "./current-user";

/** `reporterNo`, `ownerId`, `createdBy`: members that identify the creator. */
function isCreatorMember(name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  if (last === "by") return words.length > 1;
  const isId = /^(ids?|no|key|uuid)$/.test(last) && words.length > 1;
  return (
    isId &&
    /^(owner|author|creator|maker|reporter|borrower|buyer|seller|sender|customer|member|user|account|host|holder|writer|reviewer)$/.test(
      words.at(-2) ?? "",
    )
  );
}

/** Users may share an account or company; they never are the same author. */
function isSameAccount(name: string): boolean {
  return /^(created|written|reported|sent|reviewed|made)_?by|(author|creator|maker|reporter|borrower|sender|writer|reviewer)/i.test(
    name,
  );
}

/**
 * An instance that another user creates does not name the first user as its creator.
 *
 * Standard: the member's name.
 * Reports: `ownership`. Severity: error.
 */
export function creatorReferenceScenarios(checker: Checker): Scenario[] {
  if (checker.users.length < 2) return [];
  return [...checker.resources.all.values()].flatMap((resource) => {
    const { create } = resource;
    if (!create || !checker.selected.has(create) || create.security.length === 0) return [];
    if (![...documentedMembers(create, false).keys()].some(isCreatorMember)) return [];
    return [
      {
        name: `maker ${create.id}`,
        operation: create,
        run: async (trial: Trial) => {
          if (checker.bases.get(create)?.isAccepted) await createdByBoth(trial, resource);
        },
      },
    ];
  });
}

async function createdByBoth(trial: Trial, resource: Resource): Promise<void> {
  const [first, second] = [await idsOfUser(trial, 0), await idsOfUser(trial, 1)];
  const own = await createInstance(trial, resource);
  const foreign = own && (await createInstance(trial, resource, { userIndex: 1 }));
  const exchange = foreign?.steps.at(-1);
  if (own && foreign && exchange) {
    const reportedActuals = representationOf(own.payload, own.ids.get(resource.key)) ?? {};
    const other = representationOf(foreign.payload, foreign.ids.get(resource.key)) ?? {};
    const sent = isObject(foreign.sentBody) ? foreign.sentBody : {};
    const name = Object.keys(other).find(
      (one) =>
        isCreatorMember(one) &&
        !Object.hasOwn(sent, one) &&
        (first.has(other[one]) || isSameAccount(one)) &&
        !second.has(other[one]) &&
        reportedActuals[one] === other[one],
    );
    if (name !== undefined)
      trial.report("ownership", exchange.operation, exchange, {
        expected: `a ${name} of ${trial.checker.users[1]?.name}, who made it`,
        actual: `${name}: ${toJson(other[name])}, as for ${trial.checker.users[0]?.name}`,
        pointer: `/${name}`,
        cause: "maker",
      });
  }
  await discard(trial, foreign);
  await discard(trial, own);
}

/** Ids of a user, from what the server returns about them. */
export async function idsOfUser(trial: Trial, userIndex: number): Promise<Set<unknown>> {
  const ids = new Set<unknown>();
  for (const operation of trial.checker.operations.filter(describesCurrentUser(trial.checker))) {
    const exchange = await trial.send(await prepareCall(trial, operation, { userIndex }), { userIndex });
    if (exchange.ok) for (const [, value] of identifyingMembers(exchange.payload)) ids.add(value);
  }
  return ids;
}
