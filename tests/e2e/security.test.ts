import { createHash } from "node:crypto";
import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";

// Every other test fails too when the policy stops anything: the fixture listens on each page.
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
      ["script-src", /<script>([\s\S]*?)<\/script>/g],
      ["style-src", /<style>([\s\S]*?)<\/style>/g],
    ] as const) {
      const allowed = policy.split(";").find((directive) => directive.trim().startsWith(kind));
      for (const [, code = ""] of html.matchAll(inline)) expect(allowed, path).toContain(hashOf(code));
    }
    // Whatever else stands between script tags is data.
    const others = [...html.matchAll(/<script\s([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    for (const attributes of others) expect(attributes, path).toMatch(/src=|type="application\/(ld\+)?json"/);
    expect(html.match(/<style\s/), path).toBeNull();
    expect(html.match(/\s(style|on[a-z]+)="/), path).toBeNull();
  }
});

test.describe("the policy at work", () => {
  test.use({ expectErrors: /policy/i });

  test("a script written into the page does not run", async ({ page, site }) => {
    await site.openIn("zh-CN", 1440, "/faq");
    await site.settle();
    const stopped = page.waitForEvent("console", (message) =>
      message.text().startsWith("policy: script-src"),
    );
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'written in'";
      document.body.append(script);
    });
    await stopped;
    await expect(page).not.toHaveTitle("written in");
  });
});

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
