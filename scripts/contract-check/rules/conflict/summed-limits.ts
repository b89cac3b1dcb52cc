import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { codeIn } from "../../judge/stated-codes";
import { isObject } from "../../lib/json";
import { singular } from "../../lib/singular";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, lastCreated, perform } from "../shared/prepared-call";

/** A number of the children that together stay within one of their parent. */
export interface SummedLimit {
  member: string;
  bound: string;
}

/**
 * What the children of something have together stays within what it has itself, each counted once: "The quantities of all types
 * together stay within the capacity of the event (409)".
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`, `acceptance`. Severity: error.
 */
export function summedLimits(checker: Checker, resource: Resource): Scenario[] {
  const { create, parent: key } = resource;
  const parent = key === undefined ? undefined : checker.resources.all.get(key);
  if (!create || !parent?.create || !checker.selected.has(create) || !documents(create, 409, 422)) return [];
  const limit = summedLimit(create, parent);
  if (!limit) return [];
  const run = (trial: Trial): Promise<void> => fill(trial, resource, parent, limit);
  return [{ name: `summed ${create.id} ${limit.member}`, operation: create, run }];
}

/** The limit that a text gives for all children of a parent together. */
export function summedLimit(operation: Operation, parent: Pick<Resource, "create">): SummedLimit | undefined {
  const numbers = (one: Operation | undefined): string[] => {
    const schema = one?.body?.media[0]?.schema;
    if (!one || !schema) return [];
    const { documents: docs } = one.contract;
    return [...membersOf(docs, schema)].flatMap(([name, place]) =>
      shapeOf(docs, place).types.has("integer") ? [name] : [],
    );
  };
  const [own, outer] = [numbers(operation), numbers(parent.create)];
  const pattern =
    /\b(?:the )?(\w+) of all (?:[\w ]+ )?together (?:(?:must |may |can )?(?:always )?(?:stay|remain|lie|fit)s? (?:with)?in|(?:may|must|can)(?:not| not|) exceed|(?:do|does) not exceed|(?:is|are|may be|must be) at most) (?:the |its )?(\w+)/;
  for (const sentence of sentencesOf(plainText(operation.text))) {
    const [, what = "", within = ""] = pattern.exec(sentence) ?? [];
    const member = own.find((name) => [what, singular(what)].includes(name.toLowerCase()));
    const bound = outer.find((name) => name.toLowerCase() === within);
    if (member !== undefined && bound !== undefined && !/\bmust exceed\b/.test(sentence))
      return { member, bound };
  }
  return undefined;
}

async function fill(trial: Trial, resource: Resource, parent: Resource, limit: SummedLimit): Promise<void> {
  const { create } = resource;
  if (!create || !trial.checker.bases.get(create)?.isAccepted) return;
  const start = trial.created.length;
  const home = await createInstance(trial, parent);
  const size = isObject(home?.payload) ? home.payload[limit.bound] : undefined;
  if (home && typeof size === "number" && size > 3) {
    const first = await addOf(trial, create, home, limit.member, size - 1);
    const child = first?.ok ? lastCreated(trial) : undefined;
    const second = child && (await addOf(trial, create, home, limit.member, 2));
    if (second?.ok)
      trial.report("conflict", create, second, {
        expected: `a refusal, as all have ${size + 1} together and the ${parent.noun} has ${size}`,
        pointer: `/body/${limit.member}`,
        cause: "summed limit",
      });
    else if (child && second) await lessen(trial, resource, child, limit.member, size - 2, second);
  }
  await discardSince(trial, start);
}

async function addOf(
  trial: Trial,
  create: Operation,
  home: ResourceInstance,
  member: string,
  amount: number,
): Promise<Exchange | undefined> {
  const schema = create.body?.media[0]?.schema;
  const call = withNewNames(trial, await prepareCall(trial, create, { instance: home }));
  const body = { ...(isObject(call.body) && call.body), [member]: amount };
  return schema && trial.checker.validator.isValid(schema, body)
    ? await perform(trial, { ...call, body })
    : undefined;
}

/** A smaller number of the same child fits, as its former one counts no longer. */
async function lessen(
  trial: Trial,
  { update }: Resource,
  child: ResourceInstance,
  member: string,
  amount: number,
  refused: Exchange,
): Promise<void> {
  const schema = update?.body?.media[0]?.schema;
  if (!update || !schema || !trial.checker.selected.has(update)) return;
  const call = await prepareCall(trial, update, { instance: child });
  const body = { [member]: amount };
  if (!trial.checker.validator.isValid(schema, body)) return;
  const exchange = await perform(trial, { ...call, body });
  const isSame = exchange.code === refused.code && codeIn(exchange.body) === codeIn(refused.body);
  if (!exchange.ok && isSame)
    trial.report("acceptance", update, exchange, {
      expected: `success, as ${amount} is less than it had`,
      pointer: `/body/${member}`,
      cause: "summed limit",
    });
}
