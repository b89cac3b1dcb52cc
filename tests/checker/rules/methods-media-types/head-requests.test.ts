import { expect, test } from "vitest";
import { headFault } from "../../../../scripts/contract-check/rules/methods-media-types/head-requests";
import { exchangeOf, operationsOf } from "../../inline-contract";

const get = operationsOf({
  "/a": { get: { operationId: "get", responses: { "200": { description: "It." } } } },
})("get");
const whole = exchangeOf(get, { headers: { etag: '"1"', "x-total-count": "3", "content-length": "20" } });

test("HEAD has the status and the headers about the content that GET has", () => {
  expect(
    headFault(whole, exchangeOf(get, { headers: { etag: '"1"', "x-total-count": "3" } })),
  ).toBeUndefined();
  expect(headFault(whole, exchangeOf(get, { headers: { etag: '"1"', "x-total-count": "0" } }))?.name).toBe(
    "x-total-count",
  );
  expect(headFault(whole, exchangeOf(get, { headers: { "x-total-count": "3" } }))?.name).toBe("etag");
  expect(headFault(whole, exchangeOf(get, { status: 204 }))?.name).toBe("status");
});
