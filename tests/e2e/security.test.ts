import { expect, test } from "./support/fixtures";
import { screens } from "./support/screens";

// Every other test fails too when the policy stops anything: the fixture listens on each page.
test("every page carries a content security policy without inline code", async ({ request }) => {
  for (const { path } of screens) {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("style-src 'self'");
    expect(policy, path).not.toContain("unsafe-");
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    const html = await answer.text();
    expect(html, path).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html, path).not.toMatch(/<style|\sstyle=/);
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
