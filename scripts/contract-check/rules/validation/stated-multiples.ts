import { textOfBody } from "../../engine/equal-members";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { numberOf } from "../../lib/spelled-numbers";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { withMemberNames } from "../../plan/named-members";
import { membersOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/** "`value` must be at least ten times `rate`". */
export interface Multiple {
  readonly member: string;
  readonly of: string;
  readonly factor: number;
  readonly isUpper: boolean;
}

/**
 * A number that a text bounds by a multiple of another one of the same body is refused just beyond the bound: "the deposit
 * is at most three times the price".
 *
 * Standard: the descriptions of the operation and of its members.
 * Reports: `refusal`. Severity: error.
 */
export function statedMultiples(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || isRead(operation) || !documents(operation, 400, 409, 422)) return [];
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  return multiplesIn(textOfBody(operation), names).map((multiple) => ({
    name: `multiple ${operation.id} ${multiple.member}`,
    operation,
    run: (trial: Trial) => sendBeyond(trial, operation, multiple),
  }));
}

/** The members of a body that a text bounds by a multiple of another one. */
export function multiplesIn(text: string, names: readonly string[]): Multiple[] {
  return sentencesOf(plainText(withMemberNames(text, names))).flatMap((sentence): Multiple[] => {
    const match =
      /\b(at least|no less than|not less than|at most|no more than|not more than|must not exceed) (twice|thrice|[\w-]+ times)(?: the| its)? /.exec(
        sentence,
      );
    if (!match) return [];
    const [, bound = "", times = ""] = match;
    const factor = times === "twice" ? 2 : times === "thrice" ? 3 : numberOf(times.replace(/ times$/, ""));
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    const member = names.findLast((name) => new RegExp(`${asWord(name)}.*$`).test(before));
    const of = names.find((name) => new RegExp(`^${asWord(name)}`).test(after));
    if (factor === undefined || member === undefined || of === undefined || member === of) return [];
    return [{ member, of, factor, isUpper: /most|more|exceed/.test(bound) }];
  });
}

const asWord = (name: string): string => `(?<![\\w-])${literal(name.toLowerCase())}(?![\\w-])`;

async function sendBeyond(
  trial: Trial,
  operation: Operation,
  { member, of, factor, isUpper }: Multiple,
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const attempt = async (distance: number): Promise<Exchange | undefined> => {
    const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
    const base = isObject(call.body) ? call.body[of] : undefined;
    if (typeof base !== "number") return undefined;
    const body = { ...(isObject(call.body) && call.body), [member]: base * factor + distance };
    if (!trial.checker.validator.isValid(schema, body)) return undefined;
    const count = trial.created.length;
    const exchange = await perform(trial, { ...call, body });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
    return exchange;
  };
  // The bound itself is allowed: otherwise something else is refused.
  const control = await attempt(0);
  const beyond = control?.ok ? await attempt(isUpper ? 1 : -1) : undefined;
  if (!beyond?.ok) return;
  trial.report("refusal", operation, beyond, {
    expected: `a refusal, as ${member} has to be ${isUpper ? "at most" : "at least"} ${factor} times ${of}`,
    pointer: `/body/${member}`,
    cause: "multiple",
  });
}
