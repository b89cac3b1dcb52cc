import type { Translate } from "../../../i18n/translation-keys";
import type { Formats } from "../../../i18n/use-formats";
import { businessDate, businessDateOf } from "../../../rules/dates";
import { cached } from "./cached-texts";
import type { Customer } from "./customer-view";

type CustomerTranslate = Translate<"promoter-customers">;

/** Texts and formats, asked for once for all rows: a list has hundreds of cells. */
export interface CustomerTexts {
  readonly t: CustomerTranslate;
  readonly formats: Formats;
  /** What the box before a row says. */
  readonly select: (name: string) => string;
}

/** Texts and formats in the language on screen, for as long as it stays. */
export function createCustomerTexts(t: CustomerTranslate, formats: Formats): CustomerTexts {
  // Names are all different, so that a cache would not help: the text around them is the same.
  const [before = "", after = ""] = t("row.select", { name: namePlace }).split(namePlace);
  return { t: cached(t), formats, select: (name) => before + name + after };
}

const namePlace = "\n";

export interface ServiceText {
  /** "剩9天" */
  readonly days: string;
  /** "到期 11-30"; "" where there is no day to name. */
  readonly date: string;
  readonly tone: "red" | "amber" | "ink" | "green" | "mute";
}

/**
 * How long a customer's service still runs, in words, with the day and a colour that repeats it. `now` in milliseconds
 * since 1970.
 */
export function serviceText(
  customer: Customer,
  now: number,
  t: CustomerTranslate,
  { date }: Formats,
): ServiceText {
  const { relation, remainingDays, serviceExpiry, serviceState, protectedUntil, undoUntil } = customer;
  if (relation === "givenUp")
    return {
      days: t("status.givenUp"),
      date: undoUntil === null ? "" : t("row.undoUntil", { date: date(undoUntil) }),
      tone: "mute",
    };
  if (remainingDays === null || serviceExpiry === null) {
    if (relation === "lead")
      return {
        days: t("row.lead"),
        date:
          protectedUntil === null
            ? ""
            : t(protectionKey(protectedUntil, now), { date: date(protectedUntil) }),
        tone: "ink",
      };
    const isForGood = serviceState === "inService";
    return {
      days: t(isForGood ? "row.forGood" : "status.notPurchased"),
      date: "",
      tone: isForGood ? "green" : "mute",
    };
  }
  const isTrial = serviceState === "trial";
  return {
    days: daysText(remainingDays, isTrial, t),
    date: t(endKey(remainingDays, isTrial), { date: date(serviceExpiry) }),
    tone: toneOf(customer),
  };
}

/** How many stores and users a customer has: "1店3人"; long as it is read out. */
export function sizeText(
  { storeCount, userCount }: Customer,
  length: "" | "Long",
  t: CustomerTranslate,
): string {
  return t(`row.size${length}`, {
    stores: t(`row.stores${length}`, { count: storeCount }),
    users: t(`row.users${length}`, { count: userCount }),
  });
}

function protectionKey(until: string, now: number) {
  return Date.parse(until) < now ? "row.protectionOver" : "row.protectedUntil";
}

function endKey(days: number, isTrial: boolean) {
  if (days < 0) return "row.endedOn";
  return isTrial ? "row.trialEndsOn" : "row.endsOn";
}

function daysText(days: number, isTrial: boolean, t: CustomerTranslate): string {
  if (days < 0) return t("row.daysOver", { count: -days });
  if (days === 0) return t("row.endsToday");
  return t(isTrial ? "row.trialDaysLeft" : "row.daysLeft", { count: days });
}

function toneOf({ serviceState }: Customer): ServiceText["tone"] {
  if (serviceState === "expired") return "red";
  if (serviceState === "dueThisMonth") return "amber";
  return serviceState === "inService" ? "green" : "ink";
}

/**
 * What is due with a customer today, or was missed; null for nothing. `now` in milliseconds since 1970.
 * @param isUnderHead whether it stands in a column whose head says what is due
 */
export function dueText(
  { nextFollowUpAt }: Customer,
  now: number,
  t: CustomerTranslate,
  { date, time }: Formats,
  isUnderHead = false,
): string | null {
  if (nextFollowUpAt === null) return null;
  const today = businessDate(now);
  const day = businessDateOf(nextFollowUpAt);
  if (day > today) return null;
  if (day < today) return t("row.followMissed", { date: date(nextFollowUpAt) });
  const at = time(nextFollowUpAt);
  // Midnight stands for a day on which no time was agreed.
  if (at === "00:00") return t(isUnderHead ? "row.today" : "row.followToday");
  return t(isUnderHead ? "row.todayAt" : "row.followTodayAt", { time: at });
}

export const toneClasses: Readonly<Record<ServiceText["tone"], string>> = {
  red: "text-red",
  amber: "text-amber",
  ink: "text-ink",
  green: "text-green",
  mute: "text-ink2",
};
