import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { perform, validCall } from "../shared/prepared-call";

const isText = (type: string | undefined): boolean => /^text\/(plain|markdown|html)/.test(type ?? "");

/** Letters of several scripts, blanks at both ends and inside, and a line end of two characters. */
const sample = "  Grüße aus 東京 😀,\r\n two  blanks ";

/**
 * A text that is written as a whole body is read back as it was sent.
 *
 * Standard: RFC 9110 §9.3.4 (PUT), §8.3.2 (charset).
 * Reports: `read-back`. Severity: error.
 */
export function textReadBack({ isSingle, replace, read }: Resource): Scenario[] {
  if (!isSingle || !replace || !read || !isText(replace.body?.media[0]?.type)) return [];
  const isShown = read.responses.some(
    ({ status, media }) => status === "200" && media.some(({ type }) => isText(type)),
  );
  const isChanged = /\b(trim|normali[sz]|convert|saniti[sz])/i.test(replace.text);
  if (!isShown || isChanged) return [];
  return [
    { name: `text ${replace.id}`, operation: replace, run: (trial) => writeAndRead(trial, replace, read) },
  ];
}

async function writeAndRead(trial: Trial, replace: Operation, read: Operation): Promise<void> {
  const schema = replace.body?.media[0]?.schema;
  const { bases, validator } = trial.checker;
  if (!bases.get(replace)?.isAccepted || (schema && !validator.isValid(schema, sample))) return;
  const call = await validCall(trial, replace, { isFresh: true });
  const written = await perform(trial, { ...call, body: sample });
  if (!written.ok) return;
  const reading = await prepareCall(trial, read);
  const parameters = new Map(reading.parameters);
  for (const [key, value] of call.parameters) if (key.startsWith("path.")) parameters.set(key, value);
  const exchange = await trial.send({ ...reading, parameters });
  if (!exchange.ok || exchange.text === sample || !trial.isSound(exchange)) return;
  trial.report("read-back", replace, exchange, {
    expected: `the text as ${replace.id} wrote it: ${toJson(sample)}`,
    actual: toJson(exchange.text),
    cause: "text",
  });
}
