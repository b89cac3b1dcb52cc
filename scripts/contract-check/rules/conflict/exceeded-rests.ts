import type { Checker } from "../../engine/checker";
import { withNewKey } from "../../engine/idempotency-key";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { restIn } from "../../judge/rest-states";
import { codeIn } from "../../judge/stated-codes";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { pathSlots } from "../../plan/paths";
import { membersOf, shapeOf } from "../../schema/shape";
import { viewInstance } from "../shared/instance-views";
import { discardSince, type PreparedCall, perform, validCall } from "../shared/prepared-call";

/**
 * More than what is left is refused, exactly as much is not: "One cannot pay more than is outstanding (409)".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `acceptance`. Severity: error.
 */
export function exceededRests(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 409, 422) || checker.options.isReadOnly) return [];
  const amount = amountOf(operation);
  if (amount === undefined || !limitsToRest(operation.text) || !operation.path.includes("{")) return [];
  const run = (trial: Trial): Promise<void> => exceed(trial, operation, amount);
  return [{ name: `rest ${operation.id} ${amount}`, operation, run }];
}

/** A body that takes as little as can be, where a text refuses more than is left: what a call names may have little left. */
export function withSmallAmount(operation: Operation, body: unknown): unknown {
  const amount = limitsToRest(operation.text) ? amountOf(operation) : undefined;
  return amount === undefined || !isObject(body) ? body : { ...body, [amount]: smallest(operation, amount) };
}

/** The one number of a body that says how much. */
function amountOf(operation: Operation): string | undefined {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return undefined;
  const { documents: docs } = operation.contract;
  const found = [...membersOf(docs, schema)].filter(
    ([name, place]) =>
      /^(amount|sum|value|quantity|units|hours|points|pieces|count)$/.test(wordsOf(name)[0] ?? "") &&
      shapeOf(docs, place).types.has("integer"),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** Whether a text refuses more than is left of something. */
export function limitsToRest(text: string): boolean {
  return sentencesOf(text.toLowerCase()).some(
    (one) =>
      /\b4(09|22)\b/.test(one) &&
      /\b(more|exceeds?|exceeding|beyond|over|higher|greater|larger)\b/.test(one) &&
      /\b(outstanding|left|remains?|remaining|rest|balance|owed|due|still open|not yet (paid|refunded))\b/.test(
        one,
      ),
  );
}

async function exceed(trial: Trial, operation: Operation, amount: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  let rest = await restOfParent(trial, call);
  // A part is taken first: what is left then is less than all.
  const part = smallest(operation, amount);
  if (rest === undefined || rest > part + 1) {
    const first = await perform(trial, withAmount(trial, call, amount, part));
    if (!first.ok) rest = undefined;
    else rest = (await restOfParent(trial, call)) ?? restIn(first.payload);
  }
  if (rest !== undefined && rest > part) await judgeRest(trial, call, amount, rest);
  await discardSince(trial, start);
}

async function judgeRest(trial: Trial, call: PreparedCall, amount: string, rest: number): Promise<void> {
  const { operation } = call;
  const more = withAmount(trial, call, amount, rest + 1);
  const schema = operation.body?.media[0]?.schema;
  if (schema && !trial.checker.validator.isValid(schema, more.body)) return;
  const refused = await perform(trial, more);
  if (refused.ok)
    return trial.report("conflict", operation, refused, {
      expected: `a refusal, as ${rest} is left`,
      pointer: `/body/${amount}`,
      cause: "more than is left",
    });
  const whole = await perform(trial, withAmount(trial, call, amount, rest));
  // What it shows then, with nothing left, is judged by itself.
  if (whole.ok) await restOfParent(trial, call);
  const isSame = whole.code === refused.code && codeIn(whole.body) === codeIn(refused.body);
  if (!whole.ok && isSame && (whole.code === 409 || whole.code === 422))
    trial.report("acceptance", operation, whole, {
      expected: `success, as ${rest} is left`,
      pointer: `/body/${amount}`,
      cause: "all that is left",
    });
}

function smallest(operation: Operation, amount: string): number {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  const place = schema && membersOf(docs, schema).get(amount);
  return Math.max(1, (place && shapeOf(docs, place).minimum) ?? 1);
}

/** The call with an amount, and with no key that would repeat an earlier answer. */
function withAmount(trial: Trial, call: PreparedCall, amount: string, value: number): PreparedCall {
  const body = { ...(isObject(call.body) && call.body), [amount]: value };
  return withNewKey(trial, { ...call, body });
}

/** What the thing in the path shows as left. */
async function restOfParent(
  trial: Trial,
  { operation, parameters }: PreparedCall,
): Promise<number | undefined> {
  const [name, key] = [...pathSlots(operation.path)].at(-1) ?? [];
  const id = parameters.get(`path.${name}`);
  const parent = trial.checker.instances.findLast(
    (one) => one.resource.key === key && one.ids.get(one.resource.key) === id,
  );
  if (!parent) return undefined;
  return restIn((await viewInstance(trial, parent, { list: false })).read?.value);
}
