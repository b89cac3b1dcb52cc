import { isObject } from "../lib/json";
import { literal } from "../lib/texts";
import { documents } from "../load/documented";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import { membersOf, shapeOf } from "../schema/shape";
import type { Call } from "../send/request";
import type { Checker, Step } from "./checker";

/**
 * Calls whose body names the state that an instance is to come into: `PATCH {"status": "done"}`, `POST …/transitions`, an
 * event whose type is a state. One step for each state.
 */
export function targetedSteps(
  { resources, operations, selected }: Checker,
  resource: Resource,
  state: { name: string; values: readonly string[] },
): Step[] {
  const movers = operations.filter((operation) => {
    const role = resources.roles.get(operation);
    const isOfChild = role?.kind === "create" && role.resource.parent === resource.key;
    const isOwn = role?.resource === resource && /^(update|action)$/.test(role.kind);
    return selected.has(operation) && (isOfChild || isOwn);
  });
  return movers.flatMap((operation) => {
    const found = targetOf(operation, state);
    return found ? found.values.map((value) => ({ operation, target: { member: found.member, value } })) : [];
  });
}

/** The member of a body that takes states, and those it takes. */
export function targetOf(
  operation: Operation,
  { name, values }: { name: string; values: readonly string[] },
): { member: string; values: string[] } | undefined {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return undefined;
  const { documents: docs } = operation.contract;
  for (const [member, place] of membersOf(docs, schema)) {
    const taken = shapeOf(docs, place).values?.filter((one) => typeof one === "string") ?? [];
    const isOfStates = taken.length > 1 && taken.every((one) => values.includes(one));
    if (isOfStates && (member === name || documents(operation, 409))) return { member, values: taken };
  }
  return undefined;
}

/** Where a required member has few values, each may lead elsewhere: `decision` is `approve` or `decline`. */
export function choicesOf(operation: Operation): Step[] {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  const shape = schema && shapeOf(docs, schema);
  for (const [member, place] of shape?.properties ?? []) {
    const { values = [] } = shapeOf(docs, place);
    if (!shape?.required.has(member) || values.length < 2 || values.length > 4) continue;
    return values.flatMap((value) =>
      typeof value === "string" ? [{ operation, choice: { member, value } }] : [],
    );
  }
  return [{ operation }];
}

/**
 * The creation of a child that an action may ask for, of the kind that its text names: "at least one document of kind
 * `site_plan`".
 */
export function childStep(create: Operation, { text }: Operation): Step {
  const schema = create.body?.media[0]?.schema;
  const { documents: docs } = create.contract;
  for (const [member, place] of schema ? membersOf(docs, schema) : [])
    for (const value of shapeOf(docs, place).values ?? []) {
      const isNamed = typeof value === "string" && new RegExp(`["'\`]${literal(value)}["'\`]`).test(text);
      if (isNamed) return { operation: create, choice: { member, value } };
    }
  return { operation: create };
}

/** The call with the value that a step chooses; `isSmall` leaves out what it does not need. */
function withChoice<T extends Pick<Call, "body">>(call: T, { operation, choice }: Step, isSmall: boolean): T {
  const schema = operation.body?.media[0]?.schema;
  if (!choice || !schema || !isObject(call.body)) return call;
  const { required } = shapeOf(operation.contract.documents, schema);
  const taken = Object.entries(call.body).filter(([name]) => !isSmall || required.has(name));
  return { ...call, body: { ...Object.fromEntries(taken), [choice.member]: choice.value } };
}

/** The call with the state that the step leads to; what a change does not need is left out. */
export function withTarget<T extends Pick<Call, "body">>(
  { validator }: Checker,
  call: T,
  step: Step,
  isSmall = false,
): T {
  const { operation, target } = step;
  if (!target) return withChoice(call, step, isSmall);
  const schema = operation.body?.media[0]?.schema;
  const given = { ...target.beside, [target.member]: target.value };
  const isEnough = operation.method === "patch" && schema !== undefined && validator.isValid(schema, given);
  const whole = isObject(call.body) ? { ...call.body, ...given } : given;
  return { ...call, body: isEnough ? given : whole };
}
