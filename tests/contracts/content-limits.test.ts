import { describe, expect, test } from "vitest";
import { contractPath } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import { advertisement, channels, help, origins, pageSizes } from "../../src/rules/limits";
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

describe("limits of the content contract are those of the rules", () => {
  test("the video flag is that of help", () => {
    expect(property("HelpListItem", "is_video")["enum"]).toContain(help.videoFlag);
  });

  test("the channels of an installer are the site's own and channels.download", () => {
    expect(property("Client", "channel")["enum"]).toEqual([origins.defaultPack, ...channels.download]);
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
      sentence: `${pageSizes.helpVideos} videos or ${pageSizes.helpManuals} manual`,
    },
    { operationId: "listPartners", sentence: `asks for ${pageSizes.partners}.` },
    { operationId: "listFriendshipLinks", sentence: `asks for ${pageSizes.friendships}.` },
  ])("$operationId declares what the website requires", ({ operationId, sentence }) => {
    expect(text(operations.get(operationId)?.["description"])).toContain(sentence);
  });
});
