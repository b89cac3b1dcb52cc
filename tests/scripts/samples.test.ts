import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clients } from "../../mocks/content/data/clients";
import { helpArticles } from "../../mocks/content/data/help/all";
import { demonstrationBackend } from "../../scripts/serve/demonstration-backend";
import { findSample, sampleDownload } from "../../scripts/site/samples";
import { projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";
import { sendRequest, serve } from "./server-of";

const samples = join(projectRoot, "mocks/samples");
const folder = temporaryFolder({
  "outside.svg": "<svg/>",
  "samples/ads/year.svg": "<svg/>",
  "samples/notes.txt": "notes",
  "samples-elsewhere/a.svg": "<svg/>",
});

describe("pictures", () => {
  test("a picture of the folder is found, with its type", () => {
    const root = join(folder, "samples");
    expect(findSample(root, "/ads/year.svg")).toEqual({
      file: join(root, "ads/year.svg"),
      type: "image/svg+xml",
    });
  });

  test.each([
    "/../outside.svg",
    "/ads/../../outside.svg",
    "/../samples-elsewhere/a.svg",
    "/..\\outside.svg",
    "/%2e%2e/outside.svg",
    "/notes.txt",
    "/ads",
    "/gone.svg",
    `/${"a".repeat(300)}.svg`,
    "/a\0.svg",
    "/",
    "",
  ])("%s finds nothing", (path) => {
    expect(findSample(join(folder, "samples"), path)).toBeNull();
  });
});

describe("downloads", () => {
  test("a download is a text that declares itself a sample", () => {
    const download = sampleDownload("/downloads/stockbook-7.2.1.exe");
    expect(download?.headers).toEqual({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="stockbook-7.2.1.exe.txt"',
    });
    expect(download?.body).toContain('"stockbook-7.2.1.exe"');
    expect(download?.body).toMatch(/sample/);
  });

  test.each([
    "/downloads/",
    "/downloads/../secret",
    "/downloads/a/b.exe",
    '/downloads/a".exe',
    "/downloads/a%0d%0ab",
    "/ads/a.svg",
  ])("%s is no download", (path) => {
    expect(sampleDownload(path)).toBeNull();
  });

  test("every installer and attachment of the sample content leads to a download or to another site", () => {
    const links = [
      ...clients.map(({ link }) => link),
      ...helpArticles.flatMap(({ attachments = [] }) => attachments.map(({ link }) => link)),
    ];
    expect(links.length).toBeGreaterThan(10);
    const brokenLinks = links.filter(
      (link) => !/^https:\/\//.test(link) && sampleDownload(link.replace(/^\/samples/, "")) === null,
    );
    expect(brokenLinks).toEqual([]);
  });
});

test("the demonstration serves samples at /samples and leaves pages to the site", async () => {
  const backend = demonstrationBackend({
    root: projectRoot,
    data: join(folder, "worlds.sqlite"),
    mock: "",
    other: null,
  });
  const port = await serve((request, response) => {
    if (!backend.handle(request, response)) response.end("site");
  });
  const [picture = ""] = readdirSync(join(samples, "products"));
  expect(await sendRequest(port, `/samples/products/${picture}`)).toMatchObject({
    status: 200,
    headers: { "content-type": "image/svg+xml", "x-content-type-options": "nosniff" },
  });
  expect(await sendRequest(port, "/samples/downloads/a.exe")).toMatchObject({
    status: 200,
    headers: { "content-disposition": 'attachment; filename="a.exe.txt"' },
  });
  for (const path of ["/samples/", "/samples/../package.json", "/samples/..%2f..%2fpackage.json"])
    expect(await sendRequest(port, path)).toMatchObject({ status: 404, body: "There is no such sample.\n" });
  expect(await sendRequest(port, "/")).toMatchObject({ body: "site" });
  expect(await sendRequest(port, "//")).toMatchObject({ body: "site" });
  expect((await sendRequest(port, "/api/news?page_size=1")).body).toContain('"success":true');
  backend.close();
});
