import { expect, test } from "vitest";
import { flagsOf, quotaIn } from "../../../../scripts/contract-check/rules/conflict/stated-quotas";
import { operationsOf } from "../../inline-contract";

test.each([
  ["An animal has at most five open reminders (409 `TOO_MANY`).", "reminder", 5],
  ["More than 3 webhooks are refused.", "webhook", 3],
  ["A customer has five bikes at most (409).", "bike", 5],
  ["The buyer has fewer than three pending orders (409).", "order", 3],
  ["There may be six types to an event (409).", "type", 6],
  ["A bike has two wheels.", "wheel", undefined],
  ["At most 40 characters.", "webhook", undefined],
])("a text says how many there may be: %s", (text, noun, quota) => {
  expect(quotaIn(text, noun)).toBe(quota);
});

test("a quota of what is marked counts what is marked alone", () => {
  const pin = operationsOf({
    "/notes": {
      post: {
        operationId: "createNote",
        description: "At most three notes are pinned (409).",
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  title: { type: "string" },
                  pinned: { type: "boolean" },
                  open: { type: "boolean" },
                },
              },
            },
          },
        },
        responses: { "201": { description: "Created." }, "409": { description: "Conflict." } },
      },
    },
  })("createNote");
  expect(flagsOf(pin, pin.text, "note")).toEqual({ pinned: true });
});
