import { placesNamedBy } from "../../engine/refused-places";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { generate } from "../../schema/generate";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { type Condition, conditionsIn } from "./stated-conditions";

/**
 * A member that a text requires for one value of another is refused where it is missing, and where the text allows it for
 * that value alone it is refused with others: "For the method `card` the `cardNumber` is required".
 *
 * Standard: the descriptions of the operation and its members.
 * Reports: `refusal`. Severity: error.
 */
export function conditionalMembers(operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 400, 409, 422)) return [];
  return conditionsOf(operation).map((condition) => ({
    name: `conditional ${operation.id} ${condition.member} ${condition.by}`,
    operation,
    run: (trial: Trial) => checkCondition(trial, operation, condition),
  }));
}

function conditionsOf(operation: Operation): Condition[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const { documents: docs } = operation.contract;
  const members = membersOf(docs, schema);
  const choices = new Map<string, readonly unknown[]>();
  for (const [name, place] of members) {
    const { values, types } = shapeOf(docs, place);
    const all = values?.filter((one) => one !== null) ?? (types.has("boolean") ? [true, false] : []);
    if (all.length > 1) choices.set(name, all);
  }
  const { required } = shapeOf(docs, schema);
  const open = [...members.keys()].filter((name) => !required.has(name));
  const own = open.flatMap((name) => {
    const place = members.get(name);
    const about = place ? descriptionOf(place, docs.resolve(place)) : "";
    return conditionsIn(about, choices, open, name);
  });
  const whole = [operation.text, descriptionOf(schema, docs.resolve(schema))].join("\n");
  const found = [...conditionsIn(whole, choices, open), ...own];
  const isFirst = ({ member, by }: Condition, index: number): boolean =>
    found.findIndex((one) => one.member === member && one.by === by) === index;
  return found.filter(isFirst);
}

async function checkCondition(trial: Trial, operation: Operation, condition: Condition): Promise<void> {
  const { by, values, member, isRequired, isExclusive, isForbidden } = condition;
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const [value] = values;
  const other = otherValue(operation, condition);
  const report = (exchange: Exchange, expected: string, cause: string): void => {
    trial.removeFinding(exchange, "body");
    trial.report("refusal", operation, exchange, { expected, pointer: `/body/${member}`, cause });
  };
  if (isRequired) {
    const control = await attempt(trial, operation, { [by]: value }, member, true);
    const without = control?.ok ? await attempt(trial, operation, { [by]: value }, member, false) : undefined;
    if (without?.ok)
      return report(without, `a refusal, as ${member} is required with ${by} ${toJson(value)}`, "condition");
  }
  const refused = isForbidden ? value : isExclusive ? other : undefined;
  if (refused === undefined) return;
  const control = await attempt(trial, operation, { [by]: refused }, member, false);
  const beside = control?.ok ? await attempt(trial, operation, { [by]: refused }, member, true) : undefined;
  if (beside?.ok)
    report(
      beside,
      `a refusal, as ${member} is not allowed with ${by} ${toJson(refused)}`,
      "exclusive condition",
    );
}

/** Another value of the deciding member than those of the condition. */
function otherValue({ body, contract }: Operation, { by, values }: Condition): unknown {
  const schema = body?.media[0]?.schema;
  const place = schema && membersOf(contract.documents, schema).get(by);
  if (!place) return undefined;
  const { values: all, types } = shapeOf(contract.documents, place);
  return (all ?? (types.has("boolean") ? [true, false] : [])).find(
    (one) => one !== null && !values.includes(one),
  );
}

/** One call with a value of the deciding member, with the other member or without it. */
export async function attempt(
  trial: Trial,
  operation: Operation,
  chosen: Record<string, unknown>,
  member: string,
  isGiven: boolean,
): Promise<Exchange | undefined> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return undefined;
  const { documents: docs } = operation.contract;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const body: Record<string, unknown> = { ...(isObject(call.body) && call.body), ...chosen };
  const place = membersOf(docs, schema).get(member);
  if (!isGiven) delete body[member];
  else if (place)
    body[member] ??= givenValue(operation, member) ?? generate(docs, place, { random: trial.random });
  const send = async (sent: unknown): Promise<Exchange> => {
    const count = trial.created.length;
    const exchange = await perform(trial, { ...call, body: sent });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
    return exchange;
  };
  if (!trial.checker.validator.isValid(schema, body)) return undefined;
  const exchange = await send(body);
  const [named = ""] = exchange.ok ? [] : placesNamedBy(exchange);
  const name = named.slice(1);
  if (name === member || Object.hasOwn(chosen, name) || typeof body[name] !== "string") return exchange;
  // Another member may have to fit the value as well: an address of a web hook is no e-mail address.
  for (const other of ["https://example.com/hooks/1", "someone@example.com"]) {
    const fitting = { ...body, [name]: other };
    const again = trial.checker.validator.isValid(schema, fitting) ? await send(fitting) : undefined;
    if (again?.ok) return again;
  }
  return exchange;
}

/** The value that an example of the contract has. */
function givenValue({ body }: Operation, member: string): unknown {
  return body?.media[0]?.examples
    .map((one) => (isObject(one) ? one[member] : undefined))
    .find((one) => one !== undefined);
}
