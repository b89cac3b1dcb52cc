import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { discardSince, perform } from "../shared/prepared-call";

/** A type that no operation has which answers with data. */
const other = "image/png";

/**
 * An operation that documents 406 refuses an `Accept` that it cannot meet.
 *
 * Standard: RFC 9110 §12.5.1 (Accept), §15.5.7 (406).
 * Reports: `content-type`. Severity: error.
 */
export function unacceptableTypes(operation: Operation): Scenario[] {
  const types = operation.responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ media }) => media.map(({ type }) => type));
  const isOther = types.some((type) => type.includes("*") || type.startsWith("image/"));
  if (!documents(operation, 406) || types.length === 0 || isOther || operation.invalidatesSession) return [];
  return [{ name: `unacceptable ${operation.id}`, operation, run: (trial) => askForOther(trial, operation) }];
}

async function askForOther(trial: Trial, operation: Operation): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  if (!isRead(operation) && trial.checker.options.isReadOnly) return;
  const start = trial.created.length;
  const call = await prepareCall(trial, operation);
  const exchange = await perform(trial, { ...call, headers: { ...call.headers, accept: other } });
  if (exchange.ok)
    trial.report("content-type", operation, exchange, {
      expected: `406, as the operation has no ${other}`,
      cause: "406",
      pointer: "/headers/content-type",
    });
  await discardSince(trial, start);
}
