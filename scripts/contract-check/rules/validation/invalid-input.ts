import { markInvalidData } from "../../engine/invalid-data";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { selectionOf } from "../../engine/whole-collections";
import { namedFields } from "../../judge/refusal-details";
import { isObject, valueAt } from "../../lib/json";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Kind } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { performDistinct } from "../shared/distinct-names";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";
import { noteRefusal } from "./refusal-codes";
import { refusalSignature } from "./refusal-signature";
import { codeOfInvalid, noteRefusedMember } from "./refused-members";

/** Whether a change or an action was refused for the state of the instance. */
function isUsedUp(trial: Trial, { operation, code }: Exchange): boolean {
  if (code !== 409 || !trial.checker.bases.get(operation)?.isAccepted) return false;
  const kind = trial.checker.resources.roles.get(operation)?.kind;
  return isChange(kind) || kind === "action" || trial.checker.preparations.has(operation);
}

const isChange = (kind: Kind | undefined): boolean => kind === "update" || kind === "replace";

/** A call on another instance; those that follow share one that can be changed still: a venue without events. */
async function callOnOther(trial: Trial, operation: Operation): Promise<PreparedCall> {
  const role = trial.checker.resources.roles.get(operation);
  if (!isChange(role?.kind)) return await validCall(trial, operation, { isFresh: true });
  const known = trial.attempt > 0 ? trial.own : trial.checker.shared;
  const key = `${role?.resource.key} 0`;
  if (known.get(key)?.isOwn) known.delete(key);
  return await validCall(trial, operation, { isFresh: false });
}

/** The text that was sent at a place of the body, where blanks around it may be taken away. */
function surroundedText({ call }: Exchange, pointer: string): string | undefined {
  const sent = valueAt(call.body, pointer.slice("/body".length));
  return typeof sent === "string" && sent !== sent.trim() ? sent : undefined;
}

/** A server may trim a text before validating it: the stored value is then valid. */
function isNormalised(exchange: Exchange, { pointer }: Variation): boolean {
  const at = pointer.slice("/body".length);
  const sent = surroundedText(exchange, pointer);
  if (sent === undefined) return false;
  const { payload } = exchange;
  const places = isObject(payload) ? [payload, ...Object.values(payload)] : [];
  return places.some((place) => valueAt(place, at) === sent.trim());
}

/** An instance with invalid data would make lists wrong: another one is used from then on. */
async function unmarkInvalid(trial: Trial, operation: Operation): Promise<void> {
  const role = trial.checker.resources.roles.get(operation);
  if (!role || (!isChange(role.kind) && !selectionOf(trial.checker, operation))) return;
  const known = trial.attempt > 0 ? trial.own : trial.checker.shared;
  const key = `${role.resource.key} 0`;
  const instance = known.get(key);
  if (!instance?.isOwn) return;
  await discardInvalid(trial, instance);
  if (instance.isDeleted) known.delete(key);
}

/** A deletion may return the instance with the invalid data: that is not the deletion's fault. */
async function discardInvalid(trial: Trial, instance: ResourceInstance | undefined): Promise<void> {
  const unmark = markInvalidData(trial.checker, instance);
  await discard(trial, instance);
  if (instance?.isDeleted) unmark();
}

const ofOneMember = /^(type|minLength|maxLength|pattern|minimum|maximum|enum|required)$/;

/** A refusal that names the wrong members names the one that is. */
function judgeFields(trial: Trial, exchange: Exchange, { pointer, keyword, place }: Variation): void {
  const [, part, name, further] = pointer.split("/");
  if (part !== "body" || name === undefined || further !== undefined || !ofOneMember.test(keyword)) return;
  const fields = namedFields(exchange);
  const isNamed = (member: string): boolean =>
    fields?.some((one) => one.toLowerCase().includes(member.toLowerCase())) === true;
  if (!fields || isNamed(name)) return;
  // Without its reason a request is as much a wrong one of another branch, which lacks something else.
  if (keyword === "required" && missingInBranches(exchange).some(isNamed)) return;
  trial.report("body", exchange.operation, exchange, {
    expected: `the refusal to name ${name}, which is wrong`,
    actual: fields.join(", "),
    cause: "named members",
    place,
  });
}

/** What a body lacks in order to be one of the branches of a `oneOf`. */
function missingInBranches({ operation, call }: Exchange): string[] {
  const schema = operation.body?.media[0]?.schema;
  const { body } = call;
  if (!schema || !isObject(body)) return [];
  const { documents } = operation.contract;
  return shapeOf(documents, schema)
    .variants.flatMap((variant) => [...shapeOf(documents, variant).required])
    .filter((name) => body[name] === undefined);
}

/**
 * Whether valid input is refused in the same way now: the refusal is about something else, such as a deleted
 * instance.
 */
export async function isRefusedAnyway(trial: Trial, { operation, code }: Exchange): Promise<boolean> {
  const countBefore = trial.created.length;
  const control = await perform(trial, await validCall(trial, operation, { isFresh: false }));
  if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
  return !control.ok && control.code === code;
}

/** Reports a value that got the refusal of a valid request, where other invalid values are refused as invalid. */
async function isTakenForValid(trial: Trial, exchange: Exchange, variation: Variation): Promise<boolean> {
  if (surroundedText(exchange, variation.pointer) !== undefined) return false;
  const wanted = await codeOfInvalid(trial, exchange, variation);
  if (wanted === undefined || !(await isRefusedAnyway(trial, exchange))) return false;
  trial.report("refusal", exchange.operation, exchange, {
    expected: `${wanted}, as for other invalid values, because of ${variation.what} at ${variation.pointer}`,
    pointer: variation.pointer,
    cause: variation.keyword,
    place: variation.place,
  });
  return true;
}

/** Reports a value that was taken, and takes away what it made. */
async function reportTaken(
  trial: Trial,
  exchange: Exchange,
  { pointer, keyword, what, place }: Variation,
  countBefore: number,
): Promise<void> {
  const { operation } = exchange;
  // A wrongly accepted value makes the response's body invalid, which is the same cause.
  trial.removeFinding(exchange, "body");
  trial.report("refusal", operation, exchange, {
    expected: `a refusal, because of ${what} at ${pointer}`,
    pointer,
    cause: keyword,
    place,
  });
  const reason = "taken instead of refused, see the findings";
  trial.checker.coverage.missed(operation, `${pointer} ${keyword}`, "refused", reason);
  if (trial.created.length > countBefore) await discardInvalid(trial, lastCreated(trial));
  await unmarkInvalid(trial, operation);
}

/**
 * Input that breaks one constraint is refused with a documented code, and a refusal that names members names the wrong one.
 *
 * Standard: JSON Schema 2020-12 validation; RFC 9110 §15.5.1 (400), §15.5.21 (422).
 * Reports: `refusal`, `refusal-code`, `body`. Severity: error.
 */
export function invalidInput(operation: Operation, variation: Variation): Scenario {
  return {
    name: `refusal ${operation.id} ${variation.name}`,
    operation,
    isIndependent: true,
    run: async (trial) => {
      const plain = variation.apply(await validCall(trial, operation, { isFresh: false }));
      const countBefore = trial.created.length;
      const trigger = `${variation.pointer} ${variation.keyword}`;
      const tolerance = variation.parameter?.in === "path" ? "gateway" : "none";
      let exchange = await performDistinct(trial, plain, variation, { trigger, tolerance });
      // An instance that an earlier request used up says nothing about the input.
      if (isUsedUp(trial, exchange)) {
        const fresh = variation.apply(await callOnOther(trial, operation));
        exchange = await performDistinct(trial, fresh, variation, { trigger, tolerance });
      }
      const constraint = `${variation.pointer} ${variation.keyword}`;
      const { learnedCodes, coverage, bases } = trial.checker;
      if (exchange.ok && isNormalised(exchange, variation)) {
        coverage.missed(operation, constraint, "refused", "the server takes the blanks away first");
        if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
        return;
      }
      if (exchange.ok) return await reportTaken(trial, exchange, variation, countBefore);
      coverage.reached(operation, constraint, "refused");
      const repeat = async (other: Trial) => {
        const again = variation.apply(await validCall(other, operation, { isFresh: false }));
        return await performDistinct(other, again, variation, { trigger, tolerance });
      };
      noteRefusedMember(trial, exchange, variation, repeat);
      if (await isTakenForValid(trial, exchange, variation)) return;
      if (!bases.get(operation)?.isAccepted || !trial.isSound(exchange)) return;
      if (exchange.code < 500 && !variation.isReference) {
        judgeFields(trial, exchange, variation);
        const seen = learnedCodes.invalid.get(operation.id) ?? new Map<string, number>();
        seen.set(refusalSignature(exchange), (seen.get(refusalSignature(exchange)) ?? 0) + 1);
        learnedCodes.invalid.set(operation.id, seen);
        const at = variation.parameter ? (variation.parameter.in === "query" ? "query" : undefined) : "body";
        if (at && trial.attempt === 0)
          noteRefusal(trial.checker, {
            operation,
            at,
            keyword: variation.keyword,
            pointer: variation.pointer,
            code: exchange.code,
            repeat,
          });
        // Nothing is at an address whose id is none.
        const isNowhere =
          exchange.code === 404 && variation.parameter?.in === "path" && documents(operation, 404);
        if (
          !isNowhere &&
          [401, 403, 404, 405].includes(exchange.code) &&
          !(await isRefusedAnyway(trial, exchange))
        )
          trial.report("refusal-code", operation, exchange, {
            expected: `a refusal that says the input is invalid (400 or 422), because of ${variation.what} at ${variation.pointer}`,
            pointer: variation.pointer,
            cause: String(exchange.code),
            place: variation.place,
          });
      }
    },
  };
}
