import { missingReferenceCode, type Slot, slotsOf } from "../../engine/id-slots";
import { obtainInstance } from "../../engine/prepare-call";
import { textOfRefusal } from "../../engine/refusal-reason";
import { shownMember } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { isAboutOther } from "../validation/refusal-signature";
import { unknownId } from "./unknown-id";

/**
 * A member of the body whose reference a refusal names ("no address with this `senderAlias`") is accepted with what
 * exists, and refused with what does not.
 *
 * Standard: RFC 9110 §15.5.5 (404), §15.5.21 (422); the description of the refusal.
 * Reports: `acceptance`, `not-found`, `refusal-code`. Severity: error.
 */
export function unknownReferences(operation: Operation): Scenario[] {
  if (!operation.body?.media[0]?.schema) return [];
  return [
    { name: `references ${operation.id}`, operation, run: (trial) => checkReferences(trial, operation) },
  ];
}

async function checkReferences(trial: Trial, operation: Operation): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  for (const slot of slotsOf(trial.checker, operation)) {
    const noun = slot.resource?.noun ?? "";
    const code =
      slot.parameter || slot.isList
        ? undefined
        : (missingReferenceCode(operation, slot.name) ?? statusOfUnknown(operation, noun));
    if (code !== undefined && slot.resource) await checkReference(trial, operation, slot, code);
  }
}

async function checkReference(trial: Trial, operation: Operation, slot: Slot, code: number): Promise<void> {
  const { resource, member, pointer, name } = slot;
  const instance = resource && (await obtainInstance(trial, resource));
  if (!resource || !instance) return;
  const base = trial.checker.bases.get(operation);
  // Where what a request names has to suit the rest of it, what suits is named.
  const suited = base?.keepsReferences ? valueAt(base.body, pointer) : undefined;
  const existing =
    suited ?? (member === undefined ? instance.ids.get(resource.key) : shownMember(instance, member));
  const schema = operation.body?.media[0]?.schema;
  const { documents } = operation.contract;
  const place = schema && shapeOf(documents, schema).properties.get(name);
  const unknown = place && unknownId(trial, documents, place, existing);
  if (existing === undefined || unknown === undefined) return;
  let right = await sendWith(trial, operation, pointer, existing);
  // What the calls before took from may be used up: another one is taken.
  const other =
    right.code === 409 && suited === undefined ? await obtainInstance(trial, resource) : undefined;
  const value = other && (member === undefined ? other.ids.get(resource.key) : shownMember(other, member));
  if (value !== undefined) right = await sendWith(trial, operation, pointer, value);
  // A status that has one code for what is unknown has others for other causes.
  const isOfReference = missingReferenceCode(operation, name) === code;
  // What else the body names may have to be a part of what it refers to.
  const isOfParts = isAboutOther(right, `/body${pointer}`);
  if (right.code === code && isOfReference && !isOfParts && !isOfRelation(right) && trial.isSound(right))
    return trial.report("acceptance", operation, right, {
      expected: `success with the ${name} ${String(existing)}, which exists`,
      pointer: `/body${pointer}`,
      cause: "reference",
    });
  const wrong = right.ok ? await sendWith(trial, operation, pointer, unknown) : undefined;
  const stated = statusOfUnknown(operation, resource.noun);
  if (wrong && !wrong.ok && stated !== undefined && wrong.code !== stated && wrong.code < 500)
    trial.report("refusal-code", operation, wrong, {
      expected: `${stated}, as nothing has the ${name} ${String(unknown)}`,
      pointer: `/body${pointer}`,
      cause: `${name} status`,
    });
  if (wrong?.ok)
    trial.report("not-found", operation, wrong, {
      expected: `${code}, as nothing has the ${name} ${String(unknown)}`,
      pointer: `/body${pointer}`,
      cause: name,
    });
}

/** Whether a refusal says how what is there fails to suit the rest or the caller: "is of another category", "not your own". */
export const isOfRelation = (refusal: Pick<Exchange, "body">): boolean =>
  /\b(?:another|other|different|same|own|belongs?|suits?|match(?:es)?)\b/.test(textOfRefusal(refusal)) &&
  !/\b(?:unknown|exists?|found|no such)\b/.test(textOfRefusal(refusal));

/** The status whose codes have one for what is not there: `COURSE_UNKNOWN` among those of 409. */
export function statusOfUnknown({ responses }: Operation, noun: string): number | undefined {
  if (noun === "") return undefined;
  const name = wordsOf(noun).join("_?");
  const code = new RegExp(`"(?:${name}_?(?:unknown|not_?found|missing)|(?:unknown|no_such)_?${name})"`, "i");
  const found = responses.filter(
    ({ status, place }) => /^4(09|22|04)$/.test(status) && code.test(JSON.stringify(place.value)),
  );
  return found.length === 1 ? Number(found[0]?.status) : undefined;
}

async function sendWith(
  trial: Trial,
  operation: Operation,
  pointer: string,
  value: unknown,
): Promise<Exchange> {
  const call = await validCall(trial, operation);
  const count = trial.created.length;
  // Where another member names it already, the call has another instance here, and is right as it is.
  const isNamed = isObject(call.body) && Object.values(call.body).includes(value);
  const body = isNamed ? call.body : withValueAt(call.body, pointer, value);
  const exchange = await perform(trial, { ...call, body });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  return exchange;
}
