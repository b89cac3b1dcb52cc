import fc from "fast-check";
import { expect, test } from "vitest";
import { readEnvelope } from "../../src/client/envelope";

const successes = { code: [200, "200"], errcode: [0, "0"] };
const numbers = fc.oneof(fc.integer(), fc.integer().map(String));
const failingCode = numbers.filter((code) => Number(code) !== 200);
const failingErrcode = numbers.filter((code) => Number(code) !== 0);
const anyCode = fc.option(fc.oneof(numbers, fc.constantFrom(...successes.code)), { nil: undefined });
const anyErrcode = fc.option(fc.oneof(numbers, fc.constantFrom(...successes.errcode)), { nil: undefined });
const rest = fc.record({ msg: fc.string(), data: fc.jsonValue() });

test("success true is a success whatever the codes are", () => {
  fc.assert(
    fc.property(anyCode, anyErrcode, rest, (code, errcode, others) => {
      expect(readEnvelope({ ...others, code, errcode, success: true })?.isSuccess).toBe(true);
    }),
  );
});

test("success false is a failure whatever the codes are", () => {
  fc.assert(
    fc.property(anyCode, anyErrcode, rest, (code, errcode, others) => {
      expect(readEnvelope({ ...others, code, errcode, success: false })?.isSuccess).toBe(false);
    }),
  );
});

test("without the flag, code 200 or errcode 0 is a success, as number or text", () => {
  fc.assert(
    fc.property(fc.constantFrom(...successes.code), anyErrcode, rest, (code, errcode, others) => {
      expect(readEnvelope({ ...others, code, errcode })?.isSuccess).toBe(true);
    }),
  );
  fc.assert(
    fc.property(anyCode, fc.constantFrom(...successes.errcode), rest, (code, errcode, others) => {
      expect(readEnvelope({ ...others, code, errcode })?.isSuccess).toBe(true);
    }),
  );
});

test("without the flag, any other code and errcode is a failure", () => {
  const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
  const codes = fc
    .tuple(optional(failingCode), optional(failingErrcode))
    .filter((pair) => pair.some((code) => code !== undefined));
  fc.assert(
    fc.property(codes, rest, ([code, errcode], others) => {
      expect(readEnvelope({ ...others, code, errcode })?.isSuccess).toBe(false);
    }),
  );
});

test("empty and malformed codes are ignored", () => {
  for (const code of ["", " ", "200.5", "0x0", null, true, [], {}, Number.NaN]) {
    expect(readEnvelope({ code: 500, errcode: code })?.isSuccess).toBe(false);
    expect(readEnvelope({ code, errcode: 1 })?.isSuccess).toBe(false);
  }
});

test("a body without an envelope is distinct from a failure", () => {
  const bare = fc.oneof(
    fc.constantFrom(null, undefined),
    fc.string(),
    fc.integer(),
    fc.array(fc.integer()),
    rest,
  );
  fc.assert(
    fc.property(bare, (body) => {
      expect(readEnvelope(body)).toBeNull();
    }),
  );
});
