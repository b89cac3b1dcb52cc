import type { Place } from "../document/place";
import { literal, plainText, sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { statementsOfOperation } from "../plan/operation-statements";
import { movedDay } from "./time-window";

/** Which days a date may be. */
export interface StatedDay {
  text: string;
  isAllowed(date: Date): boolean;
}

const known = new WeakMap<Operation, Map<string, StatedDay | undefined>>();

/** What the texts of an operation say of the days of a member of its body; every call with other times asks. */
export function statedDay(operation: Operation, name: string, place: Place): StatedDay | undefined {
  const days = known.get(operation) ?? new Map<string, StatedDay | undefined>();
  known.set(operation, days);
  if (!days.has(name)) days.set(name, readDay(operation, name, place));
  return days.get(name);
}

function readDay(operation: Operation, name: string, place: Place): StatedDay | undefined {
  const own = descriptionOf(place, operation.contract.documents.resolve(place));
  // "The last working day of the employee" may be any day.
  const isDemanded = /\b(must|has to|needs to|only|always|never|not|4\d\d)\b/i.test(own);
  return (isDemanded ? dayIn(own) : undefined) ?? dayOf(name, statementsOfOperation(operation));
}

/** A date or time on the next day that may be, in the same form. */
export function onAllowedDay(value: string, stated: StatedDay | undefined): string {
  const time = Date.parse(value);
  if (!stated || Number.isNaN(time)) return value;
  for (let days = 0; days < 32; days += 1)
    if (stated.isAllowed(new Date(time + days * day))) return movedDay(value, days) ?? value;
  return value;
}

const day = 86_400_000;

/** What a text says of the days of one member. */
export function dayOf(name: string, text: string): StatedDay | undefined {
  const own = new RegExp(
    `(?<![\\w-])${literal(name.toLowerCase())} (?:must|has to|needs to|is always|may only|can only|cannot|may not|must not|never)\\b`,
  );
  for (const sentence of sentencesOf(plainText(text))) {
    const start = own.exec(sentence);
    const found = start ? dayIn(sentence.slice(start.index)) : undefined;
    if (found) return found;
  }
  return undefined;
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The days that a text allows; undefined where it names none, or only for some cases. */
export function dayIn(text: string): StatedDay | undefined {
  const plain = plainText(text).replace(/\s+/g, " ");
  if (/\b(if|unless|when|except|otherwise,? (?:it|the))\b/.test(plain)) return undefined;
  const [found = "", end] =
    /\b(?:the )?(first|last) (?:calendar )?day of (?:an?|the|its) (?:calendar )?month\b/.exec(plain) ?? [];
  if (end === "first") return { text: found, isAllowed: (date) => date.getUTCDate() === 1 };
  if (end === "last")
    return { text: found, isAllowed: (date) => new Date(date.getTime() + day).getUTCDate() === 1 };
  const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay());
  if (
    /\b(working day|business day|weekday|not (?:be |lie |fall )?(?:on |at )?(?:an? |the )?(?:weekend|saturdays? or (?:an? )?sundays?))\b/.test(
      plain,
    )
  )
    return /\b(not|never) (?:be )?(?:on )?an? (?:working|business|week) ?day\b|\b(?:working |business |week)day (?:and|or|but)\b/.test(
      plain,
    )
      ? undefined
      : { text: "a working day", isAllowed: (date) => !isWeekend(date) };
  const [whole = "", negation, name = ""] =
    new RegExp(
      `\\b(?:(not|never|no) (?:be |lie |fall )?)?(?:on )?(?:an? )(${weekdays.join("|")})\\b(?! (?:or|and|to)\\b)`,
    ).exec(plain) ?? [];
  const wanted = weekdays.indexOf(name);
  if (wanted < 0) return undefined;
  return { text: whole, isAllowed: (date) => (date.getUTCDay() === wanted) === (negation === undefined) };
}
