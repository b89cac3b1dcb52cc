import { isObject, type Json, object } from "../../lib/json";
import { literal } from "../../lib/texts";

export interface JobFault {
  pointer: string;
  expected: string;
  actual: string;
}

const totals = /^(total|total_?(count|rows|items|records)|items_?total|rows_?total|count|requested)$/i;
const processed = /^(processed|processed_?(count|rows|items)|handled|done_?count)$/i;
const parts =
  /^((succeeded|successful|success|created|imported|updated|unchanged|inserted|exported|sent|ok|accepted|failed|failures?|errors?|rejected|invalid|skipped|ignored|duplicates?)(_?(count|rows|items|records))?)$/i;
const good = /^(succeeded|successful|success|created|imported|inserted|ok|accepted)/i;
const percentages = /^(progress|percent(age)?|percent_?complete|completion)$/i;

/**
 * The numbers of a finished job agree: the parts make the total, the total is the number of what was sent, the progress is
 * whole. The first fault.
 *
 * @param sent Number of members that the job was given; undefined where it was given none
 */
export function finishedFault(payload: unknown, sent: number | undefined): JobFault | undefined {
  for (const [pointer, place] of placesOf(payload)) {
    const numbers = Object.entries(place).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    const fault = (name: string, expected: number, actual: number, why: string): JobFault => ({
      pointer: `${pointer}/${name}`,
      expected: `${name} to be ${expected}, ${why}`,
      actual: String(actual),
    });
    const [totalName, total] = numbers.find(([name]) => totals.test(name)) ?? [];
    const known = numbers.filter(([name]) => parts.test(name));
    const sum = known.reduce((all, [, value]) => all + value, 0);
    if (totalName !== undefined && total !== undefined) {
      if (sent !== undefined && total !== sent) return fault(totalName, sent, total, "as many as were sent");
      if (known.length > 1 && known.some(([name]) => good.test(name)) && sum !== total)
        return fault(totalName, sum, total, `the sum of ${known.map(([name]) => name).join(" and ")}`);
    } else if (
      sent !== undefined &&
      known.length > 1 &&
      known.some(([name]) => good.test(name)) &&
      sum !== sent
    )
      return {
        pointer,
        expected: `${known.map(([name]) => name).join(" and ")} together ${sent}`,
        actual: String(sum),
      };
    const [doneName, done] = numbers.find(([name]) => processed.test(name)) ?? [];
    const all = total ?? sent;
    if (doneName !== undefined && done !== undefined && all !== undefined && done !== all)
      return fault(doneName, all, done, "all of them");
    const [progressName, progress] = numbers.find(([name]) => percentages.test(name)) ?? [];
    if (progressName !== undefined && progress !== undefined && progress !== 100 && progress !== 1)
      return fault(progressName, 100, progress, "as the job is done");
  }
  return undefined;
}

/** What a job shows while it runs does not go back, and no part is more than the total. */
export function runningFault(before: unknown, after: unknown): JobFault | undefined {
  const earlier = new Map(placesOf(before));
  for (const [pointer, place] of placesOf(after)) {
    const total = Object.entries(place).find(([name]) => totals.test(name))?.[1];
    for (const [name, value] of Object.entries(place)) {
      const was = earlier.get(pointer)?.[name];
      const isCounted = parts.test(name) || processed.test(name) || percentages.test(name);
      if (!isCounted || typeof value !== "number") continue;
      if (typeof was === "number" && value < was)
        return {
          pointer: `${pointer}/${name}`,
          expected: `${name} not to fall below ${was}`,
          actual: String(value),
        };
      if (typeof total === "number" && value > total && !percentages.test(name))
        return {
          pointer: `${pointer}/${name}`,
          expected: `${name} to be at most the total, ${total}`,
          actual: String(value),
        };
    }
  }
  return undefined;
}

/**
 * Members that a text says to be there only once a job is done: "`resultUrl` is set exactly when it has succeeded",
 * "`finishedAt` is null until the job has finished".
 */
export function membersOfTheEnd(text: string, names: readonly string[], subject?: string): string[] {
  const end = "(done|finish\\w*|complet\\w*|succeed\\w*|fail\\w*|over|ready)";
  const early = new RegExp(
    `\\b(null|absent|missing|empty|not set)\\b.{0,20}\\b(until|before|unless)\\b.{0,40}\\b${end}|\\b(set|present|there|given)\\b (exactly|only)? ?(when|once|after|if)\\b.{0,40}\\b${end}`,
    "i",
  );
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.;])\s+|,? and (?=`)/)
    .filter((one) => early.test(one))
    .flatMap((one) => {
      const named = names.filter((name) => new RegExp(`(?<![\\w])${literal(name)}(?![\\w])`).test(one));
      return named.length > 0 ? named.slice(0, 1) : subject === undefined ? [] : [subject];
    });
}

/** A job and the objects in it, such as its `counts`. */
function placesOf(payload: unknown): [pointer: string, place: Record<string, unknown>][] {
  if (!isObject(payload)) return [];
  return [
    ["", payload],
    ...Object.entries(payload).flatMap(([name, value]): [string, Record<string, unknown>][] =>
      isObject(value) ? [[`/${name}`, value]] : [],
    ),
  ];
}

/** Addresses that a job shows: `resultUrl`, `links.result`. */
export function addressesIn(payload: unknown): [pointer: string, address: string][] {
  return placesOf(payload).flatMap(([pointer, place]) =>
    Object.entries(place).flatMap(([name, value]): [string, string][] => {
      const isAddress = /(url|uri|href|link|location|result|download|file)$/i.test(name);
      return isAddress && typeof value === "string" && /^(https?:\/\/|\/)/.test(value)
        ? [[`${pointer}/${name}`, value]]
        : [];
    }),
  );
}

/** What a job was given, without those members of which its results say that they came to nothing. */
export function withoutRefused(sent: readonly unknown[], payload: unknown): readonly unknown[] {
  const results = Object.values(isObject(payload) ? payload : {}).find(
    (value) => Array.isArray(value) && value.length === sent.length && value.every(isObject),
  );
  if (!Array.isArray(results)) return sent;
  return sent.filter((_, index) => !cameToNothing(object(results[index])));
}

const cameToNothing = (result: Json): boolean =>
  Object.entries(result).some(
    ([name, value]) =>
      (value === null && /id$/i.test(name)) ||
      (/^errors?$/i.test(name) && (Array.isArray(value) ? value.length > 0 : isObject(value))) ||
      (typeof value === "string" && /^(refused|rejected|failed|invalid|skipped|error)$/i.test(value)),
  );
