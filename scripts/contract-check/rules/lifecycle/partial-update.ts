import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { isIdName } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { identifyingMembers } from "../ownership/current-user";
import { differentValue, isCreationMember, pickRequired } from "../shared/different-value";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard, type PreparedCall, perform } from "../shared/prepared-call";
import { createUpdateTarget, filledBody, restore } from "../shared/update-target";
import { judgeComposedTexts } from "./composed-texts";
import { compareSent } from "./write-persistence";
import { isWrittenOnce } from "./written-once";

/**
 * A partial update changes the member it sends and keeps the others. What a text says is written once is not changed.
 *
 * Standard: RFC 5789 (PATCH); update operations by name.
 * Reports: `patch-keeps`, `read-back`, `side-effect`, `conflict`. Severity: error.
 */
export async function partialUpdate(
  trial: Trial,
  resource: Resource,
  change: Operation,
  name: string,
): Promise<void> {
  const instance = await createUpdateTarget(trial, resource);
  if (!instance) return;
  const before = await viewInstance(trial, instance, { list: !resource.read });
  const original = before.read?.value ?? before.list?.value;
  if (!original) return;
  const call = await prepareCall(trial, change, { instance });
  const returned = resource.isSingle ? await filled(trial, instance, change, call, original) : original;
  if (!returned) return;
  const schema = change.body?.media[0]?.schema;
  const value = differentValue(trial, change, name, returned[name]);
  if (value === undefined || !schema || !trial.checker.bases.get(change)?.isAccepted) return;
  const version = isObject(call.body)
    ? Object.entries(call.body).filter(([key]) => /^(version|revision)$/i.test(key))
    : [];
  const isPartial =
    change.method === "patch" ||
    (change.method === "post" && shapeOf(change.contract.documents, schema).required.size < 2);
  const alone: unknown = {
    ...(isObject(call.body) ? pickRequired(change, call.body) : {}),
    ...Object.fromEntries(version),
    [name]: value,
  };
  const whole: unknown = { ...(isObject(call.body) ? call.body : {}), [name]: value };
  const body = isPartial && trial.checker.validator.isValid(schema, alone) ? alone : whole;
  if (!trial.checker.validator.isValid(schema, body)) return;
  const others = resource.isSingle ? await otherUsersInstance(trial, resource, original) : undefined;
  const exchange = await perform(trial, { ...call, body });
  if (exchange.ok && others) await othersUntouched(trial, resource, change, name, others);
  const isGiven = ![null, undefined, ""].some((none) => returned[name] === none);
  if (exchange.ok && isGiven && isWrittenOnce(change, name))
    trial.report("conflict", change, exchange, {
      expected: `a refusal, as ${name} cannot be changed once it is set`,
      pointer: `/body/${name}`,
      cause: "written once",
    });
  else if (exchange.ok && trial.isSound(exchange)) {
    await compareSent(trial, exchange, name, instance);
    await judgeComposedTexts(trial, instance, change, name, returned);
    if (body === alone) await otherMembersStay(trial, instance, change, returned, body);
  }
  if (resource.isSingle && exchange.ok) await restore(trial, change, instance, original);
  await discard(trial, instance);
}

/** The second user's instance of a singleton resource; undefined where all users share one. */
async function otherUsersInstance(
  trial: Trial,
  { read }: Resource,
  own: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { callers, selected, users } = trial.checker;
  if (!read || users.length < 2 || !selected.has(read) || callers.get(read) === 1) return undefined;
  const exchange = await trial.send(await prepareCall(trial, read, { userIndex: 1 }), { userIndex: 1 });
  if (!exchange.ok || !isObject(exchange.payload)) return undefined;
  const other = exchange.payload;
  const isOther = identifyingMembers(own).some(
    ([name, value]) => isIdName(name) && !isEquivalent(value, other[name]),
  );
  return isOther ? other : undefined;
}

/** A user's change of their own singleton does not change another user's. */
async function othersUntouched(
  trial: Trial,
  resource: Resource,
  change: Operation,
  name: string,
  before: Record<string, unknown>,
): Promise<void> {
  const { read } = resource;
  if (!read || !Object.hasOwn(before, name)) return;
  const after = await trial.send(await prepareCall(trial, read, { userIndex: 1 }), { userIndex: 1 });
  if (!after.ok || !isObject(after.payload) || isEquivalent(before[name], after.payload[name])) return;
  trial.report("side-effect", change, after, {
    expected: `${name} of ${trial.checker.users[1]?.name} to stay ${toJson(before[name])}`,
    actual: `${name}: ${toJson(after.payload[name]) ?? "nothing"}`,
    pointer: `/${name}`,
    cause: "another user's",
  });
}

/** A singleton has unknown values: set to known ones first, so that lost or reset members show. */
async function filled(
  trial: Trial,
  instance: ResourceInstance,
  change: Operation,
  call: PreparedCall,
  original: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const schema = change.body?.media[0]?.schema;
  const body = filledBody(trial, change, call.body);
  if (change.method === "put" || !schema || !trial.checker.validator.isValid(schema, body)) return original;
  if (!isObject(body)) return original;
  // What is set may have to stay: a birthday that is given once.
  const empty = Object.entries(body).filter(([name]) => isEmpty(original[name]));
  const attempts = [body, Object.fromEntries(empty), ...empty.map((one) => Object.fromEntries([one]))];
  let count = 0;
  for (const [index, attempt] of attempts.entries()) {
    if (!trial.checker.validator.isValid(schema, attempt)) continue;
    if ((await trial.send({ ...call, body: attempt })).ok) count += 1;
    if (count > 0 && index < 2) break;
  }
  if (count === 0) return original;
  const after = await viewInstance(trial, instance, { list: !instance.resource.read });
  return after.read?.value ?? after.list?.value;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || value === false || isEqual(value, []);

async function otherMembersStay(
  trial: Trial,
  instance: ResourceInstance,
  change: Operation,
  before: Record<string, unknown>,
  body: unknown,
): Promise<void> {
  const { resource } = instance;
  const after = await viewInstance(trial, instance, { list: !resource.read });
  const returned = after.read ?? after.list;
  const schema = change.body?.media[0]?.schema;
  if (!returned || !schema || change.method === "put") return;
  // Members that only the creation sets stay as well; counters and dates of the server may change.
  const { create } = resource;
  const createSchema = create?.body?.media[0]?.schema;
  const names = new Set([
    ...shapeOf(change.contract.documents, schema).properties.keys(),
    ...(create && createSchema
      ? [...shapeOf(create.contract.documents, createSchema).properties]
          .filter(([, member]) => !shapeOf(create.contract.documents, member).isReadOnly)
          .map(([name]) => name)
      : []),
    ...Object.keys(before).filter((name) => isCreationMember(name, create)),
  ]);
  for (const name of names) {
    if (
      (isObject(body) && Object.hasOwn(body, name)) ||
      !Object.hasOwn(before, name) ||
      /^(version|revision|etag)$/i.test(name)
    )
      continue;
    if (isEquivalent(before[name], returned.value[name])) continue;
    trial.report("patch-keeps", change, returned.exchange, {
      expected: `${name} to stay ${toJson(before[name])}, as it was not sent`,
      actual: `${name}: ${toJson(returned.value[name]) ?? "nothing"}`,
      pointer: `/${name}`,
    });
  }
}
