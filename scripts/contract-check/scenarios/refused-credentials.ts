import type { Operation } from "../load/model";
import type { Exchange } from "../run/exchange";
import { prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { pickWay } from "../run/session";
import type { Trial } from "../run/trial";
import { perform } from "./call";
import { guardedReads } from "./guarded-reads";

/** An operation that refuses good credentials which others take. */
export function refusedCredentials(operation: Operation): Scenario {
  return {
    name: `access ${operation.id} valid`,
    operation,
    run: async (trial) => {
      const call = await prepare(trial, operation);
      const exchange = await perform(trial, call);
      if (!exchange.ok && exchange.code === 401 && (await isTakenElsewhere(trial, exchange)))
        trial.report("access", operation, exchange, {
          expected: "valid credentials, taken elsewhere, to be taken here",
          cause: "valid",
        });
    },
  };
}

/** A session that no operation takes was given wrongly: the log-in is to blame, and told by its own trial. */
async function isTakenElsewhere(trial: Trial, { operation, call }: Exchange): Promise<boolean> {
  if (!operation.invalidatesSession) return true;
  for (const read of guardedReads(trial)) {
    const way = pickWay(read, call.credentials);
    if (way) return (await trial.send(await prepare(trial, read), { credentials: way })).ok;
  }
  return true;
}
