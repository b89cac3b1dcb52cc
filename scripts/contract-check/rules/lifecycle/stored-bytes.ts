import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isRead, type Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A file is read as it was uploaded last, byte by byte, where a text says so: "The very bytes that were uploaded".
 *
 * Standard: RFC 9110 §9.3.4 (PUT); the descriptions of the operations.
 * Reports: `read-back`. Severity: error.
 */
export function storedBytes({ selected }: Checker, operation: Operation): Scenario[] {
  const type = operation.body?.media[0]?.type ?? "";
  if (isRead(operation) || operation.method !== "put" || !isOfBytes(type)) return [];
  const read = [...selected].find(
    (one) => one.method === "get" && one.path === operation.path && one.contract === operation.contract,
  );
  if (!read || !keepsBytes(`${read.text} ${operation.text}`)) return [];
  return [{ name: `bytes ${operation.id}`, operation, run: (trial) => compareBytes(trial, operation, read) }];
}

const isOfBytes = (type: string): boolean =>
  type !== "" && !/json|xml|x-www-form-urlencoded|multipart|^text\//i.test(type);

/** Whether a text says that a file is given back as it was taken. */
export const keepsBytes = (text: string): boolean =>
  /\bbytes?\b[^.;]*\b(uploaded|sent|stored|received)\b|\b(uploaded|stored|original) (file|bytes|picture|image|document)\b|\bas (it was|they were) (uploaded|sent)\b/i.test(
    text,
  );

async function compareBytes(trial: Trial, operation: Operation, read: Operation): Promise<void> {
  const { bases } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const plain = await prepareCall(trial, read);
  // What was there before shows when the second upload is answered and not stored; short texts get no signature of their type.
  for (const end of [" of a file", " of another file"]) {
    const body: unknown = typeof call.body === "string" ? call.body + end : call.body;
    const sent = await perform(trial, { ...call, body });
    const parameters = new Map(plain.parameters);
    for (const [key, value] of call.parameters) if (key.startsWith("path.")) parameters.set(key, value);
    const shown = sent.ok ? await trial.send({ ...plain, parameters }) : undefined;
    if (!shown?.ok || isSame(sent, shown)) continue;
    trial.report("read-back", operation, shown, {
      expected: `the ${sent.request.body?.length ?? 0} bytes that were uploaded last`,
      actual: `${shown.response?.body.length ?? 0} bytes that differ`,
      cause: "bytes",
    });
    break;
  }
  await discardSince(trial, start);
}

const isSame = ({ request }: Exchange, { response }: Exchange): boolean =>
  request.body !== undefined && response !== undefined && request.body.equals(response.body);
