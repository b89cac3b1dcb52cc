import { prepareCall } from "../../engine/prepare-call";
import { placesNamedBy } from "../../engine/refused-places";
import { registerInstance } from "../../engine/register-instance";
import type { Trial } from "../../engine/trial";
import { withUniqueTexts } from "../../engine/unique-texts";
import { isObject } from "../../lib/json";
import type { Resource } from "../../plan/resource";
import { discard } from "../shared/prepared-call";

/** So many refusals of an enriched creation are followed. */
const maximumRefusals = 4;

/** Members that a body lacks, or has as null. */
const onlyNew = (all: Record<string, unknown>, body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => !isObject(body) || body[name] === undefined || body[name] === null,
    ),
  );

/** An enriched body that the server takes, without the members that its refusals name. */
export async function acceptedCreation(
  trial: Trial,
  resource: Resource,
  body: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { create } = resource;
  if (!create) return undefined;
  const tried = { ...body };
  for (let turn = 0; turn < maximumRefusals; turn += 1) {
    const call = await prepareCall(trial, create, {});
    const whole = { ...(isObject(call.body) && call.body), ...onlyNew(tried, call.body) };
    const exchange = await trial.send({ ...call, body: withUniqueTexts(trial, create, whole, false) });
    if (exchange.ok) {
      await discard(trial, registerInstance(trial, resource, exchange, 0));
      return whole;
    }
    const named = placesNamedBy(exchange).map((place) => place.split("/")[1] ?? "");
    const removed = named.filter((name) => tried[name] !== undefined);
    if (removed.length === 0) return undefined;
    for (const name of removed) delete tried[name];
  }
  return undefined;
}
