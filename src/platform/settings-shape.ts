import type { Locale } from "./locale";
import type { Environment, HostKind, Variant } from "./variant";

/** Two times of day, "HH:MM" in UTC+8; open from the first, closed from the second. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** Yearly prices shown on public pages: decimals as text, in the currency's main unit. The order's own price always wins. */
export interface PublishedPrices {
  readonly currency: "CNY" | "USD";
  readonly perYear: { readonly standard: string; readonly professional: string };
  /** What one more of each costs a year, beyond those a version includes. */
  readonly morePerYear: { readonly store: string; readonly user: string };
}

/** Addresses of the four back ends, without a path; "" means the page's own origin. */
export type Hosts = Readonly<Record<HostKind, string>>;

/**
 * Everything a deployment may change without a rebuild. Every part has a default that is true for any
 * deployment; `/settings.json` overrides what differs.
 */
export interface Settings {
  readonly brand: {
    readonly name: Readonly<Record<Locale, string>>;
    /** The company that signs agreements and invoices. */
    readonly company: Readonly<Record<Locale, string>>;
  };
  readonly hosts: Readonly<Record<Variant, Readonly<Record<Environment, Hosts>>>>;
  readonly hostNames: {
    /** Host names that serve the global variant; a name covers its sub-domains. */
    readonly global: readonly string[];
    /** How a host name begins in the environments other than www. */
    readonly environmentPrefixes: Readonly<Record<Exclude<Environment, "www">, readonly string[]>>;
  };
  readonly links: {
    /** The header's two buttons, opened in a new tab: an https address or a path of this site. */
    readonly globalEdition: { readonly login: string; readonly trial: string };
    /** The shop outside this site; null leads to the site's own mall. */
    readonly externalMall: string | null;
    /** Fixed download addresses for the footer; "" leads to the download page. */
    readonly apps: {
      readonly appStore: string;
      readonly googlePlay: string;
      readonly androidPackage: string;
      readonly windows: string;
      readonly macos: string;
    };
    /** Places of the help centre that every page's footer leads to; the ids in them are the content editors'. */
    readonly help: { readonly firstSteps: string; readonly videos: string; readonly weeklyReport: string };
    /** The messenger's page that asks who somebody is, with the account's appid; "" where there is no such account. */
    readonly messengerAuthorisation: string;
    /** The registration line some countries ask for in the footer; "" shows none. */
    readonly recordText: string;
  };
  readonly support: {
    readonly phone: string;
    readonly publishedHours: Hours;
    /** Shown only beside the phone number. */
    readonly extendedHours: Hours;
    /** Where written questions go, and letters that end the monthly one. */
    readonly email: string;
  };
  /** Figures of the marketing pages, shown with their date. `renewalRate` is a share of 1. */
  readonly marketing: {
    readonly merchants: number;
    readonly industries: number;
    readonly regions: number;
    readonly renewalRate: number;
    /** Year and month, "YYYY-MM". */
    readonly asOf: string;
  };
  readonly prices: Readonly<Record<Variant, PublishedPrices>>;
  /** Alias of the product the website sells: its downloads and its help come first. */
  readonly productAlias: string;
  /** Scheme and host search engines know the site by; "" means whatever host a page is read on. */
  readonly siteOrigin: string;
  /** Whether /zh-cn, /zh-tw and /en stand before the paths of the three languages. */
  readonly localePrefixes: boolean;
  /** Whether browsers store pages and code, so that later visits are fast and work without a network. */
  readonly serviceWorker: boolean;
  /** The chat service's id of this site; "" turns the chat off. */
  readonly chatWidgetId: string;
  /** Errors are reported only where the page's host name is listed. */
  readonly errorReporting: { readonly dsn: string; readonly hosts: readonly string[] };
  /** What the back end expects in transformed passwords and signed phone calls. Public by nature: not a secret. */
  readonly signing: {
    readonly passwordPadding: string;
    readonly aesIv: string;
    readonly phoneSecretWord: string;
    readonly hashAlgorithm: "md5" | "sha1" | "sha256";
  };
}
