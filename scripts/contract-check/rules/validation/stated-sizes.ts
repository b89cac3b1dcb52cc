import type { Checker } from "../../engine/checker";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { documents, refusalText } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { discardSince, perform, validCall } from "../shared/prepared-call";

const units: Readonly<Record<string, number>> = {
  byte: 1,
  kb: 1024,
  kib: 1024,
  mb: 1_048_576,
  mib: 1_048_576,
};
/** Larger files are not sent. */
const largest = 4 * 1_048_576;

const stated =
  /\b(?:at most|up to|no more than|not more than|no larger than|not larger than|larger than|bigger than|more than|above|over|exceeding|maximum of) (\d+) ?(bytes?|kb|kib|mb|mib|kilobytes?|megabytes?)\b/i;

/** The most bytes that a text allows for a file: "A picture of at most 256 KiB (413 above)". A kB is taken for 1024 bytes. */
export function statedSize(text: string): number | undefined {
  const [, count = "", unit = ""] = stated.exec(text) ?? [];
  const name = unit
    .toLowerCase()
    .replace(/^kilobytes?$/, "kb")
    .replace(/^megabytes?$/, "mb")
    .replace(/^bytes$/, "byte");
  const bytes = Number(count) * (units[name] ?? Number.NaN);
  return bytes > 0 && bytes <= largest ? bytes : undefined;
}

/**
 * A file that is a byte larger than a text allows is refused.
 *
 * Standard: RFC 9110 §15.5.14 (413); the operation's description.
 * Reports: `refusal`. Severity: error.
 */
export function statedSizes({ options }: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || options.isReadOnly || !documents(operation, 413, 400, 422)) return [];
  const [media] = operation.body?.media ?? [];
  if (!media || /json|multipart|urlencoded/.test(media.type)) return [];
  const most = statedSize(operation.text) ?? statedSize(refusalText(operation, 413));
  if (most === undefined) return [];
  return [
    {
      name: `size ${operation.id}`,
      operation,
      run: (trial) => sendLarger(trial, operation, most),
    },
  ];
}

async function sendLarger(trial: Trial, operation: Operation, most: number): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const call = await validCall(trial, operation);
  const { body } = call;
  if (typeof body === "string") {
    const more = Math.max(0, most + 1 - Buffer.byteLength(body));
    const exchange = await perform(trial, { ...call, body: body + "x".repeat(more) });
    if (exchange.ok && trial.isSound(exchange))
      trial.report("refusal", operation, exchange, {
        expected: `a refusal, because of ${most + 1} bytes where the text allows ${most}`,
        pointer: "/body",
        cause: "size",
      });
  }
  await discardSince(trial, start);
}
