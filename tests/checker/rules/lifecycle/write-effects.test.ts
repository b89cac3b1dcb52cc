import { expect, test } from "vitest";
import {
  answerFaults,
  lostMembers,
  unsavedMembers,
} from "../../../../scripts/contract-check/rules/lifecycle/effects-of-write";
import { operationsOf } from "../../inline-contract";

const cancel = operationsOf({
  "/orders/{id}/cancel": {
    post: {
      operationId: "cancelOrder",
      description: "Sets `cancelledAt`.",
      responses: { "200": { description: "Cancelled." } },
    },
  },
})("cancelOrder");
const names = (faults: { name: string }[]): string[] => faults.map(({ name }) => name);
const before = { state: "open", cancelReason: null, tags: ["a"], email: "a@b.example", cancelledAt: null };
const after = { ...before, state: "cancelled", cancelReason: "Flood", cancelledAt: "2031-01-01T00:00:00Z" };

test("the answer of a write is what reads show, but for what changes by itself", () => {
  expect(names(answerFaults({ total: 3, seen: 1 }, { total: 4, seen: 2 }, { total: 4, seen: 3 }))).toEqual([
    "total",
  ]);
  // A second has passed since the write, and none between the reads.
  const at = (second: number) => ({
    serverTime: `2031-01-01T00:00:0${second}Z`,
    paidAt: `2031-01-01T00:00:0${second}Z`,
  });
  expect(names(answerFaults(at(1), at(2), at(2)))).toEqual(["paidAt"]);
});

test("an action stores what it was sent, under a longer name too", () => {
  const sent = { reason: "Flood" };
  expect(unsavedMembers(cancel, sent, before, after)).toEqual([]);
  expect(names(unsavedMembers(cancel, sent, before, { ...after, cancelReason: null }))).toEqual([
    "cancelReason",
  ]);
  const visit = { ...before, reason: "A cough" };
  expect(unsavedMembers(cancel, sent, visit, { ...visit, cancelReason: "Flood" })).toEqual([]);
  expect(names(unsavedMembers(cancel, sent, visit, { ...visit, cancelReason: "Rain" }))).toEqual(["reason"]);
});

test("what one choice alone stores is not missed where another one is made", () => {
  const schema = {
    type: "object",
    properties: { decision: { enum: ["accept", "decline"] }, reason: { type: "string" } },
  };
  const decide = operationsOf({
    "/quotes/{id}/decision": {
      post: {
        operationId: "decideQuote",
        requestBody: { content: { "application/json": { schema } } },
        responses: { "200": { description: "Decided." } },
      },
    },
  })("decideQuote");
  const quote = { state: "quoted", declineReason: null };
  const decided = (decision: string) =>
    names(unsavedMembers(decide, { decision, reason: "Too much" }, quote, { ...quote, state: "done" }));
  expect(decided("accept")).toEqual([]);
  expect(decided("decline")).toEqual(["declineReason"]);
});

test("what a text has read by other calls alone is not missed", () => {
  const schema = {
    type: "object",
    properties: {
      status: { enum: ["open", "postponed", "cancelled"] },
      reason: { type: "string" },
      startsAt: { type: "string" },
    },
  };
  const move = operationsOf({
    "/events/{id}/status": {
      post: {
        operationId: "moveEvent",
        description:
          "Moves to `postponed` and `cancelled` need a `reason`. `startsAt` is only read where it opens again, and ignored otherwise.",
        requestBody: { content: { "application/json": { schema } } },
        responses: { "200": { description: "Moved." } },
      },
    },
  })("moveEvent");
  const event = { status: "open", statusReason: null, startsAt: "2031-01-01T00:00:00Z" };
  const moved = (status: string) => {
    const sent = { status, reason: "Flood", startsAt: "2031-02-01T00:00:00Z" };
    return names(unsavedMembers(move, sent, event, { ...event, status }));
  };
  expect(moved("open")).toEqual([]);
  expect(moved("cancelled")).toEqual(["statusReason"]);
});

test("an action leaves alone what it does not mention", () => {
  const given = new Set(["email", "tags"]);
  expect(lostMembers(cancel, undefined, before, after, given)).toEqual([]);
  expect(names(lostMembers(cancel, undefined, before, { ...after, tags: [] }, given))).toEqual(["tags"]);
  const renamed = { ...before, name: "Room 1" };
  expect(
    names(lostMembers(cancel, undefined, renamed, { ...renamed, name: "Room 2" }, new Set(["name"]))),
  ).toEqual(["name"]);
});
