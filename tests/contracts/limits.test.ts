import { describe, expect, test } from "vitest";
import { contractPath, groups } from "../../scripts/contracts/groups";
import { type LoadedContract, loadContract } from "../../scripts/contracts/load";
import { datePatterns } from "../../src/rules/calendar";
import { payTypes, signing } from "../../src/rules/limits";
import { type TextLimit, textLimits } from "../../src/rules/text-limits";
import { projectRoot } from "../support/project-copy";
import {
  entryFor,
  isFreeText,
  listDifferences,
  named,
  numberDifferences,
  staleEntries,
  textDifferences,
} from "./limit-differences";
import { boundedNumbers, listedValues, unboundedNumbers } from "./number-table";
import { admits, onlyValues, type RequestValue, requestValues } from "./request-values";
import { patternedTexts, typedTexts, untypedTexts } from "./text-table";

const contracts = new Map<string, LoadedContract>(
  groups.map((group) => [group, loadContract(contractPath(projectRoot, group), projectRoot)]),
);
const values = [...contracts.values()].flatMap(requestValues);
const texts = values.filter(isFreeText);
const numbers = values.filter(isNumberOrList);

/** Location → rule: the inverted table. */
const ruleOf = new Map<string, TextLimit>(
  Object.entries(textLimits).flatMap(([rule, limit]) =>
    isTypedRule(rule) ? typedTexts[rule].map((place): [string, TextLimit] => [place, limit]) : [],
  ),
);

describe("texts that callers send", () => {
  test.each(groups)("what people type is held in the %s contract as in the rules", (group) => {
    const typed = texts.filter(({ place }) => place.startsWith(`${group}/`));
    expect(
      typed.flatMap((value) => {
        const rule = ruleOf.get(value.place);
        return rule ? textDifferences(value, rule) : [];
      }),
    ).toEqual([]);
  });

  test("weeks and months have the patterns of the rules", () => {
    const patterned = texts.flatMap((value) => {
      const rule = entryFor<keyof typeof datePatterns>(patternedTexts, value);
      return rule
        ? [{ value: named(value), found: value.schema["pattern"], rule: datePatterns[rule].source }]
        : [];
    });
    expect(patterned.filter(({ found, rule }) => found !== rule)).toEqual([]);
    expect(patterned).not.toEqual([]);
  });

  test("every text has a rule, or is listed as one that nobody types", () => {
    expect(texts.filter((value) => !isTextKnown(value)).map(named)).toEqual([]);
  });

  test("no text has both a rule and an entry as one that nobody types", () => {
    const both = texts.filter(
      (value) => ruleOf.has(value.place) && entryFor(untypedTexts, value) !== undefined,
    );
    expect(both.map(named)).toEqual([]);
  });

  test("the tables of texts name nothing the contracts do not take", () => {
    const places = Object.fromEntries([...ruleOf.keys()].map((place) => [place, place]));
    expect(staleEntries({ ...places, ...untypedTexts, ...patternedTexts }, texts)).toEqual([]);
  });

  test("no place has two rules", () => {
    expect(Object.values(typedTexts).flat()).toHaveLength(ruleOf.size);
  });
});

describe("numbers and lists that callers send", () => {
  test("bounds are those of the rules", () => {
    expect(
      numbers.flatMap((value) => {
        const rule = entryFor(boundedNumbers, value);
        return rule ? numberDifferences(value, rule) : [];
      }),
    ).toEqual([]);
  });

  test("every number is bounded by a rule, or named as none of the business", () => {
    const known = { ...unboundedNumbers, ...boundedNumbers };
    expect(numbers.filter((value) => entryFor(known, value) === undefined).map(named)).toEqual([]);
    expect(staleEntries(known, numbers)).toEqual([]);
  });

  test("values to choose from are those of the rules", () => {
    const chosen = values.filter(({ schema }) => onlyValues(schema) !== undefined);
    expect(
      chosen.flatMap((value) => {
        const rule = entryFor(listedValues, value);
        return rule ? listDifferences(value, rule) : [];
      }),
    ).toEqual([]);
    expect(staleEntries(listedValues, chosen)).toEqual([]);
  });

  test("every way to pay that the rules number is taken", () => {
    const accepted = onlyValues(valueAt("mall/createPayment.payType").schema);
    expect(accepted).toEqual(expect.arrayContaining(Object.values(payTypes)));
  });

  test("a signature's random digits are as many as signing.nonceDigits", () => {
    const { schema } = valueAt("account/sendSmsCode.nonce");
    expect([schema["minLength"], schema["maxLength"]]).toEqual([signing.nonceDigits, signing.nonceDigits]);
  });
});

describe("a limit that parts from its rule is found", () => {
  const phone = valueAt("mall/addOrderContact.phone");
  const changed = (schema: Record<string, unknown>): RequestValue => ({
    ...phone,
    schema: { type: "string", ...schema },
  });

  test("a length is reported with its operation, property and line", () => {
    const value = { ...changed({ minLength: 1, maxLength: 60 }), location: "contracts/mall.yaml:7" };
    expect(textDifferences(value, textLimits.personName)).toEqual([
      "mall/addOrderContact.phone (contracts/mall.yaml:7): maxLength 60, rule 40",
    ]);
  });

  test.each([
    { what: "another pattern", schema: { pattern: "^1\\d{10}$" }, rule: textLimits.phone },
    { what: "no pattern", schema: {}, rule: textLimits.phone },
    {
      what: "a wrong length beside a pattern",
      schema: { maxLength: 12, pattern: textLimits.phone.pattern.source },
      rule: textLimits.phone,
    },
    { what: "a required text that may be empty", schema: { maxLength: 500 }, rule: textLimits.note },
    {
      what: "a required text without its least length",
      schema: { maxLength: 500 },
      rule: textLimits.feedback,
    },
    { what: "no greatest length", schema: { minLength: 1 }, rule: textLimits.note },
  ])("$what", ({ schema, rule }) => {
    expect(textDifferences(changed(schema), rule)).not.toEqual([]);
  });

  test("a text without a rule is not known", () => {
    expect(isTextKnown({ ...phone, place: "mall/addOrderContact.fax", name: "fax" })).toBe(false);
  });

  test("other bounds and other choices", () => {
    const years = { ...phone, schema: { type: "integer", minimum: 1, maximum: 9 } };
    expect(numberDifferences(years, { minimum: 1, maximum: 5 })).toHaveLength(1);
    const labels = { ...phone, schema: { type: "array", maxItems: 30 } };
    expect(numberDifferences(labels, { maximum: 20 })).toHaveLength(1);
    expect(listDifferences({ ...phone, schema: { enum: ["high", "low"] } }, ["high"])).toHaveLength(1);
  });
});

function isTextKnown(value: RequestValue): boolean {
  return ruleOf.has(value.place) || entryFor({ ...untypedTexts, ...patternedTexts }, value) !== undefined;
}

function isNumberOrList({ schema }: RequestValue): boolean {
  return ["integer", "number", "array"].some((type) => admits(schema, type)) && !onlyValues(schema);
}

function isTypedRule(rule: string): rule is keyof typeof typedTexts {
  return Object.hasOwn(typedTexts, rule);
}

function valueAt(place: string): RequestValue {
  const found = values.find((value) => value.place === place);
  if (!found) throw new Error(`No contract takes ${place}.`);
  return found;
}
