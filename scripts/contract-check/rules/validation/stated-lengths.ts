import { hasPeriod, periodMembers } from "../../engine/parent-period";
import type { Scenario } from "../../engine/scenario";
import { lengthIn, lower, stepIn, upper } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

const minute = 60_000;

/**
 * What lasts shorter or longer than a text allows is refused, what lasts exactly as long is not: "A session lasts no less than ten
 * minutes and no more than four hours".
 *
 * Standard: the operation's description.
 * Reports: `refusal`, `acceptance`. Severity: error.
 */
export function statedLengths(operation: Operation): Scenario[] {
  if (isRead(operation) || !documents(operation, 400, 409, 422)) return [];
  const members = periodMembers(operation);
  const lengths = members && lengthsIn(operation.text);
  if (!members || !lengths) return [];
  const run = (trial: Trial): Promise<void> => tryLengths(trial, operation, members, lengths);
  return [{ name: `lengths ${operation.id}`, operation, run }];
}

/** The least and the most that something lasts, in ms. */
export interface Lengths {
  least: number | undefined;
  most: number | undefined;
  step: number;
}

const lasting =
  /\b(lasts?|takes?|is|are)\b[^.;]*\blong\b|\blasts?\b|\b(duration|length|period) (is|of|must|may)\b/;

/** How long something may last, as a text puts it; undefined where it does not. */
export function lengthsIn(text: string): Lengths | undefined {
  const sentences = sentencesOf(text.toLowerCase());
  const about = sentences.filter((one) => lasting.test(one)).map((one) => one.slice(one.search(lasting)));
  const [least, most] = [lower, upper].map((bound) =>
    about.map((one) => lengthIn(bound.exec(one))).find((one) => one !== undefined),
  );
  if (least === undefined && most === undefined) return undefined;
  return { least, most, step: stepIn(sentences) ?? minute };
}

async function tryLengths(
  trial: Trial,
  operation: Operation,
  [from, to]: readonly [from: string, to: string],
  { least, most, step }: Lengths,
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const lasting = async (length: number): Promise<Exchange | undefined> => {
    const call = withNewNames(trial, await validCall(trial, operation));
    const start = isObject(call.body) ? Date.parse(String(call.body[from])) : Number.NaN;
    if (!isObject(call.body) || Number.isNaN(start) || length <= 0) return undefined;
    const end = new Date(start + length).toISOString().replace(".000Z", "Z");
    const body = { ...call.body, [to]: end };
    if (!trial.checker.validator.isValid(schema, body)) return undefined;
    const count = trial.created.length;
    const exchange = await perform(trial, { ...call, body });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
    return exchange;
  };
  const attempts: [length: number, isAllowed: boolean][] = [];
  await validCall(trial, operation);
  // What lies in a period may be as long as that at most.
  const isFree = !hasPeriod(trial, operation);
  if (least !== undefined) attempts.push([least, true], [least - step, false]);
  if (most !== undefined)
    attempts.push(...(isFree ? [[most, true] as [number, boolean]] : []), [most + step, false]);
  for (const [length, isAllowed] of attempts) {
    const exchange = await lasting(length);
    const isRefused = exchange?.code === 400 || exchange?.code === 422;
    if (!exchange || (isAllowed ? !isRefused : !exchange.ok)) continue;
    trial.report(isAllowed ? "acceptance" : "refusal", operation, exchange, {
      expected: `${isAllowed ? "success" : "a refusal"} of what lasts ${length / minute} minutes`,
      pointer: `/body/${to}`,
      cause: "length",
    });
    return;
  }
}
