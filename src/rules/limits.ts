/**
 * Every number and pattern of the business, once. "Stated" marks what the product's specification gives;
 * "decided" what was settled where it was short; "proposed" what this project chose and may be moved.
 * Money is in integer fen (1 yuan = 100 fen), time in milliseconds unless the name has another unit.
 */

import { durations } from "./calendar";

export { businessClockOffset, durations } from "./calendar";
export { trial, versions } from "./offer";

const { second: SECOND, minute: MINUTE } = durations;

/** Withdrawal: the smallest single amount, in fen: 100 yuan (stated). */
export const withdrawal = { minimumFen: 10_000 } as const;

/** Lock after too frequent operations, per phone and action: three minutes (stated). */
export const rateLock = { milliseconds: 3 * MINUTE } as const;

/** Rows asked for in one call (stated, except where marked). */
export const pageSizes = {
  /** The complete customer list in one page; beyond that the screen shows that it is truncated (decided). */
  customers: 10_000,
  productDownloads: 100,
  helpVideos: 9,
  helpManuals: 30,
  partners: 12,
  friendships: 20,
  /** News and case lists (proposed); cases stand in rows of two and three. */
  news: 10,
  cases: 12,
  /** Orders, shares, withdrawals, team members (proposed). */
  records: 20,
  /** Cards in rows of two and three; only who holds more than one page of them sees pages (proposed). */
  licenceCards: 12,
} as const;

/** Page buttons: all below 12 pages, else 9 (desktop) or 6 (mobile) leading or trailing, 5 in the middle (stated). */
export const pagination = { showAllBelow: 12, desktopRun: 9, mobileRun: 6, middleRun: 5 } as const;

/** A call without an answer is given up after this many milliseconds (stated). */
export const http = { timeout: 60 * SECOND } as const;

/** Waiting times of the interface in milliseconds (stated, except where marked). */
export const timings = {
  successToast: 1500,
  /** An error stays until dismissed or this long (decided). */
  errorToast: 5000,
  /** Header navigation is logged after this delay. */
  navigationLog: 1500,
  /** Hovering over a download is counted in these steps … */
  hoverStep: 100,
  /** … and logged once it lasted longer than this. */
  hoverLogged: 2500,
  scrollThrottle: 50,
  /** Default of debounce and throttle. */
  debounce: 200,
  /** How long a search of the help waits for its index before the server is asked (proposed). */
  helpIndex: 3 * SECOND,
  /** Countdown before an SMS code can be asked for again (proposed). */
  smsResend: MINUTE,
  /** How long an SMS code is good (proposed). */
  smsCode: 10 * MINUTE,
} as const;

/** Delays before each poll of an unconfirmed payment; afterwards a button polls (decided). */
export const paymentPoll: readonly number[] = [2, 2, 3, 5, 8].map((seconds) => seconds * SECOND);

/** Ways to pay by number (stated); any other type resolves as a successful call. */
export const payTypes = {
  messenger: 26,
  /** Messenger pay, or the native bridge inside the product's own app. */
  messengerOrApp: 30,
  paymentApp: 36,
  miniProgram: 37,
} as const;

/** Result codes of the payment app (decided). */
export const paymentAppResults = {
  paid: 9000,
  confirming: [8000, 6004, 6002, 99],
  failed: 4000,
  cancelled: 6001,
} as const;

/** Result of the messenger's pay call when it went through (stated). */
export const messengerPaid = "chooseWXPay:ok";

/** Codes in an answer's envelope (stated). */
export const envelope = { code: 200, errcode: 0, signedOut: [101, 401], messengerPartial: 40_001 } as const;

/** Advertisement: position by device, and the product asked for (stated). */
export const advertisement = { desktop: 69, mobile: 71, product: 30 } as const;

/** Ids sent with logs and registrations (stated). */
export const origins = {
  log: { web: 6, android: 1, ios: 2 },
  /** Product id in the usage log. */
  usageProduct: 20,
  /** Registration, and registration when the pack origin holds a space. */
  register: { plain: 6, campaign: 506 },
  /** E-mail trial request and footer subscription. */
  email: 1,
  /** Pack origin when none came with the address. */
  defaultPack: "site",
} as const;

/** Channels: codes of the download origin, and the short names used in logs (stated). */
export const channels = {
  download: ["baidu01", "36001", "deshi"],
  log: ["bd", "360", "zh"],
} as const;

/** Kinds of conversion as the advertising service numbers them (the contract's example). */
export const conversions = { registered: 25 } as const;

/** Error reporting: share of traces sent and breadcrumbs before an error (stated). */
export const errorReporting = { traceShare: 1, breadcrumbs: 20 } as const;

/** Help centre: the recommend flag, and what a video shows before its own figures arrive (stated). */
export const help = { recommend: 2, videoFlag: 1, defaultHits: 5, defaultId: 42 } as const;

/** Why a help article did not help (proposed). */
export const helpfulReasons = ["unclear", "outdated", "missing", "broken", "other"] as const;

/** Display number of the mall's goods (stated). */
export const mallDisplay = 11;

/** Licence numbers and codes (stated). */
export const licences = {
  payingServiceType: 1,
  buyoutSubscribeType: 2,
  codes: { zhj: "KDZHJ01", xh: "ZHJXH", wxhyk: "WXHYK", zhwd: "ZHWD", hygf: "HYGF" },
} as const;

/** Days by which a year's price is divided for an upgrade estimate (decided). */
export const daysInPriceYear = 365;

/** Default decimals of a float (stated). */
export const floatDecimals = 2;

/** Digits of a phone shown before and after the stars (stated). */
export const phoneMask = { first: 3, last: 4, stars: "****" } as const;

/** QR code: quiet zone in modules, side in pixels, smallest version, correction level (stated). */
export const qrDefaults = { padding: 2, size: 128, version: 4, level: "M" } as const;

/** Random digits in a signed phone verification (stated), and characters of a text encryption key (stated). */
export const signing = { nonceDigits: 6, keyLength: 16 } as const;

/** Bounds of counts in an order (proposed). */
export const orderLimits = {
  quantity: { minimum: 1, maximum: 99 },
  users: { minimum: 0, maximum: 200 },
  stores: { minimum: 0, maximum: 200 },
  years: { minimum: 1, maximum: 5 },
} as const;

/** Labels on one customer (proposed). */
export const labelLimits = { maximum: 20 } as const;

/** Stars a reader may give the weekly report (proposed). */
export const feedbackScore = { minimum: 1, maximum: 5 } as const;

/** Patterns of addresses. */
export const patterns = {
  /** Id of a news article or a case: digits only (stated). */
  digits: /^\d+$/,
  /** An alias the server could know: what else is typed into an address is not asked for. */
  alias: /^[a-z0-9][a-z0-9-]{0,39}$/,
} as const;
