import type { Habits } from "../contract-server/habits";

/** Eight lawful market places. */
export const marketHabits: Record<string, Habits> = {
  plain: { invalid: 400, foreign: 404, deleted: 200 },
  always200: { invalid: 422, foreign: 403, deleted: 200, envelopesAll: true, leavesOut: true },
  java: {
    invalid: 400,
    foreign: 403,
    deleted: 200,
    jsonType: "application/json;charset=UTF-8",
    chunked: true,
    headers: { "Set-Cookie": "JSESSIONID=9D0C1A; Path=/; HttpOnly", "X-Application-Context": "market:8080" },
    head: true,
  },
  careful: {
    invalid: 422,
    foreign: 404,
    deleted: 200,
    inputFirst: true,
    refusesUnknownQuery: true,
    longSessions: true,
  },
  proxied: {
    invalid: 400,
    foreign: 404,
    deleted: 200,
    closes: true,
    delayMs: 1,
    jsonType: 'Application/JSON; charset="utf-8"',
    reversed: true,
    envelopesAll: true,
  },
  eastern: {
    invalid: 422,
    foreign: 404,
    deleted: 200,
    chinaTime: true,
    sameSession: true,
    newestFirst: true,
  },
  tidy: { invalid: 400, foreign: 403, deleted: 200, trims: true, composes: true, ignoresCase: true },
  terse: {
    invalid: 422,
    foreign: 403,
    deleted: 200,
    leavesOut: true,
    ignoresCase: true,
    newestFirst: true,
    head: true,
  },
};
