import type { Checker } from "../engine/checker";
import type { Scenario } from "../engine/scenario";
import type { Operation } from "../load/model";
import { restrictedValues } from "../rules/access/restricted-values";
import { actionsAfterChildren } from "../rules/conflict/actions-after-children";
import { deletedReferences } from "../rules/conflict/deleted-references";
import { differingMembers } from "../rules/conflict/differing-members";
import { exceededRests } from "../rules/conflict/exceeded-rests";
import { foreignReferences } from "../rules/conflict/foreign-references";
import { lateActions } from "../rules/conflict/late-actions";
import { lowerBounds } from "../rules/conflict/lower-bounds";
import { mismatchedMembers } from "../rules/conflict/mismatched-members";
import { missingParts } from "../rules/conflict/missing-parts";
import { releasedConflicts } from "../rules/conflict/released-conflicts";
import { repeatedReferences } from "../rules/conflict/repeated-references";
import { secondUses } from "../rules/conflict/second-uses";
import { creationOrder } from "../rules/filtering-sorting/creation-order";
import { busyPeriods } from "../rules/lifecycle/busy-periods";
import { comparedTimes } from "../rules/lifecycle/compared-times";
import { endedChildren } from "../rules/lifecycle/ended-children";
import { namedReads } from "../rules/lifecycle/named-reads";
import { replacedLists } from "../rules/lifecycle/replaced-lists";
import { statedAdditions } from "../rules/lifecycle/stated-additions";
import { statedFlags } from "../rules/lifecycle/stated-flags";
import { statesOfChildren } from "../rules/lifecycle/states-of-children";
import { storedBytes } from "../rules/lifecycle/stored-bytes";
import { takenOverMembers } from "../rules/lifecycle/taken-over-members";
import { actingForOthers } from "../rules/ownership/acting-for-others";
import { assignedColleagues } from "../rules/ownership/assigned-colleagues";
import { otherColleagues } from "../rules/ownership/other-colleagues";
import { otherTenants } from "../rules/ownership/other-tenants";
import { ownApprovals } from "../rules/ownership/own-approvals";
import { ownRecord, ownScope } from "../rules/ownership/own-scope";
import { caselessReferences } from "../rules/validation/caseless-references";
import { conditionalRanges } from "../rules/validation/conditional-ranges";
import { severalItems } from "../rules/validation/several-items";
import { statedSizes } from "../rules/validation/stated-sizes";

/** What single sentences of the contract state of an operation: a few calls each, with instances of their own. */
export function statementScenarios(checker: Checker, selected: readonly Operation[]): Scenario[] {
  const { resources } = checker;
  return [
    ...[...resources.all.values()].flatMap((resource) => missingParts(checker, resource)),
    ...[...resources.all.values()].flatMap((resource) => lateActions(checker, resource)),
    ...[...resources.all.values()].flatMap((resource) => comparedTimes(checker, resource)),
    ...selected.flatMap((operation) => {
      const role = resources.roles.get(operation);
      return [
        ...otherColleagues(checker, operation),
        ...assignedColleagues(operation),
        ...actionsAfterChildren(checker, operation),
        ...deletedReferences(checker, operation),
        ...creationOrder(checker, operation),
        ...actingForOthers(checker, operation),
        ...otherTenants(checker, operation),
        ...ownScope(checker, operation),
        ...ownRecord(checker, operation),
        ...storedBytes(checker, operation),
        ...busyPeriods(checker, operation),
        ...statedAdditions(checker, operation),
        ...statedFlags(checker, operation),
        ...ownApprovals(checker, operation),
        ...restrictedValues(checker, operation),
        ...foreignReferences(checker, operation),
        ...differingMembers(checker, operation),
        ...exceededRests(checker, operation),
        ...mismatchedMembers(checker, operation),
        ...repeatedReferences(checker, operation),
        ...conditionalRanges(operation),
        ...caselessReferences(operation),
        ...lowerBounds(operation),
        ...secondUses(checker, operation),
        ...namedReads(checker, operation),
        ...statesOfChildren(checker, operation),
        ...endedChildren(checker, operation),
        ...replacedLists(checker, operation),
        ...takenOverMembers(checker, operation),
        ...severalItems(checker, operation),
        ...statedSizes(checker, operation),
        ...(role?.kind === "create" ? releasedConflicts(checker, operation, role.resource) : []),
      ];
    }),
  ];
}
