import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { differentText } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isIdName, isReferenceName } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import { isGone, viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { initialState, stateMember } from "../shared/state-member";
import { createSimple } from "../shared/update-target";
import { compareSent } from "./write-persistence";

export async function created(trial: Trial, resource: Resource): Promise<void> {
  const instance = await createSimple(trial, resource);
  const exchange = instance?.steps.at(-1);
  if (!instance || !exchange) return;
  if (trial.isSound(exchange)) await compareSent(trial, exchange, undefined, instance);
  judgeInitialState(trial, resource, instance, exchange);
  await locationLeads(trial, instance, exchange);
  await discard(trial, instance);
}

/** A new instance is in the state that the text of its creation names: "Creates a draft". */
function judgeInitialState(
  trial: Trial,
  resource: Resource,
  instance: ResourceInstance,
  exchange: Exchange,
): void {
  const member = stateMember(resource);
  const wanted = member && resource.create && initialState(member.values, resource.create);
  const shown = member && representationOf(instance.payload, instance.ids.get(resource.key))?.[member.name];
  // A state that the caller asked for is no initial one.
  const sent = member && isObject(instance.sentBody) ? instance.sentBody[member.name] : undefined;
  if (wanted === undefined || typeof shown !== "string" || sent !== undefined || shown === wanted) return;
  if (trial.isSound(exchange))
    trial.report("read-back", exchange.operation, exchange, {
      expected: `${member?.name} ${wanted}, as the creation announces`,
      actual: shown,
      pointer: `/${member?.name}`,
      cause: "initial state",
    });
}

/**
 * `Location` leads to the created instance, and two creations make two instances.
 *
 * Standard: RFC 9110 §10.2.2 (Location), §15.3.2 (201).
 * Reports: `location`, `read-back`, `gone`. Severity: error.
 */
async function locationLeads(trial: Trial, instance: ResourceInstance, exchange: Exchange): Promise<void> {
  const location = headerOf(exchange, "location");
  const { read, key } = instance.resource;
  if (location === undefined || !read || !trial.checker.selected.has(read)) return;
  const call = await prepareCall(trial, read, { instance, userIndex: instance.userIndex });
  const proper = await trial.send(call, { userIndex: instance.userIndex });
  if (!proper.ok) return;
  const known = new URL(proper.request.url);
  // A relative reference resolves against the address of the request.
  const base = exchange.request.url;
  const target = URL.canParse(location, base) ? new URL(location, base) : undefined;
  // Only identifying query parameters belong to the address: the query may carry credentials as well.
  const requestedNames = read.parameters.filter(({ in: at, required }) => at === "query" && required);
  const query = requestedNames.map(({ name }) => [name, known.searchParams.get(name) ?? ""]);
  const isEquivalent = query.every(([name = "", value]) => target?.searchParams.get(name) === value);
  if (target?.pathname === known.pathname && isEquivalent) return;
  // The list that it was created in holds it, among others.
  const isCollection = target !== undefined && withoutEnd(target) === withoutEnd(new URL(base));
  const moved =
    target?.origin === known.origin && !isCollection
      ? await trial.checker.client.send({ ...proper.request, url: target.href })
      : undefined;
  const id = instance.ids.get(key);
  const exists =
    moved && "status" in moved && moved.status === 200 && moved.body.toString("utf8").includes(String(id));
  if (!exists)
    trial.report("location", exchange.operation, exchange, {
      expected: `a Location that leads to the new resource (${known.pathname}${query.length > 0 ? `?${new URLSearchParams(query)}` : ""})`,
      actual: location,
      pointer: "/headers/location",
    });
}

const withoutEnd = ({ pathname }: URL): string => pathname.replace(/\/$/, "");

/** Two created instances are distinct and stay so. */
export async function distinctInstances(trial: Trial, resource: Resource): Promise<void> {
  const first = await createSimple(trial, resource);
  const second =
    first &&
    (await createInstance(trial, resource, { change: (body) => differentBody(trial, resource, body) }));
  if (!first || !second) return;
  const [one, two] = [first.ids.get(resource.key), second.ids.get(resource.key)];
  const last = second.steps.at(-1);
  const isSame = one !== undefined && one === two;
  const mayBeSame = !resource.create || documents(resource.create, 409) || isSent(second, two);
  if (isSame && last && resource.create && !mayBeSame)
    trial.report("read-back", resource.create, last, {
      expected: "another id for another resource",
      actual: `${String(one)} twice`,
      cause: "same id",
    });
  else if (
    one !== undefined &&
    two !== undefined &&
    !isSame &&
    resource.remove &&
    trial.checker.selected.has(resource.remove)
  ) {
    // A list that has not shown both is no evidence.
    const isEvidence =
      resource.read !== undefined || ((await isListed(trial, first)) && (await isListed(trial, second)));
    await discard(trial, second);
    const views = await viewInstance(trial, first);
    const identifying = views.readExchange ?? views.unlisted;
    const wasThere = second.isDeleted && isEvidence;
    if (isGone(views) && wasThere && identifying)
      trial.report("gone", resource.remove, identifying, {
        expected: "other resources to stay when one is deleted",
        cause: "too much",
      });
  }
  await discard(trial, second);
  await discard(trial, first);
}

/** Whoever sends the id of an existing thing, as of the customer whose labels are set, gets it back. */
const isSent = ({ sentBody }: ResourceInstance, id: unknown): boolean =>
  isObject(sentBody) && Object.entries(sentBody).some(([name, value]) => isIdName(name) && value === id);

const isListed = async (trial: Trial, instance: ResourceInstance): Promise<boolean> =>
  (await viewInstance(trial, instance)).list !== undefined;

export function differentBody(trial: Trial, resource: Resource, body: unknown): unknown {
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
      isReferenceName(name, (noun) => ![undefined, resource].includes(trial.checker.resources.byNoun(noun)))
    )
      continue;
    const other = { ...result, [name]: differentText(trial, shape, value) };
    if (trial.checker.validator.isValid(schema, other)) result = other;
  }
  return result;
}
