import { expect, test } from "vitest";
import {
  entryMembers,
  kindsOf,
  type LoggedStep,
  logFaults,
} from "../../../../scripts/contract-check/rules/lifecycle/log-entries";
import { operationsOf } from "../../inline-contract";

const kinds = ["loan.requested", "loan.approved", "loan.returned", "tool.created"];
const members = entryMembers(["id", "at", "action", "subjectId"], () => kinds);
const operation = (id: string) =>
  operationsOf({ "/a": { post: { operationId: id, responses: { "200": { description: "Done." } } } } })(id);
const approve = operation("approveLoan");
const entry = (id: number, action: string) => ({ id, action, subjectId: "l-1" });
const requested = entry(1, "loan.requested");

function causes(step: Partial<LoggedStep>, isNewestFirst?: boolean): string[] {
  const whole = {
    operation: approve,
    before: [requested],
    after: [requested, entry(2, "loan.approved")],
    ...step,
  };
  const rules = { isOfOne: false, isComplete: true, isNewestFirst };
  return logFaults([whole], "loan", members, rules).map(({ cause }) => cause);
}

test("an operation's entry is of the kind that its name shows", () => {
  expect(kindsOf(approve, "loan", kinds)).toEqual(["loan.approved"]);
  expect(kindsOf(operation("createTool"), "tool", kinds)).toEqual(["tool.created"]);
});

test("an operation may have the kind of another verb where its own names something else or less", () => {
  const all = ["feature-strategy-remove", "strategy-created", "strategy-deleted"];
  expect(kindsOf(operation("removeStrategy"), "strategy", all)).toContain("strategy-deleted");
  expect(kindsOf(operation("deleteFeatureStrategy"), "strategy", all)).toContain("feature-strategy-remove");
  const updates = ["feature-updated", "feature-metadata-updated", "feature-changed"];
  expect(kindsOf(operation("updateFeature"), "feature", updates)).toEqual(updates.slice(0, 2));
});

test("what is changed beside the resource itself need not have an entry, while the text does not promise one of all", () => {
  // The last is an entry about a change that waits for approval, not about any change.
  const all = ["user-created", "user-updated", "project-user-role-changed", "change-edited"];
  const users = entryMembers(["id", "action", "subjectId"], () => all);
  const created = { id: 1, action: "user-created", subjectId: "u-1" };
  const without = (id: string, isComplete: boolean, noun = "user", isOfOne = false) => {
    const steps = [
      { operation: operation("createUser"), before: [], after: [created] },
      { operation: operation(id), before: [created], after: [created] },
    ];
    const rules = { isOfOne, isComplete, isNewestFirst: undefined };
    return logFaults(steps, noun, users, rules).map(({ cause }) => cause);
  };
  expect(without("changeUserPassword", false)).toEqual([]);
  expect(without("changeUserPassword", true)).toEqual(["no entry"]);
  expect(without("updateUser", false)).toEqual(["no entry"]);
  // Kinds about other things than the resource leave open which is meant, unless the log is its own.
  expect(without("changeUserPassword", false, "account")).toEqual([]);
  expect(without("changeUserPassword", false, "account", true)).toEqual(["no entry"]);
});

test("each change has one entry of its kind, at the end that the text states", () => {
  expect(causes({}, false)).toEqual([]);
  expect(causes({ after: [requested] })).toEqual(["no entry"]);
  expect(causes({ after: [requested, entry(2, "loan.approved"), entry(3, "loan.approved")] })).toEqual([
    "entries",
  ]);
  expect(causes({ after: [requested, entry(2, "loan.returned")] })).toEqual(["kind"]);
  expect(causes({}, true)).toEqual(["order"]);
});

test("entries that were there stay", () => {
  expect(causes({ after: [entry(2, "loan.approved")] })).toEqual(["changed"]);
});

test("numbers that a text begins with one have no gaps", () => {
  const numbered = { ...members, sequence: "seq", firstNumber: 1 };
  const after = [{ seq: 1 }, { seq: 3 }];
  const step = { operation: approve, before: [{ seq: 1 }], after };
  expect(
    logFaults([step], "loan", numbered, { isOfOne: true, isComplete: true, isNewestFirst: false })[0]?.cause,
  ).toBe("sequence");
});
