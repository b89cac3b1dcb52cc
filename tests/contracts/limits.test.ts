import { describe, expect, test } from "vitest";
import { contractPath } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import { advertisement, channels, help, helpfulReasons, origins, pageSizes } from "../../src/rules/limits";
import { textLimits } from "../../src/rules/text-limits";
import { projectRoot } from "../support/project-copy";

const contract = loadContract(contractPath(projectRoot, "content"), projectRoot);
const schemas = record(record(contract.document["components"])["schemas"]);
const operations = new Map(
  findOperations(contract).map(({ operation }) => [text(operation["operationId"]), operation]),
);

function property(schema: string, name: string): Record<string, unknown> {
  return record(record(record(schemas[schema])["properties"])[name]);
}

function parameter(operationId: string, name: string): Record<string, unknown> {
  const found = list(operations.get(operationId)?.["parameters"])
    .map(record)
    .find((candidate) => candidate["name"] === name);
  if (!found) throw new Error(`${operationId} has no parameter ${name}.`);
  return found;
}

const parameterSchema = (operationId: string, name: string) => record(parameter(operationId, name)["schema"]);

/** What a visitor types → the rule that holds it, by name. */
const typed = [
  {
    name: "ServiceBooking.name",
    schema: property("ServiceBooking", "name"),
    rule: "personName",
    isRequired: true,
  },
  {
    name: "ServiceBooking.phone",
    schema: property("ServiceBooking", "phone"),
    rule: "phone",
    isRequired: true,
  },
  {
    name: "ServiceBooking.company",
    schema: property("ServiceBooking", "company"),
    rule: "companyName",
    isRequired: false,
  },
  {
    name: "ServiceBooking.content",
    schema: property("ServiceBooking", "content"),
    rule: "note",
    isRequired: false,
  },
  {
    name: "EmailSubscription.email",
    schema: property("EmailSubscription", "email"),
    rule: "email",
    isRequired: true,
  },
  {
    name: "rateHelpArticle.note",
    schema: parameterSchema("rateHelpArticle", "note"),
    rule: "reason",
    isRequired: false,
  },
  {
    name: "listHelpArticles.keyword",
    schema: parameterSchema("listHelpArticles", "keyword"),
    rule: "searchText",
    isRequired: false,
  },
] as const;

/** What the website writes itself: no visitor can get it wrong. */
const machineMade = ["Conversion.url", "Conversion.token", "HelpIds.lang"];

describe("limits of the contract are those of the rules", () => {
  test.each(typed)("$name admits what textLimits.$rule admits", ({ schema, rule, isRequired }) => {
    const limit: { minLength?: number; maxLength: number; pattern?: RegExp } = textLimits[rule];
    // A pattern of fixed length says both lengths by itself.
    const isFixed = limit.pattern !== undefined && limit.minLength === limit.maxLength;
    if (!isFixed) expect(schema["maxLength"]).toBe(limit.maxLength);
    expect(schema["pattern"]).toBe(limit.pattern?.source);
    if (isRequired && limit.minLength && !isFixed) expect(schema["minLength"]).toBe(limit.minLength);
  });

  test("every text of a request body is either typed by a visitor and held by a rule, or written by the website", () => {
    const bodies = ["ServiceBooking", "EmailSubscription", "Conversion", "HelpIds"];
    const texts = bodies.flatMap((schema) =>
      Object.entries(record(record(schemas[schema])["properties"]))
        .filter(([, value]) => record(value)["type"] === "string" || "$ref" in record(value))
        .map(([name]) => `${schema}.${name}`),
    );
    const known: string[] = [...machineMade, ...typed.map(({ name }) => name)];
    expect(texts.filter((name) => !known.includes(name))).toEqual([]);
    expect(bodiesInUse().sort()).toEqual(bodies.sort());
  });

  test("the reasons of a help vote are helpfulReasons", () => {
    expect(parameterSchema("rateHelpArticle", "reason")["enum"]).toEqual([...helpfulReasons]);
  });

  test("the recommend flag and the video flag are those of help", () => {
    expect(parameterSchema("listHelpArticles", "recommend")["enum"]).toEqual([help.recommend]);
    expect(property("HelpListItem", "is_video")["enum"]).toContain(help.videoFlag);
  });

  test("the channels of an installer are the site's own and channels.download", () => {
    expect(property("Client", "channel")["enum"]).toEqual([origins.defaultPack, ...channels.download]);
  });

  test("origins are those of origins.email and origins.register", () => {
    expect(property("EmailSubscription", "origin")["enum"]).toEqual([origins.email]);
    expect(property("ServiceBooking", "origin")["enum"]).toEqual([origins.email, origins.register.plain]);
  });

  test("advertisements are asked for by the positions and the product of advertisement", () => {
    const position = text(parameter("getAd", "position")["description"]);
    expect(position).toContain(`${advertisement.desktop}: `);
    expect(position).toContain(`${advertisement.mobile}: `);
    expect(text(parameter("getAd", "product")["description"])).toContain(`${advertisement.product} is this`);
  });
});

describe("page sizes of the rules are ones the contract takes", () => {
  test.each([
    { operationId: "listProducts", name: "productDownloads" },
    { operationId: "listHelpArticles", name: "helpVideos" },
    { operationId: "listHelpArticles", name: "helpManuals" },
    { operationId: "listPartners", name: "partners" },
    { operationId: "listFriendshipLinks", name: "friendships" },
    { operationId: "listNews", name: "news" },
    { operationId: "listCases", name: "news" },
  ] as const)("$operationId takes pageSizes.$name", ({ operationId, name }) => {
    const { minimum, maximum } = parameterSchema(operationId, "page_size");
    expect(pageSizes[name]).toBeGreaterThanOrEqual(Number(minimum));
    expect(pageSizes[name]).toBeLessThanOrEqual(Number(maximum));
  });

  test.each([
    {
      operationId: "listHelpArticles",
      words: `${pageSizes.helpVideos} videos or ${pageSizes.helpManuals} manual`,
    },
    { operationId: "listPartners", words: `asks for ${pageSizes.partners}.` },
    { operationId: "listFriendshipLinks", words: `asks for ${pageSizes.friendships}.` },
  ])("$operationId says what the website asks for", ({ operationId, words }) => {
    expect(text(operations.get(operationId)?.["description"])).toContain(words);
  });
});

function bodiesInUse(): string[] {
  return [...operations.values()].flatMap((operation) =>
    Object.values(record(record(operation["requestBody"])["content"])).map(
      (media) =>
        text(record(record(media)["schema"])["$ref"])
          .split("/")
          .at(-1) ?? "",
    ),
  );
}
