import { sentencesOf } from "../lib/texts";

/** When on a day and on which days something may begin, in minutes of a day and days of a week, Sunday being 0. */
export interface OpeningHours {
  first: number;
  last: number;
  days: ReadonlySet<number>;
  /** Whether the text states the bounds as begins and in UTC, so that they can be tried. */
  isExact: boolean;
  /** Whether the text refuses the days that are left out, whatever it says of hours. */
  refusesDays: boolean;
}

const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const dayName = `(${dayNames.join("|")})s?`;
const clock = "(\\d\\d?):(\\d\\d)";
const allDays = [0, 1, 2, 3, 4, 5, 6];

/** "Monday to Saturday, the first at 08:00 and the last at 17:30 (UTC)", "on weekdays between 9:00 and 17:00". */
export function openingHours(text: string): OpeningHours | undefined {
  const sentences = sentencesOf(text.toLowerCase());
  const days = sentences.map(daysIn).find((one) => one !== undefined);
  const hours = sentences.map(hoursIn).find((one) => one !== undefined);
  if (!days && !hours) return undefined;
  const { first = 0, last = 1439, isExact = true } = hours ?? {};
  const isUniversal = /\butc\b/i.test(text);
  const refusesDays = sentences.some((one) => refusedDaysIn(one) !== undefined);
  return { first, last, days: new Set(days ?? allDays), isExact: isExact && isUniversal, refusesDays };
}

/** "Answered with 422: a lesson that is on a Sunday", "rejected on a Saturday or Sunday". */
const refusedDay = new RegExp(
  `\\b(?:4\\d\\d|refused|rejected|not (?:possible|allowed|accepted))\\b.*\\bon (?:an? |the )?(weekend|${dayName}(?:(?:,| or| and) (?:an? )?${dayName})?)\\b`,
);

function refusedDaysIn(sentence: string): number[] | undefined {
  const [, found = ""] = refusedDay.exec(sentence) ?? [];
  if (found === "") return undefined;
  const closed =
    found === "weekend" ? [0, 6] : dayNames.flatMap((name, day) => (found.includes(name) ? [day] : []));
  return allDays.filter((day) => !closed.includes(day));
}

function daysIn(sentence: string): number[] | undefined {
  const refused = refusedDaysIn(sentence);
  if (refused) return refused;
  const [, from = "", , to = ""] =
    new RegExp(`\\b${dayName} (to|through|until|till|-|–) ${dayName}\\b`).exec(sentence) ?? [];
  if (from !== "") {
    const [start, end] = [dayNames.indexOf(from), dayNames.indexOf(to)];
    return allDays.filter((day) => (start <= end ? day >= start && day <= end : day >= start || day <= end));
  }
  const [, , closed = ""] =
    new RegExp(
      `\\b(closed|not|never|nothing|except) (?:open )?(?:on )?(${dayNames.join("|")}|weekend)s?\\b`,
    ).exec(sentence) ?? [];
  if (closed === "weekend" || /\b(on|only) (weekdays|working days|business days)\b/.test(sentence))
    return [1, 2, 3, 4, 5];
  return closed === "" ? undefined : allDays.filter((day) => day !== dayNames.indexOf(closed));
}

function hoursIn(sentence: string): { first: number; last: number; isExact: boolean } | undefined {
  const exact = new RegExp(`\\bfirst\\b[^.;]{0,20}\\b${clock}[^.;]{0,30}\\blast\\b[^.;]{0,20}\\b${clock}`);
  const range = new RegExp(`\\b(?:between|from) ${clock} ?(?:and|to|until|till|-|–) ?${clock}`);
  const found = exact.exec(sentence);
  const [, hour, minute, lastHour, lastMinute] = found ?? range.exec(sentence) ?? [];
  if (hour === undefined) return undefined;
  const [first, end] = [Number(hour) * 60 + Number(minute), Number(lastHour) * 60 + Number(lastMinute)];
  // Nothing begins when it closes, and long things end before that.
  const last = found ? end : end - (end - first > 360 ? 180 : 60);
  return first < last ? { first, last, isExact: found !== null } : undefined;
}

const minuteOfDay = (time: number): number => Math.floor(time / 60_000) % 1440;

/** Whether something may begin at a time, in ms. */
export function isOpen({ first, last, days }: OpeningHours, time: number): boolean {
  const minute = minuteOfDay(time);
  return days.has(new Date(time).getUTCDay()) && minute >= first && minute <= last;
}

/** The same day at a minute of the day; in ms. */
export const atMinute = (time: number, minute: number): number =>
  Math.floor(time / 86_400_000) * 86_400_000 + minute * 60_000;
