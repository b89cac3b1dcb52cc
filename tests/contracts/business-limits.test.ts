import { expect, test } from "vitest";
import { contractPath, groups } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import {
  contactPersons,
  expiryRadar,
  giveUpUndo,
  idempotencyKeys,
  invoiceTitles,
  leadProtection,
  logBatches,
  suggestions,
  unpaidOrder,
  yearDiscounts,
} from "../../src/rules/business-limits";
import { durations } from "../../src/rules/limits";
import { projectRoot } from "../support/project-copy";

const contracts = groups.map((group) => loadContract(contractPath(projectRoot, group), projectRoot));
const operations = new Map(
  contracts
    .flatMap(findOperations)
    .map(({ operation }) => [text(operation["operationId"]), operation] as const),
);
const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

test.each([
  { operationId: "enterLead", sentence: `protected for ${leadProtection.days} days` },
  { operationId: "giveUpCustomer", sentence: `${numerals[giveUpUndo.days]} days` },
  { operationId: "getPromoterAchievement", sentence: `within ${expiryRadar.days} days` },
  { operationId: "createOrder", sentence: `(${unpaidOrder.milliseconds / durations.minute} minutes)` },
  {
    operationId: "addSuggestion",
    sentence: `${numerals[suggestions.maximum]} were sent within ${suggestions.milliseconds / durations.hour} hours`,
  },
  { operationId: "logUsageBatch", sentence: `up to ${logBatches.usage.maximum} records` },
])('$operationId states "$says", as the rules do', ({ operationId, sentence }) => {
  expect(text(operations.get(operationId)?.["description"])).toContain(sentence);
});

test("every stated storage time of an idempotency key is that of the rules", () => {
  const descriptions = [...operations.values()]
    .flatMap(({ parameters }) => list(parameters).map(record))
    .filter(({ name }) => name === "Idempotency-Key")
    .flatMap(({ description }) => text(description).match(/\d+ hours/g) ?? []);
  expect(new Set(descriptions)).toEqual(new Set([`${idempotencyKeys.milliseconds / durations.hour} hours`]));
});

test("the contact persons and the invoice titles of an account are as many as in the rules", () => {
  const responsesOf = (operationId: string) => allUnder("200", operations.get(operationId)?.["responses"]);
  expect(allUnder("maxItems", responsesOf("listOrderContacts"))).toEqual([contactPersons.maximum]);
  expect(contracts.flatMap(({ document }) => allUnder("titles", document)).filter(hasBounds)).toEqual([
    expect.objectContaining({ maxItems: invoiceTitles.maximum }),
  ]);
});

test("the examples of discounts for years are those of the rules", () => {
  const examples = contracts
    .flatMap(({ document }) => allUnder("yearDiscounts", document))
    .filter(Array.isArray);
  expect(examples).not.toEqual([]);
  for (const example of examples) expect(example).toEqual(yearDiscounts);
});

/** Every value under a key, at any depth. */
function allUnder(key: string, value: unknown): unknown[] {
  return [...Object.entries(record(value)), ...list(value).map((item) => ["", item] as const)].flatMap(
    ([name, inner]) => (name === key ? [inner] : allUnder(key, inner)),
  );
}

function hasBounds(value: unknown): boolean {
  return "maxItems" in record(value);
}
