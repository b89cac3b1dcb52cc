import { type Check, group, list, value } from "./settings-check";
import { defaultSettings } from "./settings-defaults";
import type { SettingProblem } from "./settings-problem";
import type { Hosts, Hours, PublishedPrices, Settings } from "./settings-shape";
import { parseAddress } from "./web-address";

/** Either usable settings, or the first entry that is wrong. */
export type CheckedSettings = { readonly settings: Settings } | { readonly problem: SettingProblem };

const text = value(matches(/\S/));
const anyText = value(isText);
const flag = value((candidate) => typeof candidate === "boolean");
const count = value(isCount);
const share = value(isShare);
const month = value(matches(/^\d{4}-(?:0[1-9]|1[0-2])$/));
const timeOfDay = value(matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const amount = value(matches(/^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/));
const origin = value(orEmpty(isOrigin));
const link = value(isLink);
const linkOrEmpty = value(orEmpty(isLink));
const linkOrNull = value((candidate): candidate is string | null => candidate === null || isLink(candidate));
const httpsOrEmpty = value(orEmpty(isHttps));
const email = value(matches(/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/));
const hostNames = list(isHostName);
const hostPrefixes = list(matches(/^[a-z0-9][a-z0-9.-]*$/));

const inThreeLanguages = group<Settings["brand"]["name"]>({ "zh-CN": text, "zh-TW": text, "en-US": text });
const hosts = group<Hosts>({ site: origin, manage: origin, log: origin, web: origin });
const hostsByEnvironment = group<Settings["hosts"]["china"]>({ www: hosts, mwww: hosts, dev: hosts });
const hours = group<Hours>({ opens: timeOfDay, closes: timeOfDay });
const prices = group<PublishedPrices>({
  currency: value(isOneOf(["CNY", "USD"])),
  perYear: group<PublishedPrices["perYear"]>({ standard: amount, professional: amount }),
  morePerYear: group<PublishedPrices["morePerYear"]>({ store: amount, user: amount }),
});

/**
 * Lays a deployment's file over the defaults; any part may be left out. Never throws.
 * @param json the parsed file
 */
export function checkSettings(json: unknown): CheckedSettings {
  const problems: SettingProblem[] = [];
  const settings = settingsTable(json, defaultSettings, "", problems);
  const [problem] = problems;
  return problem === undefined ? { settings } : { problem };
}

/** Every setting with the check its override must pass. */
const settingsTable: Check<Settings> = group<Settings>({
  brand: group<Settings["brand"]>({ name: inThreeLanguages, company: inThreeLanguages }),
  hosts: group<Settings["hosts"]>({ china: hostsByEnvironment, global: hostsByEnvironment }),
  hostNames: group<Settings["hostNames"]>({
    global: hostNames,
    environmentPrefixes: group<Settings["hostNames"]["environmentPrefixes"]>({
      mwww: hostPrefixes,
      dev: hostPrefixes,
    }),
  }),
  links: group<Settings["links"]>({
    globalEdition: group<Settings["links"]["globalEdition"]>({ login: link, trial: link }),
    externalMall: linkOrNull,
    apps: group<Settings["links"]["apps"]>({
      appStore: linkOrEmpty,
      googlePlay: linkOrEmpty,
      androidPackage: linkOrEmpty,
      windows: linkOrEmpty,
      macos: linkOrEmpty,
    }),
    help: group<Settings["links"]["help"]>({ firstSteps: link, videos: link, weeklyReport: link }),
    messengerAuthorisation: httpsOrEmpty,
    recordText: anyText,
  }),
  support: group<Settings["support"]>({
    phone: text,
    publishedHours: hours,
    extendedHours: hours,
    email,
  }),
  marketing: group<Settings["marketing"]>({
    merchants: count,
    industries: count,
    regions: count,
    renewalRate: share,
    asOf: month,
  }),
  prices: group<Settings["prices"]>({ china: prices, global: prices }),
  productAlias: value(matches(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  siteOrigin: httpsOrEmpty,
  localePrefixes: flag,
  serviceWorker: flag,
  chatWidgetId: anyText,
  errorReporting: group<Settings["errorReporting"]>({ dsn: httpsOrEmpty, hosts: hostNames }),
  signing: group<Settings["signing"]>({
    // With 16 characters of padding the cut key has AES's 16 however short the keyed text is.
    passwordPadding: value(matches(/^[!-~]{16,}$/)),
    aesIv: value(matches(/^[!-~]{16}$/)),
    phoneSecretWord: text,
    hashAlgorithm: value(isOneOf(["md5", "sha1", "sha256"])),
  }),
});

function isText(candidate: unknown): candidate is string {
  return typeof candidate === "string";
}

function matches(pattern: RegExp): (candidate: unknown) => candidate is string {
  return (candidate): candidate is string => isText(candidate) && pattern.test(candidate);
}

function isCount(candidate: unknown): candidate is number {
  return Number.isSafeInteger(candidate) && Number(candidate) >= 0;
}

function isShare(candidate: unknown): candidate is number {
  return typeof candidate === "number" && candidate >= 0 && candidate <= 1;
}

function isOneOf<const T>(values: readonly T[]): (candidate: unknown) => candidate is T {
  return (candidate): candidate is T => values.some((one) => one === candidate);
}

function orEmpty(accepts: (candidate: unknown) => candidate is string): typeof accepts {
  return (candidate): candidate is string => candidate === "" || accepts(candidate);
}

function isHostName(candidate: unknown): candidate is string {
  return isText(candidate) && parseAddress(`https://${candidate}`)?.hostname === candidate;
}

function isHttps(candidate: unknown): candidate is string {
  return isText(candidate) && /^https:\/\//.test(candidate) && parseAddress(candidate) !== null;
}

function isOrigin(candidate: unknown): candidate is string {
  if (!isText(candidate)) return false;
  const address = parseAddress(candidate);
  if (address === null || address.origin !== candidate) return false;
  const isLocal = address.hostname === "localhost" || address.hostname === "127.0.0.1";
  return address.protocol === "https:" || (address.protocol === "http:" && isLocal);
}

function isLink(candidate: unknown): candidate is string {
  return isHttps(candidate) || (isText(candidate) && /^\/(?![/\\])/.test(candidate));
}
