import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { withHelpIndex } from "../../scripts/build/prerender/help-index-mark";
import { addToPage, leaveToBrowser } from "../../scripts/serve/page-additions";
import { siteHandler } from "../../scripts/serve/site-handler";
import { nothingInline, securityHeaders } from "../../scripts/site/security-headers";
import { temporaryFolder } from "../support/temporary-folder";
import { sendRequest, serve } from "./server-of";

const page = "<!doctype html><title>Stockbook</title>";
const news = "<!doctype html><title>News</title>";
const inline = { scripts: ["'sha256-early'"], styles: ["'sha256-shell'"] };
const shell = '<!doctype html><head></head><title>Case</title><script type="module" src="/a.js"></script>';
const script = "export const words = 'in plain';\n".repeat(40);

const folder = temporaryFolder({
  "secret.txt": "not for customers",
  "dist/index.html": page,
  "dist/404.html": page,
  "dist/app.html": page,
  "dist/price.html": page,
  "dist/news.html": news,
  "dist/en/index.html": news,
  "dist/shells/en/case.html": shell,
  "dist/by-query/case/KD1.html": news,
  "dist/settings.json": "{}",
  "dist/favicon.svg": "<svg/>",
  "dist/.hidden": "not for customers",
  "dist/assets/shell-Ab12.js": script,
});
const dist = join(folder, "dist");
writeFileSync(join(dist, "assets/shell-Ab12.js.br"), brotliCompressSync(script));

const pageOf = (_path: string, search: string) => (search === "?id=KD1" ? "by-query/case/KD1.html" : null);

let port = 0;
beforeEach(async () => {
  const known = new Set([
    "/",
    "/en",
    "/en/",
    "/price.html",
    "/news",
    "/en/news",
    "/case/7",
    "/auto-activity/双十一",
  ]);
  const shellOf = (path: string) => (known.has(path) ? "shells/en/case.html" : null);
  port = await serve(siteHandler({ dist, page, inline, shellOf, pageOf }));
});

describe("files", () => {
  test("a hashed file is cached for ever", async () => {
    const { status, headers, body } = await sendRequest(port, "/assets/shell-Ab12.js");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(body).toBe(script);
  });

  test("a hashed file is compressed for clients that accept it", async () => {
    const { headers } = await sendRequest(port, "/assets/shell-Ab12.js", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["cache-control"]).toContain("immutable");
    expect(Number(headers["content-length"])).toBeLessThan(script.length);
  });

  test.each(["/settings.json", "/favicon.svg", "/index.html"])(
    "%s, whose name never changes, is revalidated on each request",
    async (path) => {
      const { status, headers } = await sendRequest(port, path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-cache");
    },
  );

  test("a file that has not changed is not sent again", async () => {
    const first = await sendRequest(port, "/settings.json");
    const tag = first.headers.etag ?? "";
    const again = await sendRequest(port, "/settings.json", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
  });

  test.each([
    ["bytes=2-4", 206, script.slice(2, 5)],
    ["bytes=2-", 206, script.slice(2)],
    ["bytes=10-5", 200, script],
    ["bytes=-5", 200, script],
    ["bytes=0-1,4-5", 200, script],
    ["lines=1-2", 200, script],
  ])("of a file asked for by the range %s the server sends what it states", async (range, status, part) => {
    const answer = await sendRequest(port, "/assets/shell-Ab12.js", { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.body).toBe(part);
  });

  test("a file that is gone since the start ends its own response and no other", async () => {
    const gone = join(dist, "assets/gone-Ef56.js");
    writeFileSync(gone, script);
    const busy = await serve(siteHandler({ dist, page, inline, shellOf: () => null, pageOf }));
    rmSync(gone);
    await expect(sendRequest(busy, "/assets/gone-Ef56.js")).rejects.toThrow();
    expect((await sendRequest(busy, "/assets/shell-Ab12.js")).body).toBe(script);
  });

  test("a missing hashed file is 404 and no page", async () => {
    const { status, headers, body } = await sendRequest(port, "/assets/gone-Cd34.js");
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).not.toContain("<");
  });
});

describe("pages", () => {
  test.each([
    ["/", page],
    ["/price.html", page],
    ["/price.html?kw=kucun", page],
    ["/en/news", shell],
    ["/case/7?from=list", shell],
    ["/case/7?id=KD1", news],
    [`/auto-activity/${encodeURIComponent("双十一")}`, shell],
  ])("%s gets its page or the shell of its route, never kept without asking", async (path, expected) => {
    const { status, headers, body } = await sendRequest(port, path);
    expect(status).toBe(200);
    expect(body).toBe(expected);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  test.each(["/news", "/en", "/en/"])("%s, which was prerendered, gets its own page", async (path) => {
    const { status, headers, body } = await sendRequest(port, path);
    expect({ status, body }).toEqual({ status: 200, body: news });
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/nope",
    "/price",
    "/nope.html",
    "/404.html",
    "/%E0%A4%A",
    "//",
    "//evil.example/price.html",
    "/assets",
  ])("%s, which the route table does not know, gets the page with 404 and noindex", async (path) => {
    const { status, headers, body } = await sendRequest(port, path);
    expect(status).toBe(404);
    expect(body).toBe(page);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cache-control"]).toBe("no-cache");
  });
});

test("the app's page is the service worker's, and at its address visitors find what is at any unknown one", async () => {
  const toVisitor = await sendRequest(port, "/app.html", { headers: { accept: "text/html,*/*;q=0.8" } });
  expect([toVisitor.status, toVisitor.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
  const toWorker = await sendRequest(port, "/app.html", { headers: { accept: "*/*" } });
  expect([toWorker.status, toWorker.body]).toEqual([200, page]);
});

test("a shell comes compressed to whoever takes that", async () => {
  const { headers, body } = await sendRequest(port, "/case/7", {
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(body).not.toContain("<title>");
});

test("a visitor with a world of their own gets the shell, not the page that was built", async () => {
  const site = siteHandler({ dist, page, inline, pageOf, shellOf: () => "shells/en/case.html" });
  const other = await serve((request, response) => {
    leaveToBrowser(request);
    site(request, response);
  });
  expect((await sendRequest(other, "/case/7?id=KD1")).body).toBe(shell);
});

test("a page of another world than the one that was built names no index of the help", async () => {
  writeFileSync(join(dist, "shells/en/help.html"), withHelpIndex(shell, "5f0c2a91"));
  const site = siteHandler({ dist, page, inline, pageOf, shellOf: () => "shells/en/help.html" });
  expect((await sendRequest(await serve(site), "/help/other")).body).toContain(
    'name="help-index" content="5f0c2a91"',
  );
  const other = await serve((request, response) => {
    leaveToBrowser(request);
    site(request, response);
  });
  expect((await sendRequest(other, "/help/other")).body).not.toContain("help-index");
});

test("what is added to a page runs before its own script", async () => {
  const site = siteHandler({ dist, page, inline, pageOf, shellOf: () => "shells/en/case.html" });
  const panel = await serve((request, response) => {
    addToPage(request, '<script type="module" src="/panel.js"></script>');
    site(request, response);
  });
  const { body } = await sendRequest(panel, "/case/7");
  expect(body).toContain('<script type="module" src="/panel.js"></script><script type="module" src="/a.js">');
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/assets/../../secret.txt",
  "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
  "/..%5csecret.txt",
  "/.hidden",
])("%s does not lead out of the folder", async (path) => {
  const { status, body } = await sendRequest(port, path);
  expect(status).toBe(404);
  expect(body).not.toContain("not for customers");
});

test.each(["/", "/assets/shell-Ab12.js", "/nope"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const [got, head] = await Promise.all([
      sendRequest(port, path),
      sendRequest(port, path, { method: "HEAD" }),
    ]);
    expect(head.status).toBe(got.status);
    expect(head.body).toBe("");
    for (const name of ["cache-control", "content-type", "x-robots-tag"])
      expect(head.headers[name]).toBe(got.headers[name]);
  },
);

test.each([
  ["POST", "/"],
  ["POST", "/settings.json"],
  ["DELETE", "/assets/shell-Ab12.js"],
  ["PUT", "/nope"],
])("%s %s is refused: the site is only read", async (method, path) => {
  const { status, headers, body } = await sendRequest(port, path, { method, body: "{}" });
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
  expect(body).toBe("");
});

test.each([
  ["GET", "/"],
  ["GET", "/nope"],
  ["HEAD", "/settings.json"],
  ["POST", "/"],
])("%s %s carries every security header", async (method, path) => {
  const { headers } = await sendRequest(port, path, { method });
  expect(headers).toMatchObject(securityHeaders(inline));
});

test.each([
  ["GET", "/assets/shell-Ab12.js"],
  ["GET", "/assets/gone-Cd34.js"],
  ["POST", "/assets/shell-Ab12.js"],
])("%s %s carries every security header, and lets nothing inline run", async (method, path) => {
  const { headers } = await sendRequest(port, path, { method });
  expect(headers).toMatchObject(securityHeaders(nothingInline));
});

test("only the site's own scripts run, inline those alone that the build wrote", () => {
  const policy = securityHeaders(inline)["content-security-policy"] ?? "";
  const directives = new Map(
    policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );
  expect(directives.get("script-src")).toEqual(["'self'", "'sha256-early'"]);
  expect(directives.get("style-src")).toEqual(["'self'", "'sha256-shell'"]);
  expect(directives.get("object-src")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe/);
});
