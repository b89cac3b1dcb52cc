import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filterEvasions } from "../support/filter-evasions";
import { retryClosedConnection } from "./support/closed-connection";
import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";

// Every other test fails as well when the policy blocks anything: the fixture listens on each page.
test("every page carries a content security policy that names every inline script and style by its hash", async ({
  request,
}) => {
  for (const { path } of screens) {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("style-src 'self'");
    expect(policy, path).not.toContain("unsafe-");
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    const html = await answer.text();
    for (const [kind, inline] of [
      ["script-src", /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g],
      ["style-src", /<style>([\s\S]*?)<\/style>/g],
    ] as const) {
      const allowed = policy.split(";").find((directive) => directive.trim().startsWith(kind));
      for (const [, code = ""] of html.matchAll(inline)) expect(allowed, path).toContain(hashOf(code));
    }
    // Every other script element holds data.
    const others = [...html.matchAll(/<script\s(?!type="importmap">)([^>]*)>/g)].map(
      ([, attributes = ""]) => attributes,
    );
    for (const attributes of others) expect(attributes, path).toMatch(/src=|type="application\/(ld\+)?json"/);
    expect(html.match(/<style\s/), path).toBeNull();
    expect(html.match(/\s(style|on[a-z]+)="/), path).toBeNull();
  }
});

test("a plain static host gets the very policy of the build", async ({ request }) => {
  const answer = await request.get("/");
  const headers = readFileSync(join(import.meta.dirname, "../../dist/_headers"), "utf8");
  expect(headers).toContain(`Content-Security-Policy: ${answer.headers()["content-security-policy"]}\n`);
});

test.describe("an article of an attacker", () => {
  // The pictures do not exist. Chromium reports handlers when the sanitiser parses them, in an inert document where
  // none can run; anywhere else the report is an error.
  test.use({
    expectErrors:
      /404|^error: Executing inline event handler|script-src-attr stopped inline at \S+\/(?:read-html|dompurify)-/,
  });

  test("an article full of smuggled scripts is read without one of them running", async ({ page, site }) => {
    // Too new to be prerendered, so that the browser parses its HTML.
    await page.route("**/api/help/999999*", async (route) => {
      const sample = await (await page.request.get("/api/help/2003")).json();
      const content = filterEvasions.map(([name, source]) => `<h2>${name}</h2>${source}`).join("\n");
      const last = "<p>The last words of it.</p>";
      // Separate pages, since one of the techniques may swallow the HTML after it.
      const data = { ...sample.data, id: 999999, content: `${last}${content}` };
      await route.fulfill({ json: { ...sample, data } });
    });
    await page.addInitScript(() => {
      Object.assign(window, { steal: () => document.documentElement.setAttribute("data-stolen", "") });
    });
    await page.goto("/help/doc/999999");
    await expect(page.getByText("The last words of it.")).toBeVisible();
    await site.settle();
    for (const link of await page.locator(".article-html a").all()) await link.hover({ timeout: 2000 });
    await expect(page.locator("html")).not.toHaveAttribute("data-stolen");
    const article = page.locator(".article-html");
    await expect(article.locator("script, style, iframe, svg, math, form, input, link, meta")).toHaveCount(0);
    expect(await article.innerHTML()).not.toMatch(/\son\w+=|javascript:/i);
  });
});

test.describe("the policy at work", () => {
  test.use({ expectErrors: /policy|This document requires 'Trusted/i });

  test("a script written into the page does not run", async ({ page, site }) => {
    await page.route("**/faq", async (route) => {
      const response = await route.fetch(retryClosedConnection);
      const html = await response.text();
      const body = html.replace("</body>", "<script>document.title = 'written in'</script></body>");
      await route.fulfill({ response, body });
    });
    const stopped = page.waitForEvent("console", (message) =>
      message.text().startsWith("policy: script-src"),
    );
    await site.openIn("zh-CN", 1440, "/faq");
    await stopped;
    await site.settle();
    await expect(page).not.toHaveTitle("written in");
  });

  test("text that did not pass the sanitiser is never made into HTML or script", async ({ page, site }) => {
    await site.openIn("zh-CN", 1440, "/help/doc/2003");
    await site.settle();
    // Other names are refused even when they create a policy of their own.
    for (const attempt of ["inner", "insert", "parse", "script", "address", "policy"] as const) {
      const outcome = await page.evaluate((name) => {
        const scriptedHtml = "<img src=x onerror='document.title = 1'>";
        const routes = {
          inner: () => Object.assign(document.createElement("div"), { innerHTML: scriptedHtml }),
          insert: () => document.body.insertAdjacentHTML("beforeend", scriptedHtml),
          parse: () => new DOMParser().parseFromString(scriptedHtml, "text/html"),
          script: () =>
            Object.assign(document.createElement("script"), { textContent: "document.title = 2" }),
          address: () =>
            Object.assign(document.createElement("script"), { src: "https://elsewhere.example/" }),
          policy: () => Object(window).trustedTypes.createPolicy("smuggler", { createHTML: String }),
        };
        try {
          routes[name]();
          return "done";
        } catch (error) {
          return error instanceof TypeError ? "refused" : String(error);
        }
      }, attempt);
      expect(outcome, attempt).toBe("refused");
    }
  });

  test("the browser itself reads an article through the sanitiser's policy", async ({ page, site }) => {
    // Not prerendered, so that the browser parses all of its HTML.
    await page.route("**/api/help/999999*", async (route) => {
      const sample = await (await page.request.get("/api/help/2003")).json();
      const data = { ...sample.data, id: 999999, title: "Read here", content: editorsArticle };
      await route.fulfill({ json: { ...sample, data } });
    });
    await page.addInitScript(() => {
      const { trustedTypes } = Object(window);
      const create = trustedTypes.createPolicy.bind(trustedTypes);
      // Called before the page's scripts: records the created policies and the HTML each of them converts.
      trustedTypes.createPolicy = (name: string, rules: { createHTML?: (text: string) => string }) =>
        create(name, {
          ...rules,
          createHTML: (text: string) => {
            const read = `${document.documentElement.getAttribute("data-read-by") ?? ""} ${name}`;
            if (text.includes("Fill in the count"))
              document.documentElement.setAttribute("data-read-by", read.trim());
            return rules.createHTML?.(text) ?? text;
          },
        });
    });
    await site.openIn("zh-CN", 1440, "/help/doc/999999");
    await site.settle();

    const article = site.main.getByRole("article");
    await expect(page.locator("html")).toHaveAttribute("data-read-by", "dompurify");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText("Read here");
    await expect(article.getByRole("heading", { level: 2 })).toHaveText(["Before you begin", "The count"]);
    const text = article.locator(".article-html");
    await expect(text.getByRole("listitem")).toHaveText(["Open the sheet", "Fill in the count"]);
    await expect(text.getByRole("cell")).toHaveText(["Bowl", "24"]);
    await expect(text.getByRole("link", { name: "the price list" })).toHaveAttribute("href", "/price.html");
    const outside = text.getByRole("link", { name: "the bureau" });
    await expect(outside).toHaveAttribute("rel", /noopener/);
    await expect(text.getByRole("img", { name: "A sheet" })).toHaveAttribute("src", "/favicon.svg");
    await expect(text.locator("strong")).toHaveText("twice");
    await expect(text.locator("script, [onclick], [style]")).toHaveCount(0);
    await expect(text).not.toContainText("alert");
    // The contents are generated from the same text and link to its headings.
    const contents = page.getByRole("navigation", { name: "本页内容" }).filter({ visible: true });
    await expect(contents.getByRole("link")).toHaveText(["Before you begin", "The count"]);
    await contents.getByRole("link", { name: "The count" }).click();
    await expect(article.getByRole("heading", { name: "The count" })).toBeInViewport();
    await expect(page).toHaveURL(/#.+/);
  });
});

/**
 * An article of an editor: headings, steps, a table, a picture, internal and external links, and one element that must
 * be removed.
 */
const editorsArticle = `
  <h2>Before you begin</h2>
  <p onclick="alert(1)" style="color:red">Count <strong>twice</strong>, see <a href="/price.html">the price list</a>
  or <a href="https://bureau.example/">the bureau</a>.</p>
  <img src="/favicon.svg" alt="A sheet" width="20" height="20">
  <script>alert("smuggled")</script>
  <h2>The count</h2>
  <ol><li>Open the sheet</li><li>Fill in the count</li></ol>
  <table><tbody><tr><td>Bowl</td><td>24</td></tr></tbody></table>`;

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
