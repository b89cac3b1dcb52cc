import { make, prepare } from "../../engine/prepare-call";
import type { Thing } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { otherText } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { isGone, look } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { fresh } from "../shared/update-target";
import { compareSent } from "./write-persistence";

export async function made(trial: Trial, resource: Resource): Promise<void> {
  const thing = await fresh(trial, resource);
  const exchange = thing?.steps.at(-1);
  if (!thing || !exchange) return;
  if (trial.isSound(exchange)) await compareSent(trial, exchange, undefined, thing);
  await locationLeads(trial, thing, exchange);
  await discard(trial, thing);
}

/** `Location` is an address of the thing. */
async function locationLeads(trial: Trial, thing: Thing, exchange: Exchange): Promise<void> {
  const location = headerOf(exchange, "location");
  const { read, key } = thing.resource;
  if (location === undefined || !read || !trial.checker.selected.has(read)) return;
  const call = await prepare(trial, read, { thing, userIndex: thing.userIndex });
  const proper = await trial.send(call, { userIndex: thing.userIndex });
  if (!proper.ok) return;
  const known = new URL(proper.request.url);
  // A relative one starts from the address that was asked to make the thing.
  const base = exchange.request.url;
  const target = URL.canParse(location, base) ? new URL(location, base) : undefined;
  // Of a query only what says which thing is meant belongs to its address: credentials may stand there as well.
  const asked = read.parameters.filter(({ in: at, required }) => at === "query" && required);
  const query = asked.map(({ name }) => [name, known.searchParams.get(name) ?? ""]);
  const isSame = query.every(([name = "", value]) => target?.searchParams.get(name) === value);
  if (target?.pathname === known.pathname && isSame) return;
  const moved =
    target?.origin === known.origin
      ? await trial.checker.client.send({ ...proper.request, url: target.href })
      : undefined;
  const id = thing.ids.get(key);
  const isThere =
    moved && "status" in moved && moved.status === 200 && moved.body.toString("utf8").includes(String(id));
  if (!isThere)
    trial.report("location", exchange.operation, exchange, {
      expected: `a Location that leads to the new thing (${known.pathname}${query.length > 0 ? `?${new URLSearchParams(query)}` : ""})`,
      actual: location,
      pointer: "/headers/location",
    });
}

/** Two things are two, and stay two. */
export async function twoThings(trial: Trial, resource: Resource): Promise<void> {
  const first = await fresh(trial, resource);
  const second =
    first && (await make(trial, resource, { change: (body) => otherBody(trial, resource, body) }));
  if (!first || !second) return;
  const [one, two] = [first.ids.get(resource.key), second.ids.get(resource.key)];
  const last = second.steps.at(-1);
  if (one !== undefined && one === two && last && resource.create && !documents(resource.create, 409))
    trial.report("read-back", resource.create, last, {
      expected: "another id for another thing",
      actual: `${String(one)} twice`,
      cause: "same id",
    });
  else if (
    one !== undefined &&
    two !== undefined &&
    resource.remove &&
    trial.checker.selected.has(resource.remove)
  ) {
    // Where the list alone can tell, it has to have shown both: one that leaves things out is no witness.
    const isWitness =
      resource.read !== undefined || ((await isListed(trial, first)) && (await isListed(trial, second)));
    await discard(trial, second);
    const views = await look(trial, first);
    const telling = views.readExchange ?? views.unlisted;
    const wasThere = second.isDeleted && isWitness;
    if (isGone(views) && wasThere && telling)
      trial.report("gone", resource.remove, telling, {
        expected: "other things to stay when one is deleted",
        cause: "too much",
      });
  }
  await discard(trial, second);
  await discard(trial, first);
}

const isListed = async (trial: Trial, thing: Thing): Promise<boolean> =>
  (await look(trial, thing)).list !== undefined;

export function otherBody(trial: Trial, resource: Resource, body: unknown): unknown {
  const schema = resource.create?.body?.media[0]?.schema;
  if (!schema || !resource.create || !isObject(body)) return body;
  let result = body;
  for (const [name, member] of shapeOf(resource.create.contract.documents, schema).properties) {
    const value = body[name];
    const shape = shapeOf(resource.create.contract.documents, member);
    if (
      typeof value !== "string" ||
      shape.values ||
      shape.hasConstant ||
      shape.format !== undefined ||
      referredNoun(name) !== undefined
    )
      continue;
    const other = { ...result, [name]: otherText(trial, shape, value) };
    if (trial.checker.validator.isValid(schema, other)) result = other;
  }
  return result;
}
