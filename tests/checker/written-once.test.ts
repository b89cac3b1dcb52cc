import { expect, test } from "vitest";
import { isWrittenOnce } from "../../scripts/contract-check/rules/lifecycle/written-once";
import { operationsOf } from "./inline-contract";

const changeOf = (description: string, ofMember = "") =>
  operationsOf({
    "/members/me": {
      patch: {
        operationId: "updateMember",
        description,
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  birthDate: { type: "string", format: "date", description: ofMember },
                  nickname: { type: "string" },
                },
              },
            },
          },
        },
        responses: { 200: { description: "It." } },
      },
    },
  })("updateMember");

test.each([
  "A birth date that is set can neither be changed nor removed (422/42261; sending the same again is fine).",
  "Once set, the `birthDate` cannot be changed.",
  "The birth date may not be changed.",
])("a text gives a member its value once for all: %s", (text) => {
  expect(isWrittenOnce(changeOf(text), "birthDate")).toBe(true);
  expect(isWrittenOnce(changeOf(text), "nickname")).toBe(false);
});

test("so does the description of the member itself", () => {
  expect(
    isWrittenOnce(changeOf("", "The day of birth. Cannot be changed once it is set."), "birthDate"),
  ).toBe(true);
});

test.each([
  "The birth date cannot be changed after the identity was confirmed.",
  "While a claim is open the birth date cannot be changed.",
  "The owner of the birth date cannot be changed here.",
  "The birth date of others cannot be changed.",
  "Sets the nickname; the birth date is not changed.",
])("a condition, another place or another thing leaves it open: %s", (text) => {
  expect(isWrittenOnce(changeOf(text), "birthDate")).toBe(false);
});
