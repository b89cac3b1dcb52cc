import type { Checker } from "../engine/checker";
import { timeLimitReached } from "../engine/coverage";
import { independent, type Scenario } from "../engine/scenario";
import { object } from "../lib/json";
import { isRead, type Operation } from "../load/model";
import { authenticationScenarios } from "../rules/access/authentication";
import { grantScenarios } from "../rules/access/grants";
import { membersOfRoles } from "../rules/access/members-of-roles";
import { restrictedParameters } from "../rules/access/restricted-parameters";
import { sessionScenarios } from "../rules/access/session-lifecycle";
import { similarCredentials } from "../rules/access/similar-credentials";
import { entityTags } from "../rules/conditional-requests/entity-tags";
import { blockedDeletion } from "../rules/conflict/blocked-deletion";
import { childrenOutside } from "../rules/conflict/children-outside";
import { documentedStates } from "../rules/conflict/documented-states";
import { exhaustedStock } from "../rules/conflict/exhausted-stock";
import { existingFlags } from "../rules/conflict/existing-flags";
import { existingStates } from "../rules/conflict/existing-states";
import { fixedMembers } from "../rules/conflict/fixed-members";
import { overlappingTimes } from "../rules/conflict/overlapping-times";
import { pastReferences } from "../rules/conflict/past-references";
import { forbiddenAfter } from "../rules/conflict/state-conflict";
import { statedQuota } from "../rules/conflict/stated-quotas";
import { statesOfReferences } from "../rules/conflict/states-of-references";
import { summedLimits } from "../rules/conflict/summed-limits";
import { unchangedReplacement } from "../rules/conflict/unchanged-replacement";
import { uniqueAcrossUsers } from "../rules/conflict/unique-across-users";
import { repeatableAction, singleUseAction, uniqueConstraint } from "../rules/conflict/unique-constraint";
import { uniqueUpdate } from "../rules/conflict/unique-update";
import { unsuitableChoices } from "../rules/conflict/unsuitable-choices";
import { unusableReferences } from "../rules/conflict/unusable-references";
import { splitPeriods } from "../rules/filtering-sorting/split-periods";
import { idempotency } from "../rules/idempotency/idempotency-key";
import { bulkResults } from "../rules/lifecycle/bulk-results";
import { cascadingDeletion, deepCascadingDeletion } from "../rules/lifecycle/cascading-deletion";
import { childAggregates } from "../rules/lifecycle/child-aggregates";
import { counterScenarios } from "../rules/lifecycle/counters";
import { eventLogs } from "../rules/lifecycle/event-logs";
import { latestChild } from "../rules/lifecycle/latest-child";
import { listReadAgreement } from "../rules/lifecycle/list-read-agreement";
import { parentNumbers } from "../rules/lifecycle/parent-numbers";
import { parentScopeScenarios } from "../rules/lifecycle/parent-scope";
import { relatedStates } from "../rules/lifecycle/related-states";
import { lifecycleScenarios } from "../rules/lifecycle/resource-lifecycle";
import { restoredChildren } from "../rules/lifecycle/restored-children";
import { stockEffects } from "../rules/lifecycle/stock-effects";
import { storedValues } from "../rules/lifecycle/stored-values";
import { undoneChildren } from "../rules/lifecycle/undone-children";
import { acceptedTypes } from "../rules/methods-media-types/accepted-types";
import { exportedRows } from "../rules/methods-media-types/exported-rows";
import { headRequests } from "../rules/methods-media-types/head-requests";
import { languages } from "../rules/methods-media-types/languages";
import { unacceptableTypes } from "../rules/methods-media-types/unacceptable-types";
import { methodScenarios } from "../rules/methods-media-types/undocumented-methods";
import { similarIds } from "../rules/not-found/similar-ids";
import { unknownIdScenarios } from "../rules/not-found/unknown-ids";
import { unknownReferences } from "../rules/not-found/unknown-references";
import { creatorReferenceScenarios } from "../rules/ownership/creator-reference";
import { isolationScenarios, ownershipScenarios } from "../rules/ownership/cross-user-access";
import { currentUserScenarios } from "../rules/ownership/current-user";
import { existingInstances } from "../rules/ownership/existing-instances";
import { hiddenStates } from "../rules/ownership/hidden-states";
import { listedReferences } from "../rules/ownership/listed-references";
import { listsOfARole } from "../rules/ownership/lists-of-a-role";
import { otherRoles } from "../rules/ownership/other-roles";
import { ownCounts } from "../rules/ownership/own-counts";
import { callsOfOwnGroup, creationsInOwnGroup, listsOfOwnGroup } from "../rules/ownership/own-group";
import { ownLists } from "../rules/ownership/own-lists";
import { restrictedViews } from "../rules/ownership/restricted-views";
import { widerUsers } from "../rules/ownership/wider-users";
import { listScenarios } from "../rules/pagination/list-scenarios";
import type { Variation } from "../rules/shared/variation";
import { responseTimeScenario } from "../rules/timing/response-time";
import { conditionalMembers } from "../rules/validation/conditional-members";
import { differingReferences } from "../rules/validation/differing-references";
import { invalidBodies } from "../rules/validation/invalid-body";
import { invalidInput } from "../rules/validation/invalid-input";
import { malformedRequests } from "../rules/validation/malformed-input";
import { parameterDefaults } from "../rules/validation/parameter-defaults";
import { refusalCodes } from "../rules/validation/refusal-codes";
import { sideEffects } from "../rules/validation/refused-request-effects";
import { relatedMembers } from "../rules/validation/related-members";
import { variationsOf } from "../rules/validation/request-variations";
import { restoredSettings } from "../rules/validation/restored-settings";
import { shownMembers } from "../rules/validation/shown-members";
import { statedAges } from "../rules/validation/stated-ages";
import { statedDays } from "../rules/validation/stated-days";
import { statedDurations } from "../rules/validation/stated-durations";
import { statedLengths } from "../rules/validation/stated-lengths";
import { statedMultiples } from "../rules/validation/stated-multiples";
import { statedRefusals } from "../rules/validation/stated-refusals";
import { statedValues } from "../rules/validation/stated-values";
import { storedCase } from "../rules/validation/stored-case";
import { timeWindows } from "../rules/validation/time-windows";
import { validInput } from "../rules/validation/valid-input";
import { wrongCheckDigits } from "../rules/validation/wrong-check-digits";
import { findBaseRequests, isLogin, type RunAll } from "./base-requests";
import { planConstraints } from "./plan-constraints";
import { statementScenarios } from "./statement-scenarios";

/**
 * Runs all scenarios in an order in which none invalidates the state that later ones need. Where time is limited each
 * kind of check has its share: many kinds of checks of a few operations show more than one kind of all operations.
 *
 * @param takeLeftOut What no share had time for, and may run in any order
 */
export async function runSchedule(
  checker: Checker,
  all: RunAll,
  takeLeftOut: () => readonly Scenario[],
): Promise<void> {
  const selected = checker.operations.filter((operation) => checker.selected.has(operation));
  const resources = [...checker.resources.all.values()];
  const share = async (part: number, scenarios: () => readonly Scenario[]): Promise<void> => {
    checker.allot(part);
    await all(scenarios());
  };
  checker.allot(0.6);
  await findBaseRequests(checker, selected, all);
  // What these take from is used up by what follows.
  await share(0.1, () => relatedStates(checker));
  await share(0.3, () => independent(resources.flatMap((resource) => lifecycleScenarios(checker, resource))));
  await share(0.2, () => statementScenarios(checker, selected));
  await share(0.2, () => [
    ...independent(
      selected.flatMap((operation) => authenticationScenarios(checker, operation)).sort(byCoarseness),
    ),
    ...similarCredentials(checker),
  ]);
  await share(0.2, () => grantScenarios(checker));
  await share(0.1, () => [
    ...independent(selected.flatMap((one) => [...unknownIdScenarios(one), ...unknownReferences(one)])),
    ...similarIds(checker),
  ]);
  for (const [index, operation] of selected.entries()) {
    // A quarter of the time is left for what follows.
    checker.allot(Math.min(0.5, 1.3 / (1.5 * selected.length - index)));
    await validateInput(checker, operation, all);
  }
  await share(0.1, () => refusalCodes(checker));
  await share(0.3, () => resources.flatMap((resource) => ownershipScenarios(checker, resource)));
  await share(0.2, () => [
    ...resources.flatMap((resource) => widerUsers(checker, resource)),
    ...resources.flatMap((resource) => otherRoles(checker, resource)),
    ...resources.flatMap((resource) => hiddenStates(checker, resource)),
    ...selected.flatMap((operation) => restrictedViews(checker, operation)),
    ...ownCounts(checker),
    ...listedReferences(checker),
    ...selected.flatMap((operation) => ownLists(checker, operation)),
    ...selected.flatMap((operation) => listsOfARole(checker, operation)),
    ...selected.flatMap((operation) => listsOfOwnGroup(checker, operation)),
    ...resources.flatMap((resource) => callsOfOwnGroup(checker, resource)),
    ...selected.flatMap((operation) => creationsInOwnGroup(checker, operation)),
    ...selected.flatMap((operation) => membersOfRoles(checker, operation)),
    ...resources.flatMap((resource) => existingInstances(checker, resource)),
    ...selected.flatMap((operation) => restrictedParameters(checker, operation)),
  ]);
  await share(0.2, () => resources.flatMap((resource) => eventLogs(checker, resource)));
  await share(0.2, () => bulkResults(checker));
  await share(0.1, () => isolationScenarios(checker));
  await share(0.2, () => [...currentUserScenarios(checker), ...creatorReferenceScenarios(checker)]);
  await share(0.3, () => [
    ...resources.flatMap((resource) => listReadAgreement(resource, checker.selected)),
    ...independent(selected.filter(isRead).flatMap((operation) => listScenarios(checker, operation))),
    ...selected.filter((one) => !isRead(one)).flatMap((operation) => listScenarios(checker, operation)),
    ...selected.flatMap(splitPeriods),
  ]);
  await share(0.3, () =>
    resources.flatMap((resource) => [
      ...cascadingDeletion(checker, resource),
      ...parentScopeScenarios(checker, resource),
      ...forbiddenAfter(checker, resource),
      ...documentedStates(checker, resource),
      ...existingStates(checker, resource),
      ...existingFlags(checker, resource),
      ...blockedDeletion(checker, resource),
      ...fixedMembers(checker, resource),
      ...childrenOutside(checker, resource),
      ...summedLimits(checker, resource),
      ...exhaustedStock(checker, resource),
      ...latestChild(checker, resource),
      ...entityTags(resource).filter(({ operation }) => checker.selected.has(operation)),
    ]),
  );
  await share(0.3, () => [
    ...resources.flatMap((resource) => deepCascadingDeletion(checker, resource)),
    ...selected.flatMap((operation) => [
      ...unusableReferences(checker, operation),
      ...statesOfReferences(checker, operation),
      ...unsuitableChoices(checker, operation),
      ...pastReferences(checker, operation),
      ...differingReferences(checker, operation),
    ]),
    ...selected.flatMap((operation) => storedValues(checker, operation)),
    ...stockEffects(checker),
    ...counterScenarios(checker),
    ...parentNumbers(checker),
    ...undoneChildren(checker),
    ...resources.flatMap((resource) => restoredChildren(checker, resource)),
    ...childAggregates(checker),
  ]);
  checker.allot(0.5);
  for (const operation of selected) await all(roleScenarios(checker, operation));
  await all(selected.flatMap((one) => exportedRows(checker, one)));
  await all([
    ...selected.flatMap(acceptedTypes),
    ...selected.flatMap(unacceptableTypes),
    ...independent([...selected.filter(isRead).flatMap(languages), ...headRequests(checker)]),
    ...selected.filter((one) => !isRead(one)).flatMap(languages),
  ]);
  await share(0.7, () => independent(methodScenarios(checker)));
  // Some kinds needed less than their share, others more.
  await share(0.9, takeLeftOut);
  await share(1, () => sessionScenarios(checker).slice(1));
}

/** Runs the input variations of an operation: invalid ones first, as valid ones may change its instances. */
async function validateInput(checker: Checker, operation: Operation, all: RunAll): Promise<void> {
  const isQuick = checker.options.profile === "quick";
  planConstraints(checker, operation);
  const variations = variationsOf(checker, operation);
  const broken = variations.filter(({ isValid }) => !isValid);
  const valid = variations.filter(({ isValid }) => isValid);
  leaveOut(checker, operation, broken, tooMany(isQuick));
  await all([
    ...invalidBodies(operation),
    ...(isQuick
      ? []
      : [
          ...malformedRequests(checker, operation),
          ...statedRefusals(checker, operation),
          ...shownMembers(checker, operation),
        ]),
    ...sampleOf(broken, isQuick ? 5 : 400).map((one) => invalidInput(operation, one)),
  ]);
  await all([
    ...validScenarios(checker, operation, valid),
    ...relatedMembers(operation),
    ...statedMultiples(operation),
    ...statedValues(operation),
    ...timeWindows(operation),
    ...statedDurations(operation),
    ...statedDays(operation),
    ...wrongCheckDigits(operation),
    ...statedLengths(operation),
    ...storedCase(operation),
    ...conditionalMembers(operation),
    ...statedAges(operation),
  ]);
  if (checker.isLate()) leaveOut(checker, operation, variations, timeLimitReached);
  if (!isQuick) await all([...parameterDefaults(operation), ...sideEffects(checker, operation, variations)]);
  removeChangedInstances(checker, operation);
  await all(restoredSettings(checker, operation));
}

const tooMany = (isQuick: boolean): string =>
  isQuick ? "left out in the quick profile" : "more values than are tried of one operation";

/** Valid variations worth sending; the others are recorded with a reason. */
function validScenarios(checker: Checker, operation: Operation, valid: readonly Variation[]): Scenario[] {
  const isQuick = checker.options.profile === "quick";
  const base = checker.bases.get(operation);
  // Another name or password is no valid sign-in, and too many attempts lock the account.
  if (isLogin(checker, operation)) {
    const [own, beside] = splitLoginVariations(checker, operation, valid);
    leaveOut(checker, operation, own, "another name or password is no valid login");
    return sampleOf(beside, isQuick ? 1 : 4).map((one) => validInput(operation, one));
  }
  if (!base?.isAccepted) {
    leaveOut(checker, operation, valid, `no request was accepted: ${base?.refusal || "none was tried"}`);
    return [];
  }
  leaveOut(checker, operation, valid, tooMany(isQuick));
  const isIndependent = isRead(operation) || checker.resources.roles.get(operation)?.kind === "create";
  return sampleOf(valid, isQuick ? 3 : 400).map((one) => validInput(operation, one, isIndependent));
}

function leaveOut(
  { coverage }: Checker,
  operation: Operation,
  some: readonly Variation[],
  reason: string,
): void {
  for (const { pointer, keyword, isValid } of some)
    coverage.missed(operation, `${pointer} ${keyword}`, isValid ? "accepted" : "refused", reason);
}

/** Scenarios that follow from an operation's role. */
function roleScenarios(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  const found: Scenario[] = [];
  if (operation.idempotencyHeader !== undefined) found.push(idempotency(operation, role?.resource));
  if (role?.kind === "create")
    found.push(
      uniqueConstraint(operation, role.resource),
      ...uniqueAcrossUsers(checker, operation, role.resource),
      ...overlappingTimes(checker, operation, role.resource),
      ...statedQuota(checker, operation, role.resource),
    );
  if (role?.kind === "update" || role?.kind === "replace")
    found.push(uniqueUpdate(operation, role.resource), ...unchangedReplacement(operation, role.resource));
  if (role?.kind === "action") found.push(singleUseAction(operation), repeatableAction(operation));
  if (operation.maximumMs !== undefined) found.push(responseTimeScenario(operation, operation.maximumMs));
  return found;
}

/** An instance that was changed many times may be in an unusable state: a new one replaces it. */
function removeChangedInstances({ resources, shared }: Checker, operation: Operation): void {
  const role = resources.roles.get(operation);
  if (role?.kind !== "update" && role?.kind !== "replace") return;
  for (const user of [0, 1]) {
    const key = `${role.resource.key} ${user}`;
    if (shared.get(key)?.isOwn) shared.delete(key);
  }
}

/** Splits variations of a sign-in into those of the user's own values, and the rest ("keep me signed in"). */
function splitLoginVariations(
  { users }: Checker,
  operation: Operation,
  variations: readonly Variation[],
): [own: Variation[], beside: Variation[]] {
  const body = users.find(({ login }) => login?.operationId === operation.id)?.login?.body;
  const isBeside = ({ pointer, keyword }: Variation): boolean => {
    const [, part, name = ""] = pointer.split("/");
    return part === "body" && name !== "" && !Object.hasOwn(object(body), name) && keyword !== "oneOf";
  };
  return [variations.filter((one) => !isBeside(one)), variations.filter(isBeside)];
}

function byCoarseness(left: Scenario, right: Scenario): number {
  return Number(right.name.endsWith(" none")) - Number(left.name.endsWith(" none"));
}

/** At most `limit` variations, one of each constraint first. */
function sampleOf(variations: readonly Variation[], limit: number): Variation[] {
  if (variations.length <= limit) return [...variations];
  const seen = new Set<string>();
  const first = variations.filter(({ pointer, keyword }) => {
    const key = `${pointer} ${keyword}`;
    return !seen.has(key) && seen.add(key);
  });
  const step = Math.max(1, first.length / limit);
  return first
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, limit);
}
