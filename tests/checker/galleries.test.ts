import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
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
