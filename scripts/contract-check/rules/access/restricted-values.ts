import type { Checker } from "../../engine/checker";
import { withNewKey } from "../../engine/idempotency-key";
import type { Scenario } from "../../engine/scenario";
import { withSmallAmount } from "../../engine/small-amounts";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";
import { discardSince, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { spelled } from "../shared/state-member";
import { isForOthers } from "./restricted-parameters";

/** A choice of a body that a text keeps for a role. */
export interface RestrictedValue {
  member: string;
  value: string;
  role: string;
  /** A choice that it leaves to the others. */
  other: string;
}

/**
 * A choice that is for a role is refused to whoever has not got it, where another choice is not: "Cash is entered by managers only
 * (403)".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `access`. Severity: error.
 */
export function restrictedValues(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 403) || checker.options.isReadOnly) return [];
  const roles = [...new Set(checker.users.flatMap(({ grants = [] }) => [...grants]))];
  return valuesForRoles(operation, roles).flatMap((reserved) =>
    checker.users.flatMap(({ grants, name }, index) => {
      const isFirst = checker.users.findIndex((one) => one.grants?.join() === grants?.join()) === index;
      if (!grants || grants.includes(reserved.role) || !isFirst) return [];
      const run = (trial: Trial): Promise<void> => choose(trial, operation, reserved, index);
      return [{ name: `for roles ${operation.id} ${reserved.value} ${name}`, operation, run }];
    }),
  );
}

/** The choices of a body that its operation's text keeps for one role. */
export function valuesForRoles(operation: Operation, roles: readonly string[]): RestrictedValue[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const { documents: docs } = operation.contract;
  const sentences = sentencesOf(operation.text.replace(/[`*"]/g, "")).filter((one) => /\b403\b/.test(one));
  return [...membersOf(docs, schema)].flatMap(([member, place]) => {
    const values = (shapeOf(docs, place).values ?? []).filter((one) => typeof one === "string");
    const namedIn = (one: string): string[] =>
      values.filter((value) => new RegExp(`^(?:the )?(?:\\w+ )?${spelled(value)}\\b`, "i").test(one));
    return sentences.flatMap((one) => {
      const [value, ...more] = namedIn(one);
      const [role, ...others] = roles.filter((name) => isForOthers(one, [name]) || isForRole(one, name));
      const other = values.find((choice) => choice !== value);
      if (value === undefined || role === undefined || other === undefined) return [];
      return more.length + others.length > 0 ? [] : [{ member, value, role, other }];
    });
  });
}

const isForRole = (text: string, role: string): boolean =>
  new RegExp(`\\b(by|to|for) (the )?${literal(role)}s? (only|alone)\\b`, "i").test(text);

async function choose(
  trial: Trial,
  operation: Operation,
  { member, value, role, other }: RestrictedValue,
  userIndex: number,
): Promise<void> {
  const { bases, validator } = trial.checker;
  const base = bases.get(operation);
  const schema = operation.body?.media[0]?.schema;
  if (!base?.isAccepted || !schema) return;
  const start = trial.created.length;
  const options = { userIndex, isExactUser: true };
  const prepared = await validCall(trial, operation, { userIndex });
  // What the contract's example names may be the user's own, where new things are others'.
  const calls = [{ ...prepared, parameters: new Map(base.parameters) }, prepared];
  for (const call of calls) {
    const sent = (choice: string): PreparedCall => {
      const body = { ...(isObject(call.body) && call.body), [member]: choice };
      return withNewKey(trial, { ...call, body: withSmallAmount(operation, body) });
    };
    if (!validator.isValid(schema, sent(value).body) || !validator.isValid(schema, sent(other).body)) break;
    const control = await perform(trial, sent(other), options);
    if (!control.ok) continue;
    const exchange = await perform(trial, sent(value), options);
    if (exchange.ok)
      trial.report("access", operation, exchange, {
        expected: `403, as ${member} ${value} is for the ${role} only`,
        pointer: `/body/${member}`,
        cause: `for roles ${value}`,
      });
    break;
  }
  await discardSince(trial, start);
}
