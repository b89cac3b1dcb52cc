import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkField, cleanField, fieldNames, isTextField } from "../../src/rules/fields";
import { issueMessage, readMessage } from "../../src/rules/issue-message";
import { fieldMessageKeys, messageKeys } from "../../src/rules/messages";
import { choicesField, flagField, numberField, textField } from "../../src/rules/to-zod";

test("a broken rule becomes an issue that carries key and values", () => {
  const result = textField("amount", { withdrawableFen: 50_000 }).safeParse("1");
  expect(result.error?.issues).toHaveLength(1);
  expect(readMessage(result.error?.issues[0]?.message ?? "")).toEqual({
    key: "amount.minimum",
    values: { minimum: 100 },
  });
});

test("a form answers tidied values", () => {
  const form = z.object({ phone: textField("phone"), terms: flagField("terms") });
  expect(form.parse({ phone: "+86 138 0013 8000", terms: true })).toEqual({
    phone: "13800138000",
    terms: true,
  });
});

test("a missing value has the message of an empty one", () => {
  const cases: [z.ZodMiniType, string][] = [
    [textField("phone"), "phone.empty"],
    [flagField("terms"), "terms.missing"],
    [choicesField("service"), "service.missing"],
    [numberField("quantity"), "field.required"],
    [textField("optionalPhone"), "field.invalid"],
  ];
  for (const [schema, key] of cases) {
    expect(schema.safeParse(undefined).error?.issues.map((issue) => issue.message)).toEqual([key]);
  }
  expect(numberField("quantity").safeParse(Number.NaN).error?.issues[0]?.message).toBe("field.required");
});

test("a schema and the table judge every text alike", () => {
  const names = fieldNames.filter(isTextField);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ size: "medium" }), (name, text) => {
      const problem = checkField(name, cleanField(name, text));
      const result = textField(name).safeParse(text);
      expect(result.error?.issues.map((issue) => readMessage(issue.message)) ?? []).toEqual(
        problem === null ? [] : [problem],
      );
    }),
  );
});

test("a message survives the way through an issue", () => {
  const keys = fc.constantFrom(...messageKeys, ...fieldMessageKeys);
  const values = fc.option(
    fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.oneof(fc.string(), fc.integer())),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(keys, values, (key, given) => {
      const message = given === undefined ? { key } : { key, values: { ...given } };
      expect(readMessage(issueMessage(message))).toEqual(message);
    }),
  );
});

test("a text that is no message is not taken for one", () => {
  for (const text of ["", "Invalid input", "phone.empty {", 'phone.empty ["x"]', 'phone.empty {"a":{}}']) {
    expect(readMessage(text)).toBeNull();
  }
});
