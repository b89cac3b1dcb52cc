import { isObject } from "../json";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resources";
import type { Exchange } from "../run/exchange";
import { make, prepare } from "../run/prepare";
import type { Trial } from "../run/trial";
import { discard, perform } from "./call";
import { look } from "./look";

/** "From unpaid to paid, 409 from any other state": what another action brought elsewhere is not to be had. */
export async function otherState(
  trial: Trial,
  resource: Resource,
  action: Operation,
  text: string,
): Promise<void> {
  const [, said] = /\bfrom ([a-z]+(?:(?:,| or|, or) [a-z]+)*) to\b/.exec(text) ?? [];
  if (said === undefined || !/(from|in) any other( state| status)?\b/.test(text)) return;
  const from = said.split(/, or | or |, /);
  for (const other of resource.actions) {
    if (other === action || !trial.checker.bases.get(other)?.isAccepted) continue;
    const thing = await make(trial, resource);
    if (!thing) return;
    const moved = await perform(trial, await prepare(trial, other, { thing }));
    const states = moved.ok ? statesOf(moved) : [];
    const was = isObject(thing.payload) ? thing.payload : {};
    const reached = states.find(([name, now]) => was[name] !== now && from.includes(String(was[name])));
    // An answer alone may tell of a change that never came.
    const { read, list } = reached ? await look(trial, thing, { list: !resource.read }) : {};
    const now = (read ?? list)?.value[reached?.[0] ?? ""];
    const isThere = reached !== undefined && String(now).toLowerCase() === reached[1];
    if (reached && isThere && !from.includes(reached[1])) {
      const exchange = await perform(trial, await prepare(trial, action, { thing }));
      if (exchange.ok)
        trial.report("conflict", action, exchange, {
          expected: `409, as ${reached[0]} is ${reached[1]} and not ${from.join(" or ")}`,
          cause: "state",
        });
    }
    await discard(trial, thing);
  }
}

function statesOf({ payload }: Exchange): [name: string, now: string][] {
  return Object.entries(isObject(payload) ? payload : {}).flatMap(([name, now]): [string, string][] =>
    /state|status/i.test(name) && typeof now === "string" ? [[name, now.toLowerCase()]] : [],
  );
}
