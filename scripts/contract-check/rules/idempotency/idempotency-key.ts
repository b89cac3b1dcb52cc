import { slotsOf } from "../../engine/id-slots";
import { newIdempotencyKey } from "../../engine/idempotency-key";
import { idParameterName, registerInstance } from "../../engine/register-instance";
import { idFor, type ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { withSmallAmount } from "../../engine/small-amounts";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isEqual, isObject, shortJson } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents, generalText, refusalText, responseFor } from "../../load/documented";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { type Exchange, headerOf } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { differingBodies } from "../shared/list-items";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { concerned, judgeRepetition, readConcerned } from "./repeated-effects";

/**
 * Requests with the same idempotency key create one instance, with different keys several; keys belong to a user.
 *
 * Standard: vocabulary `x-idempotency`.
 * Reports: `idempotency`, `ownership`. Severity: error.
 */
export function idempotency(operation: Operation, resource: Resource | undefined): Scenario {
  return {
    name: `idempotency ${operation.id}`,
    operation,
    run: async (trial) => {
      const name = operation.idempotencyHeader;
      if (name === undefined || !trial.checker.bases.get(operation)?.isAccepted) return;
      const isCreation = resource?.create === operation;
      const keyedCall = async (isFresh: boolean) => {
        const call = await validCall(trial, operation, isFresh ? { isFresh } : {});
        const { body, ...rest } = withNewNames(trial, call);
        return {
          ...rest,
          body: withSmallAmount(operation, body),
          headers: { [name]: newIdempotencyKey(trial, operation) },
        };
      };
      let keyed = await keyedCall(false);
      let first = await perform(trial, keyed);
      // Each parent may allow only one instance, and a time that fitted another one's hours may not fit this one's.
      if ((first.code === 409 || first.code === 422) && isCreation) {
        keyed = await keyedCall(true);
        first = await perform(trial, keyed);
      }
      if (!first.ok) return;
      const instance = isCreation ? lastCreated(trial) : undefined;
      const about = concerned(trial, keyed);
      const before = about && (await readConcerned(trial, about));
      const second = await trial.send(keyed);
      const after = about && before?.ok && second.ok ? await readConcerned(trial, about) : undefined;
      judgeRepetition(trial, operation, before, after);
      const one = idOf(trial, first, resource);
      const two = idOf(trial, second, resource);
      if (second.ok && one !== undefined && two !== undefined && one !== two) {
        trial.report("idempotency", operation, second, {
          expected: `the same resource again (${String(one)}) for the same key`,
          actual: `another one (${String(two)})`,
          cause: "twice",
        });
        if (resource) registerInstance(trial, resource, second, 0);
        await discard(trial, lastCreated(trial));
      } else if (!second.ok && second.code < 500)
        trial.report("idempotency", operation, second, {
          expected: "the first answer again for the same key and body",
          cause: "refused",
        });
      else if (second.ok) {
        judgeReplay(trial, first, second);
        judgeReplayHeader(trial, first, second);
        await writtenOtherwise(trial, keyed, one, resource);
      }
      await differentBody(trial, operation, resource, keyed, one);
      await otherPlace(trial, operation, resource, keyed, one);
      await otherUser(trial, operation, keyed, one, resource);
      await discard(trial, instance);
      await otherKey(trial, operation, resource, keyed, name, one);
    },
  };
}

/** The repeated answer is the first one, where the contract states it: its status, its body, its Location. */
function judgeReplay(trial: Trial, first: Exchange, second: Exchange): void {
  const { operation } = first;
  const texts = [operation.text, ...operation.parameters.map(({ place }) => descriptionOf(place))].join(" ");
  const isStated =
    /\b(same|first|original|stored|earlier|previous|identical)\b[^.;]{0,30}\b(answer|response|result|reply|status|body)/i.test(
      texts,
    );
  const fault = replayFault(first, second, isStated);
  if (fault)
    trial.report("idempotency", operation, second, {
      expected: `the first answer again: ${fault.expected}`,
      actual: fault.actual,
      cause: `replay ${fault.part}`,
    });
}

/** A header that says of an answer that it is given again is there when it is, where it is documented. */
function judgeReplayHeader(trial: Trial, first: Exchange, second: Exchange): void {
  const documented = responseFor(second.operation, second.response?.status ?? 0)?.headers ?? [];
  const header = documented.find(({ name }) => /replay/i.test(name));
  if (!header) return;
  const [was, is] = [first, second].map((one) => headerOf(one, header.name.toLowerCase()));
  if (is === "true" && was !== "true") return;
  trial.report("idempotency", second.operation, is === "true" ? first : second, {
    expected: `${header.name}: true when an answer is given again, and only then`,
    actual: `${was ?? "none"} at first, ${is ?? "none"} again`,
    pointer: `/headers/${header.name}`,
    cause: "replay header",
  });
}

/** The first difference between the first answer and the one to the repeated request. */
export function replayFault(
  first: Exchange,
  second: Exchange,
  isStated: boolean,
): { part: string; expected: string; actual: string } | undefined {
  const [one, two] = [first.response?.status ?? 0, second.response?.status ?? 0];
  // A status of its own for repeated requests may be documented.
  const isOwnStatus = first.operation.responses.some(
    ({ status, description }) =>
      status === String(two) && /repeat|replay|again|already|same key|retr(y|ied)/i.test(description),
  );
  if (isStated && one !== two && !isOwnStatus)
    return { part: "status", expected: String(one), actual: String(two) };
  if (isStated && !isEqual(first.payload, second.payload))
    return { part: "body", expected: shortJson(first.payload), actual: shortJson(second.payload) };
  const location = headerOf(first, "location");
  const repeated = headerOf(second, "location");
  if (location !== undefined && repeated !== location && (isStated || repeated !== undefined))
    return { part: "location", expected: `Location ${location}`, actual: repeated ?? "no Location" };
  return undefined;
}

/** The same JSON value with its members in another order is the same request, where the contract compares values. */
async function writtenOtherwise(
  trial: Trial,
  keyed: PreparedCall,
  one: unknown,
  resource: Resource | undefined,
): Promise<void> {
  const { operation, body, media } = keyed;
  if (
    !/\b(same|equal|identical|equivalent) json\b|\bjson value\b|\border of (the )?(members|keys|properties|fields)\b/i.test(
      operation.text,
    )
  )
    return;
  if (!isObject(body) || !/json/.test(media?.type ?? "json")) return;
  const text = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 1);
  const exchange = await trial.send({ ...keyed, raw: { type: media?.type ?? "application/json", text } });
  const two = idOf(trial, exchange, resource);
  if (exchange.ok && (one === undefined || two === one)) return;
  trial.report("idempotency", operation, exchange, {
    expected: "the first answer again for the same JSON value, however it is written",
    cause: "written otherwise",
  });
}

/**
 * A refusal that the contract documents for the same key with another body: with "another payment" where payments are
 * created.
 */
export function refusesOtherBody(operation: Operation, noun = ""): number | undefined {
  const general = sentencesOf(generalText(operation.contract)).filter((one) =>
    /idempot|\bkeys?\b/i.test(one),
  );
  const beside = [...operation.parameters.map(({ place }) => descriptionOf(place)), ...general];
  const content = ["body", "payload", "request", "content", "input", "data", ...(noun === "" ? [] : [noun])];
  const other = new RegExp(
    `\\b(other|another|different|changed|differs|not the same)\\b[^.;]{0,20}\\b(${content.map(literal).join("|")})\\b|\\b(body|payload|request|content)\\b[^.;]{0,20}\\bdiffer`,
  );
  return [409, 422, 400].find((code) => {
    if (!documents(operation, code)) return false;
    const naming = beside.map((one) => one.toLowerCase()).filter((one) => one.includes(String(code)));
    const text = [refusalText(operation, code), ...naming].join(" ");
    // The code of a refusal names the key, too: `idempotency_key_reused`.
    return /(?<![a-z])keys?(?![a-z])/.test(text) && other.test(text);
  });
}

/**
 * The same key with another body: repeating the first answer and refusing are both correct, a second instance is
 * not, as clients may word a retry differently.
 */
async function differentBody(
  trial: Trial,
  operation: Operation,
  resource: Resource | undefined,
  keyed: PreparedCall,
  one: unknown,
): Promise<void> {
  if (resource?.create !== operation || trial.drafts.some(({ rule }) => rule === "idempotency")) return;
  const body = differingBodies(trial, operation, keyed.body, 1);
  if (isEqual(body, keyed.body)) return;
  const exchange = await trial.send({ ...keyed, body });
  const two = idOf(trial, exchange, resource);
  const code = refusesOtherBody(operation, resource.noun);
  if (exchange.ok && code !== undefined && one === two)
    trial.report("idempotency", operation, exchange, {
      expected: `${code} for the same key with another body`,
      cause: "other body",
    });
  if (!exchange.ok || one === undefined || two === undefined || one === two) return;
  trial.report("idempotency", operation, exchange, {
    expected: `no second resource for the same key: ${String(one)} again, or a refusal`,
    actual: `another one (${String(two)})`,
    cause: "other body",
  });
  registerInstance(trial, resource, exchange, 0);
  await discard(trial, lastCreated(trial));
}

/** The same key below another parent: "another order or another body" does not get the answer about the first. */
async function otherPlace(
  trial: Trial,
  operation: Operation,
  resource: Resource | undefined,
  keyed: PreparedCall,
  one: unknown,
): Promise<void> {
  if (resource?.create !== operation || one === undefined || !operation.path.includes("{")) return;
  if (trial.drafts.some(({ rule }) => rule === "idempotency")) return;
  const code = refusesOtherBody(operation, resource.noun);
  const elsewhere = code === undefined ? undefined : await validCall(trial, operation, { isFresh: true });
  if (!elsewhere || isEqual([...elsewhere.parameters], [...keyed.parameters])) return;
  const exchange = await trial.send({ ...elsewhere, headers: keyed.headers ?? {} });
  if (exchange.ok && idOf(trial, exchange, resource) === one)
    trial.report("idempotency", operation, exchange, {
      expected: `${code} for the same key in another place`,
      actual: `the answer about the first one (${String(one)})`,
      cause: "other place",
    });
}

/** Another user's request with the same key does not get the first user's result. */
async function otherUser(
  trial: Trial,
  operation: Operation,
  keyed: PreparedCall,
  one: unknown,
  resource: Resource | undefined,
): Promise<void> {
  const isReported = trial.drafts.some(({ rule }) => rule === "idempotency");
  if (resource?.create !== operation || one === undefined || isReported) return;
  const { callers, users } = trial.checker;
  if (users.length < 2 || operation.security.length === 0 || callers.get(operation) === 1) return;
  // What the first user's call refers to is closed to the second, who needs one of their own.
  const isReferring = slotsOf(trial.checker, operation).some(({ isRequired }) => isRequired);
  const own =
    operation.path.includes("{") || isReferring
      ? {
          ...withNewNames(trial, await validCall(trial, operation, { userIndex: 1 })),
          headers: keyed.headers ?? {},
        }
      : keyed;
  const exchange = await perform(trial, own, { userIndex: 1 });
  if (!exchange.ok) return await refusedForKey(trial, operation, own, exchange);
  const isEquivalent = idOf(trial, exchange, resource) === one;
  if (!isEquivalent) return await discard(trial, lastCreated(trial));
  const instance = lastCreated(trial);
  if (instance) instance.isDeleted = true;
  trial.report("ownership", operation, exchange, {
    expected: `a resource of ${trial.checker.users[1]?.name}'s own, or a refusal, for the same key`,
    actual: `what ${trial.checker.users[0]?.name} created (${String(one)})`,
    cause: "key",
  });
}

/** A key that the first user used is free for the second one: refused with it, the request is accepted with a new one. */
async function refusedForKey(
  trial: Trial,
  operation: Operation,
  own: PreparedCall,
  refusal: Exchange,
): Promise<void> {
  const name = operation.idempotencyHeader;
  const noun = trial.checker.resources.roles.get(operation)?.resource.noun;
  if (name === undefined || refusesOtherBody(operation, noun) !== refusal.code) return;
  const headers = { ...own.headers, [name]: newIdempotencyKey(trial, operation) };
  // With other names it would show no more than that those were taken.
  const exchange = await perform(trial, { ...own, headers }, { userIndex: 1 });
  if (!exchange.ok) return;
  await discard(trial, lastCreated(trial));
  trial.report("ownership", operation, refusal, {
    expected: `success for ${trial.checker.users[1]?.name}, whose key is not that of ${trial.checker.users[0]?.name}`,
    cause: "key refused",
  });
}

async function otherKey(
  trial: Trial,
  operation: Operation,
  resource: Resource | undefined,
  call: Parameters<typeof perform>[1],
  name: string,
  one: unknown,
): Promise<void> {
  if (resource?.create !== operation) return;
  const body = withUniqueTexts(trial, operation, call.body, false);
  const exchange = await perform(trial, {
    ...call,
    body,
    headers: { [name]: newIdempotencyKey(trial, operation) },
  });
  if (!exchange.ok) return;
  const instance = lastCreated(trial);
  if (idOf(trial, exchange, resource) === one && one !== undefined)
    trial.report("idempotency", operation, exchange, {
      expected: "another resource for another key",
      cause: "other key",
    });
  else await discard(trial, instance);
}

function idOf(trial: Trial, exchange: Exchange, resource: Resource | undefined): unknown {
  if (!resource) return undefined;
  const instance: ResourceInstance = {
    resource,
    userIndex: 0,
    payload: exchange.payload,
    ids: new Map(),
    steps: [exchange],
    isOwn: true,
    isDeleted: false,
    sentBody: undefined,
  };
  return idFor(trial.checker, instance, (resource.read ?? exchange.operation).id, idParameterName(resource));
}
