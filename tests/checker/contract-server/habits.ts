/** How one correct server may differ from another; each leaves every promise of the contract kept. */
export interface Habits {
  /** How input that breaks its limits is refused. */
  invalid: 400 | 422;
  /** What a stranger is told about somebody else's thing. */
  foreign: 403 | 404;
  deleted: 200 | 204;
  /** Whether input is looked at before it is known who asks. */
  inputFirst?: boolean;
  /** Whether a thing is looked up before the rest of the input is read. */
  thingFirst?: boolean;
  jsonType?: string;
  headers?: Record<string, string>;
  /** Every answer closes its connection. */
  closes?: boolean;
  /** No length is said, the body comes in pieces. */
  chunked?: boolean;
  /** HEAD and OPTIONS are answered where there is a GET. */
  head?: boolean;
  delayMs?: number;
  /** An optional value that is not there is left out instead of being null. */
  leavesOut?: boolean;
  /** Properties come in another order. */
  reversed?: boolean;
  /** Texts lose the blanks around them. */
  trims?: boolean;
  /** Texts are brought into Unicode's composed form. */
  composes?: boolean;
  /** Times are told in UTC+8, whatever they came in. */
  chinaTime?: boolean;
  /** The same session for every log-in of a user. */
  sameSession?: boolean;
  longSessions?: boolean;
  /** A log-in ends all other sessions of the user. */
  oneSession?: boolean;
  /** Properties nobody may write are refused instead of being overlooked. */
  refusesReadOnly?: boolean;
  /** A query parameter the contract does not know is refused. */
  refusesUnknownQuery?: boolean;
  location?: "absolute" | "relative";
  /** Other requests than these get 429 when they come too quickly. */
  limitsRate?: boolean;
  /** Where failures travel in bodies: what is no operation is still answered in the envelope. */
  envelopesAll?: boolean;
  /** Newest first where the contract names no order. */
  newestFirst?: boolean;
  ignoresCase?: boolean;
  /** Answers take so long at most, some longer than others. */
  jitterMs?: number;
  /** Lists without a promised order come in another one each time. */
  shuffles?: boolean;
  /** The envelope bears a mark that no other answer has. */
  traces?: boolean;
  /** Things that may have more members count how often they were shown, and when. */
  counts?: boolean;
  headerCase?: "upper" | "lower";
  /** Blanks around texts are taken away before anything is looked at. */
  trimsFirst?: boolean;
  /** Times are told with small letters. */
  smallTimes?: boolean;
  /** Times are told in a zone of half hours, with parts of seconds. */
  indianTime?: boolean;
  /** A method that does not exist is "not found" on every path. */
  methodsNotFound?: boolean;
  /** Each so many-th request is put off for a moment. */
  putsOffEach?: number;
  /** What is said to whoever is put off; "" says nothing. */
  retryAfter?: string;
  /** Connections that are kept are closed after each so many-th answer, without a word. */
  hangsUpEach?: number;
  /** Nothing is called twice by one user, wherever the contract knows 409. */
  uniqueNames?: boolean;
  /** There is no page past the last one. */
  pastEndNotFound?: boolean;
  /** Times are kept in whole seconds. */
  wholeSeconds?: boolean;
  /** What cannot be an id is looked for like one, and not found. */
  badIdsNotFound?: boolean;
  /** Ids of digits alone, where letters might be. */
  digitsOnly?: boolean;
  /** Ids of the same form that are all letters. */
  lettersOnly?: boolean;
}

type Manner = Omit<Habits, "invalid" | "foreign" | "deleted">;

/** Blanks go before input is judged, times have small letters, and what is not offered is not found. */
export const trimming: Manner = {
  trimsFirst: true,
  smallTimes: true,
  methodsNotFound: true,
  refusesUnknownQuery: true,
};

/** Now and then a caller is put off; times are India's, numbers of things are digits, headers are small. */
export const patient: Manner = {
  putsOffEach: 97,
  retryAfter: "",
  digitsOnly: true,
  indianTime: true,
  headerCase: "lower",
  leavesOut: true,
};
