import { type Direction, textsOnly, type Verdict } from "./change";

/** What a difference means to callers, by whether they write the value or read it. */
export type Verdicts = Readonly<Record<Direction, Verdict>>;

const refused = ["breaking", "calls that were valid are refused"] as const;
const stillValid = ["safe", "every earlier call stays valid"] as const;
const stillKnown = ["safe", "answers stay within what callers know"] as const;
const unknownToCallers = ["breaking", "answers may hold what callers do not know"] as const;

/** Fewer, more or other values than before: types, choices, formats, kinds of value. */
export const values = {
  fewer: { request: refused, response: stillKnown },
  more: { request: stillValid, response: unknownToCallers },
  other: { request: refused, response: unknownToCallers },
} as const satisfies Record<string, Verdicts>;

/** Lengths, bounds and patterns. */
export const limits = {
  tighter: { request: refused, response: stillKnown },
  looser: {
    request: stillValid,
    response: ["risky", "answers may pass the limit callers were promised"],
  },
  /** Two patterns, or keywords this comparison does not evaluate. */
  undecided: {
    request: ["risky", "it cannot be told whether every earlier call stays valid"],
    response: ["risky", "it cannot be told whether answers stay within what callers know"],
  },
} as const satisfies Record<string, Verdicts>;

export const presence = {
  required: {
    request: ["breaking", "calls that leave it out are refused"],
    response: ["safe", "it is always there now"],
  },
  optional: {
    request: ["safe", "calls may leave it out now"],
    response: ["breaking", "callers rely on it being there"],
  },
} as const satisfies Record<string, Verdicts>;

/** A new property; a closed schema promised that there are no others. */
export function newProperty({
  isRequired,
  wasClosed,
}: {
  isRequired: boolean;
  wasClosed: boolean;
}): Verdicts {
  return {
    request: isRequired ? presence.required.request : ["safe", "calls may leave it out"],
    response: wasClosed
      ? ["risky", "the schema was closed: callers that refuse unknown properties refuse the answer"]
      : ["safe", "callers pass over properties they do not know"],
  };
}

/** A property that is gone. */
export function removedProperty({
  wasRequired,
  isClosed,
}: {
  wasRequired: boolean;
  isClosed: boolean;
}): Verdicts {
  return {
    request: isClosed
      ? ["breaking", "the schema is closed: calls that send it are refused"]
      : ["risky", "calls may still send it, but nobody reads it"],
    response: wasRequired
      ? ["breaking", "callers rely on it being there"]
      : ["risky", "callers that used it when it came never get it again"],
  };
}

export const closing = {
  closed: { request: ["breaking", "calls with unknown properties are refused"], response: stillKnown },
  opened: { request: stillValid, response: ["risky", "answers may hold properties callers do not know"] },
} as const satisfies Record<string, Verdicts>;

/** One of several kinds of answer; callers that handle refusals handle a new one too. */
export const refusals = {
  added: {
    request: stillValid,
    response: ["risky", "callers meet a refusal they have no words for"],
  },
  gone: { request: refused, response: ["safe", "callers no longer meet this refusal"] },
} as const satisfies Record<string, Verdicts>;

/** One of several kinds of value of an answer is gone. */
export const removedKind: Verdicts = {
  request: refused,
  response: ["risky", "callers that wait for this kind of value never get it again"],
};

export const defaults: Verdicts = {
  request: ["risky", "calls that leave it out now mean something else"],
  response: ["safe", "an answer says its values"],
};

export const verdicts: Verdicts = {
  request: ["safe", textsOnly],
  response: ["safe", textsOnly],
};
