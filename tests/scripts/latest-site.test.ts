import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { latestSite } from "../../scripts/serve/latest-site";
import { siteHandler } from "../../scripts/serve/site-handler";
import { temporaryFolder } from "../support/temporary-folder";
import { sendRequest, serve } from "./server-of";

const first = "<!doctype html><title>Price</title>";
const second = "<!doctype html><title>Prices and a page that is longer</title>";

/** A served folder, and what a build beside the server does to it. */
async function servedFolder() {
  const folder = temporaryFolder({ "price.html": first, "app.html": first });
  let end: number | null = 1;
  let script = "'sha256-first'";
  const open = async () =>
    siteHandler({
      dist: folder,
      page: first,
      inline: { scripts: [script], styles: [] },
      shellOf: () => "price.html",
      pageOf: () => null,
    });
  const site = await latestSite(open, () => end);
  return {
    port: await serve((request, response) => void site(request, response)),
    begin: () => {
      end = null;
      writeFileSync(join(folder, "price.html"), second);
      script = "'sha256-second'";
    },
    finish: () => {
      end = 2;
    },
  };
}

test("after a build beside the running server its pages come whole, with the policy of their own scripts", async () => {
  const { port, begin, finish } = await servedFolder();
  expect((await sendRequest(port, "/price.html")).body).toBe(first);
  begin();
  finish();
  const answers = await Promise.all(["/price.html", "/price.html"].map((path) => sendRequest(port, path)));
  for (const { status, body, headers } of answers) {
    expect(status).toBe(200);
    expect(body).toBe(second);
    expect(headers["content-security-policy"]).toContain("sha256-second");
  }
});

test("while a build runs the server goes on with what it knows", async () => {
  const { port, begin } = await servedFolder();
  begin();
  const { headers } = await sendRequest(port, "/price.html", { method: "HEAD" });
  expect(headers["content-security-policy"]).toContain("sha256-first");
});
