import type { Checker } from "../../engine/checker";
import { withNewKey } from "../../engine/idempotency-key";
import type { Scenario } from "../../engine/scenario";
import { amountOf, limitsToRest, smallest } from "../../engine/small-amounts";
import type { Trial } from "../../engine/trial";
import { restIn } from "../../judge/rest-states";
import { codeIn } from "../../judge/stated-codes";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { pathSlots } from "../../plan/paths";
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
