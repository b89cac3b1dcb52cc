import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { freshSession, pickCredentials, renewSession, sessionSchemes } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import type { Operation, Scheme } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { mustBeDenied } from "./authentication";
import { protectedReads } from "./protected-reads";

/** An ended session, with the requests that began and ended it. */
interface Ended {
  session: ReadonlyMap<Scheme, string>;
  steps: readonly Exchange[];
}

/**
 * Every operation refuses a session that a sign-out ended, not only the one that is called first.
 *
 * Standard: vocabulary `x-invalidates-session`.
 * Reports: `access`. Severity: error.
 */
export function endedSessionScenarios(checker: Checker): Scenario[] {
  const logout = checker.operations.find((one) => one.invalidatesSession && checker.selected.has(one));
  if (!logout) return [];
  let known: Promise<Ended | undefined> | undefined;
  return checker.operations
    .filter(
      (one) =>
        checker.selected.has(one) &&
        !one.invalidatesSession &&
        // The key of a tenant, with which users log in, has not ended.
        one.security
          .flat()
          .some(({ name }) => sessionSchemes(checker).some((scheme) => scheme.name === name)) &&
        one.security.length > 0 &&
        one.security.every((requirement) => requirement.length > 0),
    )
    .map((operation) => ({
      name: `session ended ${operation.id}`,
      operation,
      run: async (trial) => {
        if (!checker.bases.get(operation)?.isAccepted) return;
        // One session for all operations; a repetition uses another.
        if (trial.attempt > 0) known = undefined;
        known ??= endSession(trial, logout);
        const ended = await known;
        const credentials = ended && pickCredentials(operation, ended.session);
        if (!ended || !credentials) return;
        for (const step of ended.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
        await mustBeDenied(trial, operation, credentials, "a session that was ended", "ended");
      },
    }));
}

async function endSession(trial: Trial, logout: Operation): Promise<Ended | undefined> {
  const session = await freshSession(trial, 0);
  const credentials = session && pickCredentials(logout, session);
  if (!session || !credentials) return undefined;
  const left = await trial.send(await prepareCall(trial, logout), { credentials });
  const steps = [...trial.steps];
  await renewSession(trial, 0, session);
  if (!left.ok) return undefined;
  // Where the sign-out ends nothing it is at fault, and no other operation is.
  const probes = protectedReads(trial).slice(0, 2);
  let open = 0;
  for (const closedOperation of probes) {
    const credentials = pickCredentials(closedOperation, session);
    if (!credentials) return undefined;
    if ((await trial.send(await prepareCall(trial, closedOperation), { credentials })).ok) open += 1;
  }
  return probes.length < 2 || open === probes.length ? undefined : { session, steps };
}
