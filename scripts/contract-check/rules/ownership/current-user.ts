import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { isIdName, verbAndNoun } from "../../plan/nouns";
import { isEquivalent } from "../shared/equivalent-values";

const self = /^(me|self|myself|ami|my|whoami|(my|own)?profile|currentuser)$/;

/**
 * Operations about the current user return different users different data, and every user what the schema has.
 *
 * Standard: the operation's name (`getProfile`, `/me`).
 * Reports: `ownership`. Severity: error.
 */
export function currentUserScenarios(checker: Checker): Scenario[] {
  if (checker.users.length < 2) return [];
  return checker.operations.filter(describesCurrentUser(checker)).map((operation) => ({
    name: `self ${operation.id}`,
    operation,
    run: async (trial) => {
      if (!checker.bases.get(operation)?.isAccepted) return;
      const [own, foreign] = [
        await trial.send(await prepareCall(trial, operation, { userIndex: 0 }), { userIndex: 0 }),
        await trial.send(await prepareCall(trial, operation, { userIndex: 0 }), { userIndex: 1 }),
      ];
      // What has no membership or leads no branch is shown in a form of its own.
      for (let userIndex = 2; userIndex < checker.users.length; userIndex += 1)
        await trial.send(await prepareCall(trial, operation, { userIndex: 0 }), {
          userIndex,
          isExactUser: true,
        });
      if (!own.ok || !foreign.ok || !isObject(own.payload) || !isObject(foreign.payload)) return;
      const other = foreign.payload;
      const identifying = identifyingMembers(own.payload);
      const [first] = identifying;
      if (!first || !identifying.every(([name, value]) => isEquivalent(value, other[name]))) return;
      const [name, value] = first;
      trial.report("ownership", operation, foreign, {
        expected: `another ${name} for ${checker.users[1]?.name} than for ${checker.users[0]?.name}`,
        actual: `${name}: ${toJson(value)} for both`,
        pointer: `/${name}`,
        cause: "self",
      });
    },
  }));
}

/** Whether an operation returns the current user. */
export const describesCurrentUser =
  ({ selected }: Checker) =>
  (operation: Operation): boolean =>
    selected.has(operation) && isAboutCurrentUser(operation);

/** Members that identify a user. */
export function identifyingMembers(payload: unknown): [name: string, value: unknown][] {
  return Object.entries(isObject(payload) ? payload : {}).filter(
    ([name, value]) => (isIdName(name) || personal.test(name)) && isScalar(value),
  );
}

const personal = /e-?mail|phone|mobile|user_?name|login/i;

const isScalar = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value !== "");

function isAboutCurrentUser(operation: Operation): boolean {
  const { name, path, security } = operation;
  if (!isRead(operation) || path.includes("{")) return false;
  if (security.length === 0 || security.some((requirement) => requirement.length === 0)) return false;
  const last = path.split("/").at(-1) ?? "";
  return self.test(verbAndNoun(name).noun) || self.test(last.toLowerCase().replace(/[^a-z]/g, ""));
}
