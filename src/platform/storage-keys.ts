import { isLocale, type Locale } from "./locale";
import type { Variant } from "./variant";

/** A plain JSON object whose fields belong to a higher layer, which validates them when reading. */
export type JsonRecord = Readonly<Record<string, unknown>>;
export type ThemeChoice = "light" | "dark" | "system";
/** What the visitor allowed; `at` is the time of the answer, RFC 3339. */
export interface Consent {
  readonly analytics: boolean;
  readonly at: string;
}

/** Every value stored on the device. Times are epoch milliseconds. */
export interface StoredValues {
  readonly locale: Locale;
  readonly variantFlag: Variant;
  readonly packOrigin: string;
  readonly searchKeyword: string;
  readonly deviceCode: string;
  readonly inviteUserInfo: JsonRecord;
  readonly userInfo: JsonRecord;
  readonly orderInfo: JsonRecord;
  readonly theme: ThemeChoice;
  readonly careMode: boolean;
  readonly consent: Consent;
  readonly lastHelpSearches: readonly string[];
  readonly smsCountdowns: Readonly<Record<string, number>>;
  readonly rateLocks: Readonly<Record<string, number>>;
  readonly dismissedAds: readonly string[];
  /** Tries to pay that are not over yet, by order number. */
  readonly paymentAttempts: Readonly<Record<string, JsonRecord>>;
  readonly drafts: Readonly<Record<string, JsonRecord>>;
  /** Drafts that end with the visit. */
  readonly visitDrafts: Readonly<Record<string, JsonRecord>>;
  /** What happened in this visit and holds until it ends, whoever signs in and out in it. */
  readonly visit: Readonly<Record<string, JsonRecord>>;
  /** How the list of customers is shown on this device, by user: columns, views and when it was last seen. */
  readonly customerList: JsonRecord;
  /** What could not be sent of the visit log, and the advertisement a visitor came by; only after consent. */
  readonly tracking: JsonRecord;
}

export type StoredKey = keyof StoredValues;
export type StorageArea = "local" | "session";

/** Where a value is stored, and its expected form. */
export interface StorageEntry<T> {
  readonly area: StorageArea;
  readonly accepts: (candidate: unknown) => candidate is T;
}

/** Every key with its place and its guard. `local` lasts and is shared by tabs; `session` ends with the tab. */
export const storageKeys: { readonly [K in StoredKey]: StorageEntry<StoredValues[K]> } = {
  locale: { area: "local", accepts: isLocale },
  variantFlag: { area: "local", accepts: isVariant },
  packOrigin: { area: "local", accepts: isText },
  searchKeyword: { area: "local", accepts: isText },
  deviceCode: { area: "local", accepts: isText },
  inviteUserInfo: { area: "local", accepts: isRecord },
  userInfo: { area: "local", accepts: isRecord },
  orderInfo: { area: "local", accepts: isRecord },
  theme: { area: "local", accepts: isThemeChoice },
  careMode: { area: "local", accepts: isFlag },
  consent: { area: "local", accepts: isConsent },
  lastHelpSearches: { area: "local", accepts: isListOfTexts },
  smsCountdowns: { area: "local", accepts: isTableOfTimes },
  rateLocks: { area: "local", accepts: isTableOfTimes },
  // An ad closed today may be a different one tomorrow.
  dismissedAds: { area: "session", accepts: isListOfTexts },
  paymentAttempts: { area: "local", accepts: isTableOfRecords },
  drafts: { area: "local", accepts: isTableOfRecords },
  visitDrafts: { area: "session", accepts: isTableOfRecords },
  visit: { area: "session", accepts: isTableOfRecords },
  customerList: { area: "local", accepts: isRecord },
  tracking: { area: "local", accepts: isRecord },
};

function isText(candidate: unknown): candidate is string {
  return typeof candidate === "string";
}

function isFlag(candidate: unknown): candidate is boolean {
  return typeof candidate === "boolean";
}

function isVariant(candidate: unknown): candidate is Variant {
  return candidate === "china" || candidate === "global";
}

function isThemeChoice(candidate: unknown): candidate is ThemeChoice {
  return candidate === "light" || candidate === "dark" || candidate === "system";
}

function isRecord(candidate: unknown): candidate is JsonRecord {
  return typeof candidate === "object" && candidate !== null && !Array.isArray(candidate);
}

function isConsent(candidate: unknown): candidate is Consent {
  return isRecord(candidate) && isFlag(candidate["analytics"]) && isText(candidate["at"]);
}

function isListOfTexts(candidate: unknown): candidate is readonly string[] {
  return Array.isArray(candidate) && candidate.every(isText);
}

function isTableOfTimes(candidate: unknown): candidate is Readonly<Record<string, number>> {
  return isRecord(candidate) && Object.values(candidate).every(Number.isFinite);
}

function isTableOfRecords(candidate: unknown): candidate is Readonly<Record<string, JsonRecord>> {
  return isRecord(candidate) && Object.values(candidate).every(isRecord);
}
