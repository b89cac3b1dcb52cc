import type { Place } from "../document/place";
import { numberOf, spelledNumbers } from "../lib/spelled-numbers";
import { literal, sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import type { Members } from "./number-formulas";
import { statementsAbout } from "./stated-numbers";
import { visitObjects } from "./visit-objects";

/** A time that lies a stated while after another one of the same object. */
export interface StatedTime {
  text: string;
  /** The member that it is counted from. */
  from: string;
  /** So many units, or the member that holds how many. */
  count: number | string;
  unit: string;
  isEarlier: boolean;
  /** The day is that of UTC, so that no day more or less is right. */
  isExactDay: boolean;
}

const conditional =
  /\b(if|unless|while|except|until|at (most|least|the earliest|the latest)|no later|up to|otherwise|within|or|may|can|earliest|latest)\b/i;

/**
 * Times are what their descriptions state: "Fourteen days after `issuedAt`", "`startsAt` plus `durationMinutes`".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `body`. Severity: error.
 */
export function statedTimeFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, stated] of timesAt(operation.contract, place)) {
      const expected = faults.length > 0 ? undefined : wrongTime(value, name, stated);
      if (expected !== undefined)
        faults.push({
          rule: "body",
          cause: `stated ${name}`,
          expected: `${name} to be ${expected}: ${stated.text}`,
          actual: String(value[name]),
          pointer: `${pointer}/${name}`,
          place,
        });
    }
  });
  return faults;
}

/** Member → the time that its description states. */
const timesAt = factsOfSchemas(findTimes);

function findTimes({ documents, operations }: Contract, place: Place): ReadonlyMap<string, StatedTime> {
  const members = [...membersOf(documents, place)];
  const isTime = (member: Place): boolean => /^date/.test(shapeOf(documents, member).format ?? "");
  const times = members.filter(([, member]) => isTime(member));
  const counts = members.filter(([, member]) =>
    /integer|number/.test([...shapeOf(documents, member).types].join()),
  );
  const found = new Map<string, StatedTime>();
  for (const [name, member] of times) {
    const others = times.map(([one]) => one).filter((one) => one !== name);
    const own = descriptionOf(member, documents.resolve(member));
    // What another operation moves on is so at its creation alone.
    const isMoved = operations.some(({ text }) => movesOn(name, text));
    const texts = isMoved ? [own] : [own, ...operations.flatMap(({ text }) => statementsOnTime(name, text))];
    const countNames = counts.map(([one]) => one);
    for (const text of texts) {
      const stated = found.has(name) ? undefined : statedTime(text, others, countNames);
      if (stated) found.set(name, stated);
    }
  }
  return found;
}

/** "Moves `dueOn` on by the loan period". */
export const movesOn = (name: string, text: string): boolean =>
  new RegExp(
    `\\b(?:moves?|extends?|postpones?|prolongs?|shifts?|defers?)(?: the| its)? \`?${literal(name)}\`?(?![\\w-])`,
    "i",
  ).test(text);

/**
 * "`endsAt` is `startsAt` plus `durationMinutes`", "valid for seven days from `createdAt` (`expiresAt`)", and without the name
 * "an invoice is due 14 days after `issuedOn`".
 */
export function statementsOnTime(name: string, text: string): string[] {
  // "It can be used for 14 days (`expiresAt` is exactly 14 days after `createdAt`)."
  const aside = [...text.matchAll(/\((`[^()]+)\)/g)].map(([, inner = ""]) => inner);
  const sentences = [...sentencesOf(text), ...aside].filter((sentence) => !conditional.test(sentence));
  const [first = ""] = wordsOf(name);
  const verb = /^(due|expires|ends|payable)$/.test(first) ? first.replace(/s$/, "s?") : undefined;
  const unnamed = sentences.flatMap((sentence) => {
    const [statement] =
      verb === undefined || sentence.includes(`\`${name}\``)
        ? []
        : (new RegExp(`\\b${verb} (?:\\d+|\\w+) ${units} after .*$`, "i").exec(sentence) ?? []);
    return statement === undefined ? [] : [statement];
  });
  if (!text.includes(`\`${name}\``)) return unnamed;
  return sentences
    .flatMap((sentence) => [
      ...statementsAbout(name, sentence),
      ...(sentence.includes(`(\`${name}\`)`) ? [sentence] : []),
    ])
    .concat(unnamed);
}

const units = "(second|minute|hour|day|week|month|year)s?";
const base = "(?:the )?(?:(?:date|day|time)(?: \\(UTC\\))? of )?(?:the )?";

/** "28 days after it for books and 7 days for films": which one holds depends on something else. */
const lengths = new RegExp(
  `(?<![\\w-])(?:\\d+|${spelledNumbers.slice(1).join("|")}) (?:full |whole )?${units}(?![\\w-])`,
  "gi",
);

/** "Fourteen days after the date (UTC) of `issuedAt`", "`startsAt` plus `durationMinutes`", "30 minutes after creation". */
export function statedTime(
  about: string,
  times: readonly string[],
  counts: readonly string[],
): StatedTime | undefined {
  if (times.length === 0) return undefined;
  const isExactDay = /\bUTC\b/.test(about);
  for (const sentence of sentencesOf(about.replace(/[`"“”*]/g, ""))) {
    if (conditional.test(sentence) || [...sentence.matchAll(lengths)].length > 1) continue;
    const named = `(${times.map(literal).join("|")}|creation|it (?:is|was) (?:created|placed|made)|the \\w+ (?:is|was) (?:created|placed|made))`;
    const plain = new RegExp(
      `(?<![\\w-])(\\d+|${spelledNumbers.join("|")}|an?) (?:full |whole )?${units} (after|from|before) ${base}${named}(?![\\w-])`,
      "i",
    ).exec(sentence);
    if (plain) {
      const [text, count = "", unit = "", side = "", from = ""] = plain;
      const anchor = times.includes(from) ? from : times.find((one) => /^created_?at$/i.test(one));
      if (anchor === undefined) continue;
      return {
        text,
        from: anchor,
        count: countOf(count),
        unit: unit.toLowerCase(),
        isEarlier: /before/i.test(side),
        isExactDay,
      };
    }
    const added = counts.length > 0 && times.length > 0 ? sumIn(sentence, times, counts) : undefined;
    if (added) return { ...added, isExactDay };
  }
  return undefined;
}

const countOf = (text: string): number => numberOf(text) ?? 1;

/** "`startsAt` plus `durationMinutes`", "`durationMinutes` after `startsAt`". */
function sumIn(sentence: string, times: readonly string[], counts: readonly string[]) {
  const [time, count] = [times, counts].map((all) => `(${all.map(literal).join("|")})`);
  const end = "\\s*(?:[.,;)]|$)";
  const first = new RegExp(
    `(?<![\\w-])${time} ?(?:\\+|plus) ?(?:the )?${count}(?: minutes| days| hours)?${end}`,
  ).exec(sentence);
  const second = new RegExp(
    `(?<![\\w-])${count}(?: minutes| days| hours)? after (?:the )?${time}${end}`,
  ).exec(sentence);
  const [from, by] = first ? [first[1], first[2]] : [second?.[2], second?.[1]];
  const [, unit] = /(minute|hour|day|week|month|second)s?$/i.exec(by ?? "") ?? [];
  if (from === undefined || by === undefined || unit === undefined) return undefined;
  const [text = ""] = first ?? second ?? [];
  return { text, from, count: by, unit: unit.toLowerCase(), isEarlier: false };
}

const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };

/** The right time, where the object shows another one; undefined where it is right or cannot be said. */
export function wrongTime(of: Members, name: string, stated: StatedTime): string | undefined {
  const [shown, start] = [of[name], of[stated.from]];
  const count = typeof stated.count === "number" ? stated.count : of[stated.count];
  if (typeof shown !== "string" || typeof start !== "string" || typeof count !== "number") return undefined;
  const [is, from] = [Date.parse(shown), Date.parse(start)];
  if (Number.isNaN(is) || Number.isNaN(from)) return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(shown);
  const wanted = moved(from, stated.isEarlier ? -count : count, stated.unit);
  // A month after the 31st is one of several days.
  const isLong = /month|year/.test(stated.unit);
  const day = 86_400_000;
  const isFromDay = /^\d{4}-\d\d-\d\d$/.test(start);
  if (isDay) {
    const apart = Math.abs(Math.floor(wanted / day) - Math.floor(is / day));
    if (apart <= (isLong ? 3 : stated.isExactDay || isFromDay ? 0 : 1)) return undefined;
    return new Date(wanted).toISOString().slice(0, 10);
  }
  const tolerance = isLong ? 3 * day : isFromDay ? day : 2000;
  return Math.abs(wanted - is) <= tolerance ? undefined : new Date(wanted).toISOString();
}

function moved(from: number, count: number, unit: string): number {
  const length = seconds[unit];
  if (length !== undefined) return from + count * length * 1000;
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === "year" ? 12 : 1));
  return date.getTime();
}
