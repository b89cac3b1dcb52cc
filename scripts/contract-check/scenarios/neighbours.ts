import { isObject } from "../json";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resources";
import { make, prepare } from "../run/prepare";
import type { Trial } from "../run/trial";
import { discard, perform } from "./call";
import { look } from "./look";
import { otherBody } from "./made";
import { memberNames, otherValue } from "./other-value";
import { isSame } from "./same";
import { fresh } from "./target";

/** A change touches nothing but its own thing. */
export async function neighbours(trial: Trial, resource: Resource, change: Operation): Promise<void> {
  if (resource.isSingle || !trial.checker.bases.get(change)?.isAccepted) return;
  const other = await fresh(trial, resource);
  const thing =
    other && (await make(trial, resource, { change: (body) => otherBody(trial, resource, body) }));
  if (!thing || !other) return;
  const before = await look(trial, other, { list: !resource.read });
  const name = memberNames(change)[0];
  const call = await prepare(trial, change, { thing });
  const value = name === undefined ? undefined : otherValue(trial, change, name, undefined);
  const body =
    name !== undefined && isObject(call.body) && value !== undefined
      ? { ...call.body, [name]: value }
      : call.body;
  const exchange = await perform(trial, { ...call, body });
  const after = await look(trial, other, { list: !resource.read });
  const was = before.read?.value ?? before.list?.value;
  const is = after.read ?? after.list;
  if (exchange.ok && was && is)
    for (const member of memberNames(change))
      if (Object.hasOwn(was, member) && !isSame(was[member], is.value[member])) {
        trial.report("side-effect", change, is.exchange, {
          expected: `other things to stay as they are: ${member} ${JSON.stringify(was[member])}`,
          actual: `${member}: ${JSON.stringify(is.value[member])}`,
          pointer: `/${member}`,
          cause: "neighbour",
        });
      }
  await discard(trial, thing);
  await discard(trial, other);
}
