import type { Checker } from "../../engine/checker";
import { needs } from "../../engine/id-slots";
import { deepSlots } from "../../engine/nested-slots";
import { make, prepare } from "../../engine/prepare-call";
import { register } from "../../engine/register-instance";
import type { Thing } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { isSame } from "../shared/equivalent-values";
import { findInList, look } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { type Attempt, judgeAttempts } from "./judge-attempts";

/** What the second user gets to see and do of the first one's thing. */
export function ownershipScenarios(checker: Checker, resource: Resource): Scenario[] {
  const { create } = resource;
  if (!create || !checker.selected.has(create) || checker.users.length < 2 || create.security.length === 0)
    return [];
  return [
    {
      name: `ownership ${resource.key}`,
      operation: create,
      run: (trial) => tryAsOther(trial, resource, checker),
    },
  ];
}

async function tryAsOther(trial: Trial, resource: Resource, checker: Checker): Promise<void> {
  const thing = await make(trial, resource);
  if (!thing || thing.ids.get(resource.key) === undefined) return;
  const usable = (operation: Operation | undefined): operation is Operation =>
    operation !== undefined &&
    checker.selected.has(operation) &&
    operation.security.length > 0 &&
    !operation.security.some((way) => way.length === 0);
  const attempts: Attempt[] = [];
  const { read, list, update, replace, remove, actions } = resource;
  let mine = await look(trial, thing);
  if (usable(read) && mine.read) {
    const exchange = await trial.send(await prepare(trial, read, { thing, userIndex: 0 }), { userIndex: 1 });
    attempts.push({
      operation: read,
      exchange,
      kind: "read",
      isOpen: exchange.ok && exchange.text.includes(String(thing.ids.get(resource.key))),
    });
  }
  if (usable(list) && mine.list) {
    const found = await findInList(trial, thing, list, 1).catch(() => undefined);
    // A list that did not come tells of nobody.
    if (found?.exchange?.ok)
      attempts.push({
        operation: list,
        exchange: found.exchange,
        kind: "list",
        isOpen: found.item !== undefined,
      });
  }
  for (const operation of [...below(checker, resource), ...referring(trial, resource), ...actions]) {
    if (!usable(operation) || !checker.bases.get(operation)?.isAccepted) continue;
    const call = await prepare(trial, operation, { thing, userIndex: 0 });
    const exchange = await trial.send(call, { userIndex: 1 });
    const role = checker.resources.roles.get(operation);
    const kind = isRead(operation) ? "below" : role?.kind === "create" ? "inside" : "write";
    attempts.push({ operation, exchange, kind, isOpen: exchange.ok });
    if (exchange.ok && role?.kind === "create")
      await discard(trial, register(trial, role.resource, exchange, 1));
    // What the other user could do has changed the thing.
    else if (exchange.ok && kind === "write") mine = await look(trial, thing, { list: false });
  }
  for (const operation of [update, replace, remove]) {
    if (!usable(operation) || !checker.bases.get(operation)?.isAccepted) continue;
    const call = await prepare(trial, operation, { thing, userIndex: 0 });
    let exchange = await trial.send(call, { userIndex: 1 });
    if (exchange.code === 409)
      exchange = await trial.send(await prepare(trial, operation, { thing, userIndex: 0 }), { userIndex: 1 });
    attempts.push({ operation, exchange, kind: "write", isOpen: exchange.ok });
    if (!exchange.ok) await unchanged(trial, thing, operation, mine.read?.value);
    else if (operation !== remove) mine = await look(trial, thing, { list: false });
    if (operation === remove && exchange.ok) thing.isDeleted = true;
  }
  judgeAttempts(trial, attempts, thing);
  await discard(trial, thing);
}

/** Operations that look or work inside a thing: what is listed below it, what is added to it. */
function below(checker: Checker, resource: Resource): Operation[] {
  return [...checker.resources.roles]
    .filter(
      ([, role]) =>
        role.resource.parent === resource.key &&
        (role.kind === "list" || role.kind === "create" || role.resource.isSingle),
    )
    .map(([operation]) => operation);
}

/** Creations elsewhere that have to say which of these things they are about. */
function referring(trial: Trial, resource: Resource): Operation[] {
  return [...trial.checker.resources.roles]
    .filter(
      ([operation, { kind, resource: own }]) =>
        kind === "create" &&
        own !== resource &&
        own.parent !== resource.key &&
        (needs(trial.checker, operation, resource) ||
          deepSlots(trial, operation, trial.checker.bases.get(operation)?.body).some(
            (slot) => slot.resource === resource,
          )),
    )
    .map(([operation]) => operation);
}

/** A refusal that changed something all the same. */
async function unchanged(
  trial: Trial,
  thing: Thing,
  operation: Operation,
  before: Record<string, unknown> | undefined,
): Promise<void> {
  if (!before) return;
  const after = await look(trial, thing, { list: false });
  if (after.readExchange && !after.readExchange.ok && [404, 410].includes(after.readExchange.code)) {
    trial.report("side-effect", operation, after.readExchange, {
      expected: "the thing still there after a refusal",
      cause: "other user",
    });
    thing.isDeleted = true;
    return;
  }
  const schema = operation.body?.media[0]?.schema;
  if (!after.read || !schema) return;
  for (const [name, value] of Object.entries(after.read.value))
    if (
      Object.hasOwn(before, name) &&
      !isSame(before[name], value) &&
      !/at$|time|view|hit|count/i.test(name)
    ) {
      trial.report("side-effect", operation, after.read.exchange, {
        expected: `${name} unchanged after a refusal`,
        actual: `${name}: ${JSON.stringify(value)}`,
        pointer: `/${name}`,
        cause: "other user",
      });
    }
}
