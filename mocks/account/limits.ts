import { durations } from "../../src/rules/limits";

/** Validity of one-time tokens, in milliseconds. */
export const handoverTimes = {
  /** Session of the product's own app. */
  engineSession: 5 * durations.minute,
  /** Token of a confirmed scan. */
  scanToken: durations.minute,
  /** Token in a link the product made. */
  linkToken: 10 * durations.minute,
  /** Ticket with which a messenger account is tied to a phone. */
  bindTicket: 10 * durations.minute,
  /** Code that opens the product. */
  authCode: durations.minute,
} as const;

/** How long a QR code waits for its scan, in milliseconds. */
export const sceneTime = 2 * durations.minute;

/** Seconds between two polls of a scene. */
export const pollSeconds = 2;

/** How far the time of a signed request may lie from the server's, in milliseconds. */
export const signatureTime = 2 * durations.minute;

/** How often within three minutes; one more is too often. */
export const allowed = {
  captchasOfPhone: 30,
  /** Codes of one phone and purpose. */
  smsCodes: 3,
  /** Failed sliders and sums of one phone. */
  sliderFailures: 5,
  /** Wrong passwords, pictures and codes of one phone when signing in. */
  wrongLogins: 5,
  /** Wrong old passwords of one account. */
  wrongOldPasswords: 5,
  checkedPhones: 20,
  scenes: 30,
  /** Calls of one device. */
  usageCalls: 100,
  websiteRecords: 600,
  sinkCalls: 100,
} as const;

/** Wrong passwords of a phone after which a picture is due as well. */
export const passwordsWithoutPicture = 3;

/** Newcomer guides of one user, and stored records of one device in each log. */
export const retained = { guides: 100, recordsOfDevice: 50 } as const;
