import { type Check, group, list, value } from "./settings-check";
import type { Hosts, Hours, PublishedPrices, Settings } from "./settings-shape";
import { parseAddress } from "./web-address";

const text = value("a text that is not empty", matches(/\S/));
const anyText = value("a text", isText);
const flag = value("true or false", (candidate) => typeof candidate === "boolean");
const count = value("a whole number, 0 or more", isCount);
const share = value("a number from 0 to 1", isShare);
const month = value('a year and month such as "2026-06"', matches(/^\d{4}-(?:0[1-9]|1[0-2])$/));
const timeOfDay = value('a time of day such as "09:00"', matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const amount = value(
  'an amount in quotes such as "598" or "598.50"',
  matches(/^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/),
);
const origin = value(
  "an https address without a path (http only for localhost) or empty",
  (candidate): candidate is string => candidate === "" || isOrigin(candidate),
);
const link = value("an https address or a path beginning with one /", isLink);
const linkOrEmpty = value(
  "an https address, a path beginning with one /, or empty",
  (candidate): candidate is string => candidate === "" || isLink(candidate),
);
const linkOrNull = value(
  "an https address, a path beginning with one /, or null",
  (candidate): candidate is string | null => candidate === null || isLink(candidate),
);
const httpsOrEmpty = value(
  "an https address or empty",
  (candidate): candidate is string => candidate === "" || isHttps(candidate),
);
const email = value(
  'an e-mail address such as "support@example.com"',
  matches(/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/),
);
const hostNames = list('a host name in small letters such as "www.example.com"', isHostName);
const hostPrefixes = list('the beginning of a host name such as "dev"', matches(/^[a-z0-9][a-z0-9.-]*$/));

const inThreeLanguages = group<Settings["brand"]["name"]>({ "zh-CN": text, "zh-TW": text, "en-US": text });
const hosts = group<Hosts>({ site: origin, manage: origin, log: origin, web: origin });
const hostsByEnvironment = group<Settings["hosts"]["china"]>({ www: hosts, mwww: hosts, dev: hosts });
const hours = group<Hours>({ opens: timeOfDay, closes: timeOfDay });
const prices = group<PublishedPrices>({
  currency: value('"CNY" or "USD"', (candidate) => candidate === "CNY" || candidate === "USD"),
  perYear: group<PublishedPrices["perYear"]>({ standard: amount, professional: amount }),
  morePerYear: group<PublishedPrices["morePerYear"]>({ store: amount, user: amount }),
});

/** Every setting with the check its override must pass. */
export const settingsTable: Check<Settings> = group<Settings>({
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
  productAlias: value("an alias of small letters, digits and dashes", matches(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  siteOrigin: httpsOrEmpty,
  localePrefixes: flag,
  serviceWorker: flag,
  chatWidgetId: anyText,
  errorReporting: group<Settings["errorReporting"]>({ dsn: httpsOrEmpty, hosts: hostNames }),
  signing: group<Settings["signing"]>({
    // With 16 characters of padding the cut key has AES's 16 however short the keyed text is.
    passwordPadding: value("16 or more plain letters, digits or signs", matches(/^[!-~]{16,}$/)),
    aesIv: value("exactly 16 plain letters, digits or signs", matches(/^[!-~]{16}$/)),
    phoneSecretWord: text,
    hashAlgorithm: value('"md5", "sha1" or "sha256"', isHashAlgorithm),
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

function isHashAlgorithm(candidate: unknown): candidate is Settings["signing"]["hashAlgorithm"] {
  return candidate === "md5" || candidate === "sha1" || candidate === "sha256";
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
