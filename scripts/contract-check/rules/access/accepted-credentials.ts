import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { pickCredentials } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { perform } from "../shared/prepared-call";
import { protectedReads } from "./protected-reads";

/**
 * Credentials that other operations accept are accepted by this one.
 *
 * Standard: OpenAPI `security`; RFC 9110 §15.5.2 (401).
 * Reports: `access`. Severity: error.
 */
export function acceptedCredentials(operation: Operation): Scenario {
  return {
    name: `access ${operation.id} valid`,
    operation,
    run: async (trial) => {
      // A refusal with 401 may be about the password or token of the input itself.
      if (takesCredentials(operation)) return;
      const call = await prepareCall(trial, operation);
      const exchange = await perform(trial, call);
      if (!exchange.ok && exchange.code === 401 && (await isAcceptedElsewhere(trial, exchange)))
        trial.report("access", operation, exchange, {
          expected: "valid credentials, taken elsewhere, to be taken here",
          cause: "valid",
        });
    },
  };
}

/** Whether the input of an operation holds a password, a token or the like: a login, a reset of a password. */
function takesCredentials({ parameters, body, contract }: Operation): boolean {
  const schema = body?.media[0]?.schema;
  const names = [
    ...parameters.filter(({ in: at }) => at !== "header").map(({ name }) => name),
    ...(schema ? shapeOf(contract.documents, schema).properties.keys() : []),
  ];
  return names.some((name) => /passw|token|secret|otp|\bpin\b|captcha|credential/i.test(name));
}

/** A session that no operation accepts is the sign-in's fault, which `session-lifecycle` reports. */
async function isAcceptedElsewhere(trial: Trial, { operation, call }: Exchange): Promise<boolean> {
  if (!operation.invalidatesSession) return true;
  for (const read of protectedReads(trial)) {
    const credentials = pickCredentials(read, call.credentials);
    if (credentials) return (await trial.send(await prepareCall(trial, read), { credentials })).ok;
  }
  return true;
}
