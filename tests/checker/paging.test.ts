import { expect, test } from "vitest";
import { check } from "./run-checker";
import { startFeeds } from "./servers/feeds-server";

test("cursors, pages from 0 and links to the next page cause no findings on a correct server", async () => {
  const server = await startFeeds();
  for (const seed of [1, 2, 3]) {
    const { findings } = await check("feeds", server.url, { seed });
    expect(
      findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
    ).toEqual([]);
  }
  await server.close();
});

test.each([
  ["listPosts overlaps", "listPosts"],
  ["listPosts one too many", "listPosts"],
  ["listPosts ends early", "listPosts"],
  ["listPosts loses one", "listPosts"],
  ["listTags begins with 1", "listTags"],
  ["listTags total", "listTags"],
  ["listLabels overlaps", "listLabels"],
])("%s is found", async (bug, operationId) => {
  const server = await startFeeds(bug);
  const { findings } = await check("feeds", server.url);
  await server.close();
  expect(findings.map(({ operation }) => operation.id)).toContain(operationId);
});
