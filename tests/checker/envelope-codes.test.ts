import { expect, test } from "vitest";
import { type Envelope, readOutcome } from "../../scripts/contract-check/load/envelope";

const envelope: Envelope = {
  carries: "body",
  code: "code",
  success: "success",
  errcode: undefined,
  data: "data",
};

test.each([200, "200"])("the code %j of an envelope is a success, as a number and as digits", (code) => {
  expect(readOutcome(envelope, 200, { code, data: 1 })).toEqual({ ok: true, code: 200, payload: 1 });
});

test.each([404, "404"])("the code %j of an envelope is that refusal, as a number and as digits", (code) => {
  expect(readOutcome(envelope, 200, { code, success: false })).toMatchObject({ ok: false, code: 404 });
});
