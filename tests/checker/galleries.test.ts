import { expect, test } from "vitest";
import { statedJoin } from "../../scripts/contract-check/rules/filtering-sorting/filter";
import { sortedMember } from "../../scripts/contract-check/rules/filtering-sorting/sort-order";
import { operationsOf, runOf } from "./inline-contract";
import {
  type GalleriesDefect,
  galleriesContract,
  galleriesUsers,
  startGalleries,
} from "./servers/galleries-server";

async function findingsOf(defect?: GalleriesDefect): Promise<string[]> {
  const server = await startGalleries(defect);
  const { findings } = await runOf(galleriesContract, galleriesUsers, server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("galleries that keep their contract have no finding", async () => {
  expect(await findingsOf()).toEqual([]);
});

test.each<[GalleriesDefect, string]>([
  ["another's gallery is renamed", "renameGallery ownership"],
  ["open=false gives all", "listHalls filter"],
  ["one feature is enough", "listHalls filter"],
  ["-price rises", "listHalls sort"],
  ["any text is a mail", "createPass refusal"],
  ["a cancelled one is cancelled", "cancelSubscription conflict"],
  ["passes of all", "listPasses ownership"],
])("galleries in which %s have the finding %s alone", async (defect, finding) => {
  expect([...new Set(await findingsOf(defect))]).toEqual([finding]);
});

test.each([
  ["price", "priceCents"],
  ["name", "name"],
  ["rating", undefined],
  ["start", undefined],
  ["", undefined],
])("an order by %j is by the member %j", (order, member) => {
  const members = new Map(
    ["name", "priceCents", "ratingCount", "startDate", "startTime"].map((one) => [one, 0]),
  );
  expect(sortedMember(members, order)).toBe(member);
});

test.each([
  ["A hall must have every feature named.", "all"],
  ["Halls with any of the features.", "any"],
  ["Filters by feature.", undefined],
  ["All halls, by feature.", undefined],
])("a text joins several values of a filter: %s", (description, join) => {
  const feature = { name: "feature", in: "query", schema: { type: "array", items: { type: "string" } } };
  const get = { operationId: "listHalls", description, parameters: [feature], responses: {} };
  const list = operationsOf({ "/halls": { get } })("listHalls");
  expect(list.parameters.map((one) => statedJoin(list, one))).toEqual([join]);
});
