import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { literal } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation, Parameter } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { generate } from "../../schema/generate";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";

/**
 * A parameter that is for a role is refused to whoever has not got it: "For admins only; a customer who sends it is answered
 * with 403".
 *
 * Standard: the parameter's description.
 * Reports: `access`. Severity: error.
 */
export function restrictedParameters(checker: Checker, operation: Operation): Scenario[] {
  const [first] = checker.users;
  const others = checker.users
    .flatMap(({ grants = [] }) => [...grants])
    .filter((one) => !first?.grants?.includes(one));
  if (!first || !documents(operation, 403) || checker.callers.has(operation)) return [];
  return operation.parameters
    .filter((one) => one.in !== "path" && isForOthers(descriptionOf(one.place), others))
    .map((parameter) => ({
      name: `restricted ${operation.id} ${parameter.name}`,
      operation,
      run: (trial: Trial) => sendIt(trial, operation, parameter),
    }));
}

/** "For admins only", "only administrators may", with 403 for the others. */
export function isForOthers(text: string, roles: readonly string[]): boolean {
  if (roles.length === 0 || !/\b403\b|forbidden|refus/i.test(text)) return false;
  const names = roles.map((one) => (/^admin/i.test(one) ? "admin(?:istrator)?" : literal(one))).join("|");
  return new RegExp(
    `\\bfor (?:the )?(?:${names})s? only\\b|\\bonly (?:for |by )?(?:the )?(?:${names})s?\\b|\\b(?:${names})s? only\\b`,
    "i",
  ).test(text.replaceAll("`", ""));
}

async function sendIt(trial: Trial, operation: Operation, parameter: Parameter): Promise<void> {
  const { bases, observed } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const { documents: docs } = operation.contract;
  const [seen] = observed.candidates(parameter.name, "", new Map());
  const value = seen?.value ?? generate(docs, parameter.schema, { random: trial.random });
  const call = copyCall(await prepareCall(trial, operation), keyOf(parameter), value);
  const exchange = await trial.send(call, { isExactUser: true });
  if (!exchange.ok) return;
  trial.report("access", operation, exchange, {
    expected: `403, as ${parameter.name} is not for ${trial.checker.users[0]?.name}`,
    pointer: `/${keyOf(parameter)}`,
    cause: `restricted ${parameter.name}`,
    place: parameter.place,
  });
}
