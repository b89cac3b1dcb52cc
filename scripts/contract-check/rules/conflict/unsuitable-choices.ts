import type { Checker } from "../../engine/checker";
import { type Slot, slotsOf } from "../../engine/id-slots";
import { createInstance } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { type StatedChoice, shows, statedChoice } from "../../engine/stated-choices";
import type { Trial } from "../../engine/trial";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discard, discardSince, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * A body that refers to nothing of the kind or in the state that the text asks for is refused: "At least one member must be
 * of the category `camera`".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function unsuitableChoices(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 400, 409, 422)) return [];
  return slotsOf(checker, operation).flatMap((slot) => {
    const { resource } = slot;
    const choice = resource && !slot.parameter ? statedChoice(operation, resource) : undefined;
    if (!resource || !choice) return [];
    return otherValues(operation, resource, choice).map((value) => ({
      name: `choice ${operation.id} ${choice.name} ${value}`,
      operation,
      run: (trial: Trial) => referTo(trial, operation, { ...slot, resource }, choice, value),
    }));
  });
}

/** The other values of the member, but for those that the text names as well: each may be allowed. */
function otherValues({ text }: Operation, { create }: Resource, { name, value }: StatedChoice): string[] {
  const schema = create?.body?.media[0]?.schema;
  const place = create && schema && membersOf(create.contract.documents, schema).get(name);
  const values = place ? (shapeOf(create.contract.documents, place).values ?? []) : [];
  return values
    .filter((one) => typeof one === "string")
    .filter((one) => one !== value && !text.includes(`\`${one}\``))
    .slice(0, 2);
}

async function referTo(
  trial: Trial,
  operation: Operation,
  { resource, pointer, isList }: Slot & { resource: Resource },
  choice: StatedChoice,
  value: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const count = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation));
  const now = valueAt(call.body, pointer);
  const ids: unknown[] = [];
  for (const _ of isList && Array.isArray(now) ? now : [now]) {
    const other = await createInstance(trial, resource, {
      isFresh: true,
      change: (body) => (isObject(body) ? { ...body, [choice.name]: value } : body),
    });
    const id = other?.ids.get(resource.key);
    // The creation may take the value and store another one.
    if (id === undefined || !shows(other?.payload, { ...choice, value })) break;
    ids.push(id);
  }
  if (ids.length === (isList && Array.isArray(now) ? now.length : 1)) {
    const body = withValueAt(call.body, pointer, isList ? ids : ids[0]);
    const before = trial.created.length;
    const exchange = await perform(trial, { ...call, body });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as the ${choice.name} of what ${pointer} names is ${value} and not ${choice.value}`,
        pointer: `/body${pointer}`,
        cause: `choice ${choice.name}`,
      });
    if (trial.created.length > before) await discard(trial, lastCreated(trial));
  }
  await discardSince(trial, count);
}
