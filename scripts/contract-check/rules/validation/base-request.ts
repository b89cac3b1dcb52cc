import { createBaseRequest } from "../../engine/base-request";
import type { BaseRequest } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isRead, type Operation } from "../../load/model";
import { describeResponse, type Exchange } from "../../send/exchange";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { tryOtherValues } from "./other-values";

/** Finds a request that the server accepts, the base of all variations of the operation. */
export function findBaseRequest(operation: Operation): Scenario {
  return { name: `baseline ${operation.id}`, operation, run: (trial) => findBase(trial, operation) };
}

async function findBase(trial: Trial, operation: Operation): Promise<void> {
  const { bases, options } = trial.checker;
  const known = bases.get(operation);
  if (known?.isAccepted) {
    await once(trial, operation);
    return;
  }
  const turns = options.profile === "quick" ? 2 : 4;
  let last: Exchange | undefined;
  for (let turn = 0; turn < turns; turn += 1) {
    const base = createBaseRequest(trial, operation, turn);
    bases.set(operation, base);
    const exchange = await once(trial, operation);
    if (exchange.ok) {
      base.isAccepted = true;
      await adoptReaders(trial, operation);
      return;
    }
    base.refusal = describeResponse(exchange);
    last = exchange;
    // A parser in front of the operation may require a type even where there is no body.
    if (exchange.code === 415 && !operation.body) {
      bases.set(operation, { ...base, headers: { "content-type": "application/json" } });
      const again = await once(trial, operation);
      base.isAccepted = again.ok;
      if (again.code !== 415) base.headers = { "content-type": "application/json" };
      if (!again.ok) base.refusal = describeResponse(again);
      bases.set(operation, base);
      if (again.ok) return;
    }
    if (exchange.code === 403 || (exchange.code === 404 && isOfOthers(trial, operation))) {
      const answer = await findCaller(trial, operation);
      if (answer?.ok) {
        base.isAccepted = true;
        await adoptReaders(trial, operation);
        return;
      }
      if (answer) base.refusal = describeResponse(answer);
    }
    if (isRead(operation) && operation.parameters.every(({ required }) => !required)) return;
  }
  const before = bases.get(operation);
  const isOpened = last !== undefined && (await tryOtherValues(trial, operation, last));
  if (!isOpened && before) bases.set(operation, before);
}

/**
 * Another user who may call what the first one may not: where roles differ, no single user reaches every operation. Returns
 * the answer to that user, which may be a refusal for another reason.
 */
async function findCaller(trial: Trial, operation: Operation): Promise<Exchange | undefined> {
  const { callers, users } = trial.checker;
  // The first two are equals: what the second one created would not be the first one's.
  for (let index = 2; index < users.length && !callers.has(operation); index += 1) {
    callers.set(operation, index);
    const exchange = await once(trial, operation);
    if (exchange.ok || [400, 409, 422].includes(exchange.code)) return exchange;
    callers.delete(operation);
  }
  return undefined;
}

/** Whether an operation is about what another user creates for the first one: who may not see it gets 404. */
function isOfOthers({ checker: { callers, resources } }: Trial, operation: Operation): boolean {
  const create = resources.roles.get(operation)?.resource.create;
  return create !== undefined && create !== operation && callers.has(create);
}

/** Whoever creates for all reads what the first user does not see yet: drafts are for those who may publish them. */
async function adoptReaders(trial: Trial, create: Operation): Promise<void> {
  const { callers, resources, operations } = trial.checker;
  const role = resources.roles.get(create);
  const caller = callers.get(create);
  const instance = lastCreated(trial);
  const read = role?.resource.read;
  if (role?.kind !== "create" || caller === undefined || !read || callers.has(read)) return;
  if (instance?.resource !== role.resource) return;
  const call = await prepareCall(trial, read, { instance });
  const refused = await trial.send(call);
  if (refused.code !== 403 && refused.code !== 404) return;
  if (!(await trial.send(call, { userIndex: caller })).ok) return;
  const isOfIt = (operation: Operation): boolean => {
    const own = resources.roles.get(operation)?.resource;
    return own === role.resource || own?.parent === role.resource.key;
  };
  for (const operation of operations)
    if (isRead(operation) && isOfIt(operation)) callers.set(operation, caller);
}

/** Maximum number of values tried for an operation that nothing else opens. */
const maximumChoices = 6;

/**
 * Tries the values that responses showed since, for an operation that no request of the first round opened: its keys
 * come from lists or from resources that exist from the start.
 */
export function findBaseByObservation(operation: Operation): Scenario {
  return {
    name: `baseline ${operation.id} observed`,
    operation,
    run: async (trial) => {
      const { bases, choices } = trial.checker;
      if (bases.get(operation)?.isAccepted) return void (await once(trial, operation));
      const first: BaseRequest = bases.get(operation) ?? createBaseRequest(trial, operation, 0);
      for (let turn = 0; turn < maximumChoices; turn += 1) {
        choices.set(operation, operation.body ? Math.floor(turn / 2) : turn);
        const base = {
          ...createBaseRequest(trial, operation, turn % 2),
          ...(first.headers && { headers: first.headers }),
        };
        bases.set(operation, base);
        const exchange = await once(trial, operation);
        if (exchange.ok) {
          base.isAccepted = true;
          return;
        }
        base.refusal = `with the values that lists show, too: ${describeResponse(exchange)}`;
      }
      choices.delete(operation);
      bases.set(operation, { ...first, refusal: bases.get(operation)?.refusal ?? first.refusal });
    },
  };
}

async function once(trial: Trial, operation: Operation): Promise<Exchange> {
  const call = await validCall(trial, operation);
  const before = trial.created.length;
  let exchange = await perform(trial, call, { trigger: "valid" });
  const isCreation = trial.checker.resources.roles.get(operation)?.kind === "create";
  // The first instance may have taken a unique value.
  if (isCreation && exchange.code === 409)
    exchange = await perform(
      trial,
      { ...call, body: withUniqueTexts(trial, operation, call.body, true) },
      { trigger: "valid" },
    );
  if (trial.created.length > before && isCreation && trial.attempt > 0)
    await discard(trial, lastCreated(trial));
  return exchange;
}
