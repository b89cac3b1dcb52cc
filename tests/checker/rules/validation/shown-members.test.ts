import { expect, test } from "vitest";
import { unknownMembers } from "../../../../scripts/contract-check/rules/validation/shown-members";
import { operationsOf } from "../../inline-contract";

test("members that only answers have are unknown to a closed body, and to no other", () => {
  const member = { type: "string" };
  const contract = (isClosed: boolean) => {
    const body = { type: "object", additionalProperties: !isClosed, properties: { title: member } };
    const answer = { type: "object", properties: { id: member, title: member, ownerId: member } };
    return operationsOf({
      "/courses": {
        post: {
          operationId: "createCourse",
          requestBody: { content: { "application/json": { schema: body } } },
          responses: { "201": { description: "It.", content: { "application/json": { schema: answer } } } },
        },
      },
    })("createCourse");
  };
  expect(unknownMembers(contract(true), undefined)).toEqual(["id", "ownerId"]);
  expect(unknownMembers(contract(false), undefined)).toEqual([]);
});
