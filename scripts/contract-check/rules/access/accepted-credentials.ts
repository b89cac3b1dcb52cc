import { prepare } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { pickWay } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { perform } from "../shared/prepared-call";
import { guardedReads } from "./protected-reads";

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
