/** Differences between correct servers that the contract allows. */
export interface ServerVariant {
  /** Status for invalid input. */
  invalid: 400 | 422;
  /** Status for a resource of another user. */
  foreign: 403 | 404;
  deleted: 200 | 204;
  /** Validates input before credentials. */
  inputFirst?: boolean;
  /** Looks up the resource before it validates the rest of the input. */
  resourceFirst?: boolean;
  jsonType?: string;
  headers?: Record<string, string>;
  /** Every response closes its connection. */
  closesConnection?: boolean;
  /** Sends bodies in chunks, without Content-Length. */
  chunked?: boolean;
  /** Supports HEAD and OPTIONS. */
  head?: boolean;
  delayMs?: number;
  /** Omits absent optional properties instead of sending null. */
  omitsNull?: boolean;
  /** Reverses the order of properties. */
  reversed?: boolean;
  /** Trims texts after validation. */
  trims?: boolean;
  /** Normalises texts to Unicode NFC. */
  composes?: boolean;
  /** Returns times in UTC+8. */
  chinaTime?: boolean;
  /** Returns the existing session on each log-in of a user. */
  reusesSession?: boolean;
  longSessions?: boolean;
  /** A log-in revokes all other sessions of the user. */
  oneSession?: boolean;
  /** Rejects read-only properties instead of ignoring them. */
  refusesReadOnly?: boolean;
  /** Rejects undefined query parameters. */
  refusesUnknownQuery?: boolean;
  location?: "absolute" | "relative";
  /** Responds 429 to frequent exports. */
  limitsRate?: boolean;
  /** Uses the envelope for undefined operations as well. */
  envelopesAll?: boolean;
  /** Sorts newest first where the contract defines no order. */
  newestFirst?: boolean;
  ignoresCase?: boolean;
  /** Maximum of a random delay. */
  jitterMs?: number;
  /** Returns lists without a defined order in random order. */
  shuffles?: boolean;
  /** Adds a unique trace id to each envelope. */
  traces?: boolean;
  /** Adds a view count and a time to resources that allow additional properties. */
  countsViews?: boolean;
  headerCase?: "upper" | "lower";
  /** Trims texts before validation. */
  trimsFirst?: boolean;
  /** Returns times with `t` and `z` in lower case. */
  lowercaseTimes?: boolean;
  /** Returns times in UTC+5:30 with fractions of seconds. */
  indianTime?: boolean;
  /** Responds 404 instead of 405 to undefined methods. */
  methodsNotFound?: boolean;
  /** Responds 429 to each n-th request. */
  throttlesEvery?: number;
  /** The Retry-After header of those responses; "" omits it. */
  retryAfter?: string;
  /** Closes the persistent connection after each n-th response, without `Connection: close`. */
  closesConnectionEvery?: number;
  /** Names are unique per user where the contract defines 409. */
  uniqueNames?: boolean;
  /** Responds 404 to a page past the last one. */
  pastEndNotFound?: boolean;
  /** Stores times in whole seconds. */
  wholeSeconds?: boolean;
  /** Responds 404 to malformed ids. */
  badIdsNotFound?: boolean;
  /** Generates ids of digits alone. */
  digitsOnly?: boolean;
  /** Generates ids of letters alone. */
  lettersOnly?: boolean;
}

type VariantOptions = Omit<ServerVariant, "invalid" | "foreign" | "deleted">;

export const trimming: VariantOptions = {
  trimsFirst: true,
  lowercaseTimes: true,
  methodsNotFound: true,
  refusesUnknownQuery: true,
};

export const tolerant: VariantOptions = {
  throttlesEvery: 97,
  retryAfter: "",
  digitsOnly: true,
  indianTime: true,
  headerCase: "lower",
  omitsNull: true,
};
