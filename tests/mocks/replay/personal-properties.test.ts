import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { personalKind } from "../../../scripts/lib/personal/personal-properties";
import { projectRoot } from "../../support/project-copy";

const personalName =
  /name$|phone|mobile|mail|address|identity|card|avatar|token|password|ticket|secret|openid|unionid|author|holder|contact|company|passport|signature|captcha|vcode|guid|note$/i;

/** Names that only sound as if they were about a person, by what they are about. */
const others = {
  switches: ["hasPassword", "isMobile", "isPhoneRegistered", "showFullName", "needsOpenid", "needsNote"],
  authorisation: ["isAuthorised", "authorisedAt"],
  goodsAndRules: ["name", "prizeName", "ruleName", "industry_name", "payTypeName"],
  visits: ["webSiteName", "operName"],
  banks: ["bankName", "cardKind"],
  pages: ["imageMobile", "adAddress", "guides"],
  paymentMethods: ["note"],
  objectsLookedInto: ["contact", "contactId", "holder"],
};

function unlistedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(unlistedIn);
  if (typeof node !== "object" || node === null) return [];
  const { properties } = Object.fromEntries(Object.entries(node));
  const siblings: Record<string, unknown> =
    typeof properties === "object" && properties !== null
      ? Object.fromEntries(Object.entries(properties))
      : {};
  return [
    ...Object.keys(siblings).filter(
      (name) => personalName.test(name) && personalKind(name, siblings) === null,
    ),
    ...Object.values(node).flatMap(unlistedIn),
  ];
}

test("every property of the contracts that sounds personal is replaced, or is listed as something else", () => {
  const folder = join(projectRoot, "contracts");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".yaml") && !name.startsWith("journeys"),
  );
  const unlisted = files.flatMap((name) => unlistedIn(parse(readFileSync(join(folder, name), "utf8"))));
  expect(files.length).toBeGreaterThan(8);
  expect([...new Set(unlisted)].sort()).toEqual(Object.values(others).flat().sort());
});
