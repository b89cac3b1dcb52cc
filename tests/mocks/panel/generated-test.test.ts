import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";
import { projectRoot } from "../../support/project-copy";
import { runNode } from "../../support/run-command";
import { sampleKernel, sendRequest } from "../sample/send-request";
import { callControl, refusal } from "./call-control";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("a copied request is a test that passes: reads, changes, refusals, faults and unknown addresses", async () => {
  const kernel = createKernel({ groups, hasPersistentSessions: true, mock: "scenario:many-news" });
  const reader = { email: "new.reader@shop.example" };
  await sendRequest(kernel, "GET", "/api/news/1?lang=zh-CN");
  await sendRequest(kernel, "GET", "/api/news/1?lang=zh-TW");
  await kernel.advance(40 * 86_400_000);
  await sendRequest(kernel, "GET", "/api/news?page=2&page_size=3", undefined, { "accept-language": "en-US" });
  await sendRequest(kernel, "POST", "/api/subscription", reader);
  await sendRequest(kernel, "POST", "/api/subscription", reader);
  await sendRequest(kernel, "GET", "/api/news?page=0");
  await sendRequest(kernel, "GET", "/api/nowhere");
  await kernel.apply("fault:listNews=http503,fault:getNews=offline,fault:listHelpArticles=html");
  await sendRequest(kernel, "GET", "/api/news");
  await kernel.handle(new Request("http://shop.test/api/help?lang=zh-CN"));
  await kernel.handle(new Request("http://shop.test/api/news/1"));
  const folder = mkdtempSync(join(projectRoot, "tests/copied-"));
  folders.push(folder);
  const generated: string[] = [];
  for (const { number } of kernel.exchanges)
    generated.push(String((await callControl(kernel, `GET requests/${number}/test`)).json));
  // One file for all of them, because every file loads the whole back end; its imports occur once.
  const code = generated.map((text, index) => (index === 0 ? text : text.replace(/^import .*\n/gm, "")));
  const file = join(folder, "requests.test.ts");
  writeFileSync(file, code.join("\n"));
  const run = await runNode(["node_modules/vitest/vitest.mjs", "run", file]);
  expect(run.code, run.output + run.errors).toBe(0);
  expect(run.output).toContain(`${kernel.exchanges.length} passed`);
}, 120_000);

test("a request whose world was overwritten is not copied, with the reason", async () => {
  const kernel = sampleKernel();
  await sendRequest(kernel, "DELETE", "/api/thing/1");
  await sendRequest(kernel, "DELETE", "/api/thing/2");
  await sendRequest(kernel, "DELETE", "/api/thing/3");
  await kernel.jump(0);
  await sendRequest(kernel, "DELETE", "/api/thing/4");
  expect(await refusal(kernel, "GET requests/3/test")).toBe(
    "Request 3 met a world that cannot be gone back to; send it again and copy that one.",
  );
  expect((await callControl(kernel, "GET requests/1/test")).status).toBe(200);
});
