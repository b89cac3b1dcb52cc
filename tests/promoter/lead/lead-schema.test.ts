import { expect, test } from "vitest";
import { readMessage } from "../../../src/rules/issue-message";
import { textLimits } from "../../../src/rules/text-limits";
import { leadSchema } from "../../../src/screens/promoter/lead/lead-schema";

const lead = {
  phone: "13600009990",
  contactName: "",
  regionCode: "330782",
  area: "浙江省金华市义乌市",
  address: "",
  industry: "",
  purchaseIntention: "high",
  followUpNote: "路口那家",
  labels: [],
};
const { maxLength } = textLimits.address;

/** The messages at fields of a lead with a street. */
function problems(address: string, area = lead.area) {
  const issues = leadSchema.safeParse({ ...lead, address, area }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join("."), readMessage(message)]);
}

test("region and street together may be as long as an address", () => {
  expect(problems("路".repeat(maxLength - lead.area.length))).toEqual([]);
  expect(problems("路".repeat(maxLength), "")).toEqual([]);
});

test("the street is told what the region leaves it", () => {
  const maximum = maxLength - lead.area.length;
  expect(problems("路".repeat(maximum + 1))).toEqual([
    ["address", { key: "field.tooLong", values: { maximum } }],
  ]);
});

test("a street too long by itself has one message", () => {
  expect(problems("路".repeat(maxLength + 1))).toHaveLength(1);
});
