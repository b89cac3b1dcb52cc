import type { components } from "../../../generated/promoter";
import { cleanText } from "../../../rules/clean-text";
import { isCalendarDate } from "../../../rules/dates";
import { readLinkedKeyword } from "./linked-keyword";
import { maskedKeyword } from "./searched-phone";

export type Customer = components["schemas"]["Customer"];

/** The states the list is narrowed to by the first row of chips; "all" leaves out those given up. */
export const customerStatuses = [
  "all",
  "expired",
  "dueThisMonth",
  "dueNextMonth",
  "inService",
  "trial",
  "notPurchased",
  "lead",
  "givenUp",
] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

export const intentions = ["high", "medium", "general", "none"] as const;
export type IntentionChoice = (typeof intentions)[number];

/** How soon a service ends, in days. */
export const expiryWindows = ["7", "30", "60"] as const;
export type ExpiryWindow = (typeof expiryWindows)[number];

/** When the next follow-up is due; "due" gathers today and what was missed. */
export const followUpChoices = ["due", "planned", "none"] as const;
export type FollowUpChoice = (typeof followUpChoices)[number];

/** Leads whose protection ends within a week. */
export const protectionChoices = ["week"] as const;
export type ProtectionChoice = (typeof protectionChoices)[number];

/** Who brought a customer: oneself, or a promoter of the team. */
export const introducers = ["own", "team"] as const;
export type Introducer = (typeof introducers)[number];

export const customerChannels = [
  "visit",
  "chat",
  "moments",
  "poster",
  "link",
  "qr",
  "sms",
  "store",
  "self",
  "app",
] as const satisfies readonly Customer["registrationChannel"][];

export const customerSorts = ["urgency", "amount", "followUp", "recent", "name"] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** What of the customers is on screen; it stands in the address. */
export interface CustomerView {
  readonly keyword: string;
  readonly status: CustomerStatus;
  readonly intention: IntentionChoice | null;
  readonly label: string | null;
  readonly expiry: ExpiryWindow | null;
  /** A day of the radar: services to renew that end on it, 2026-11-30. */
  readonly endsOn: string | null;
  readonly followUp: FollowUpChoice | null;
  readonly protection: ProtectionChoice | null;
  readonly channel: Customer["registrationChannel"] | null;
  readonly broughtBy: Introducer | null;
  readonly sort: CustomerSort;
  readonly isReversed: boolean;
  /** The customer whose details stand beside the list on wide screens. */
  readonly openId: string | null;
}

export const defaultView: CustomerView = {
  keyword: "",
  status: "all",
  intention: null,
  label: null,
  expiry: null,
  endsOn: null,
  followUp: null,
  protection: null,
  channel: null,
  broughtBy: null,
  sort: "urgency",
  isReversed: false,
  openId: null,
};

const maximumKeywordLength = 60;

/** What is searched for when somebody has typed a text. */
export function customerKeyword(text: string): string {
  return [...cleanText(text.slice(0, 10 * maximumKeywordLength), "trim")]
    .slice(0, maximumKeywordLength)
    .join("")
    .trim();
}

/** Reads the view from an address anyone can write; what is no choice counts as the usual one. */
export function readCustomerView(query: URLSearchParams): CustomerView {
  const sort = query.get("sort") ?? "";
  const label = query.get("label");
  const endsOn = query.get("ends") ?? "";
  const openId = query.get("id") ?? "";
  return {
    keyword: customerKeyword(readLinkedKeyword(query.get("q") ?? "")),
    status: oneOf(customerStatuses, query.get("status")) ?? "all",
    intention: oneOf(intentions, query.get("intention")),
    label: label === null || label === "" ? null : label.slice(0, maximumKeywordLength),
    expiry: oneOf(expiryWindows, query.get("within")),
    endsOn: isCalendarDate(endsOn) ? endsOn : null,
    followUp: oneOf(followUpChoices, query.get("follow")),
    protection: oneOf(protectionChoices, query.get("protection")),
    channel: oneOf(customerChannels, query.get("channel")),
    broughtBy: oneOf(introducers, query.get("by")),
    sort: oneOf(customerSorts, sort.replace(/^-/, "")) ?? "urgency",
    isReversed: sort.startsWith("-"),
    openId: /^\d{1,20}$/.test(openId) ? openId : null,
  };
}

/** The query of a view, with its "?"; what is usual is left out, and of a whole phone number all but its ends. */
export function customerViewQuery(view: CustomerView): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value !== null && value !== "") query.set(name, value);
  };
  set("q", maskedKeyword(view.keyword));
  set("status", view.status === "all" ? null : view.status);
  set("intention", view.intention);
  set("label", view.label);
  set("within", view.expiry);
  set("ends", view.endsOn);
  set("follow", view.followUp);
  set("protection", view.protection);
  set("channel", view.channel);
  set("by", view.broughtBy);
  const isDefaultSort = view.sort === "urgency" && !view.isReversed;
  set("sort", isDefaultSort ? null : `${view.isReversed ? "-" : ""}${view.sort}`);
  set("id", view.openId);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The filters that stand behind the filter button, those that are set. */
export function activeFilters(view: CustomerView): readonly FilterName[] {
  return filterNames.filter((name) => view[name] !== null);
}

export const filterNames = [
  "intention",
  "label",
  "expiry",
  "endsOn",
  "followUp",
  "protection",
  "channel",
  "broughtBy",
] as const;
export type FilterName = (typeof filterNames)[number];

/** The view without one of its filters. */
export function withoutFilter(view: CustomerView, name: FilterName): CustomerView {
  return { ...view, [name]: null };
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
