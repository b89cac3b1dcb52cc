import type { ReportFilter } from "../../api/report/queries";
import { formatWeek, type IsoWeek, parseWeek, shiftWeek, weekStart } from "../../rules/weeks";

/** Which report is on screen; it stands in the address. */
export interface ReportView {
  /** "2026-W47"; null for the last week that is over. */
  readonly week: string | null;
  /** Id of one shop; null for all of them. */
  readonly shop: number | null;
}

/** Reads the view from an address anyone can write: what is no week or shop counts as none. */
export function readReportView(query: URLSearchParams): ReportView {
  const week = query.get("week") ?? "";
  const shop = query.get("shop") ?? "";
  return {
    week: isReportWeek(week) ? week : null,
    shop: isShopId(shop) ? Number(shop) : null,
  };
}

/** What an address names as its week without there being such a week; null where it names none or a right one. */
export function unknownWeek(query: URLSearchParams): string | null {
  const week = query.get("week") ?? "";
  return week === "" || isReportWeek(week) ? null : week;
}

/** What an address names as its shop although no shop can have such an id; null where it names none or one. */
export function unknownShop(query: URLSearchParams): string | null {
  const shop = query.get("shop") ?? "";
  return shop === "" || isShopId(shop) ? null : shop;
}

/** The number of the account a link was made for; null where it names none. */
export function readKdUid(query: URLSearchParams): string | null {
  const kdUid = query.get("kdUid") ?? "";
  return /^[A-Za-z0-9]{1,32}$/.test(kdUid) ? kdUid : null;
}

/** The query of a view, with its "?"; what is usual is left out. */
export function reportViewQuery({ week, shop }: ReportView): string {
  const query = new URLSearchParams();
  if (week !== null) query.set("week", week);
  if (shop !== null) query.set("shop", String(shop));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** What the report service is asked for. */
export function reportFilter({ week, shop }: ReportView): ReportFilter {
  return { ...(week !== null && { week }), ...(shop !== null && { shop }) };
}

/** The weeks offered to choose from, the newest first: a year of them, and the chosen one where it is none of them. */
export function weekChoices(newest: IsoWeek, chosen: IsoWeek): IsoWeek[] {
  const weeks = Array.from({ length: weeksOffered }, (_, back) => shiftWeek(newest, -back));
  if (weeks.some((week) => formatWeek(week) === formatWeek(chosen))) return weeks;
  return weekStart(chosen) > weekStart(newest) ? [chosen, ...weeks] : [...weeks, chosen];
}

const weeksOffered = 53;

/** Years before cloud inventory are mistakes in the address. */
function isReportWeek(text: string): boolean {
  const week = parseWeek(text);
  return week !== null && week.year >= 2000;
}

function isShopId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
