import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headersFile, nginxHeaders } from "../../scripts/build/deploy/deployment-files";
import { productAddresses, redirectsFile } from "../../scripts/build/deploy/redirects-file";
import { securityHeaders } from "../../scripts/site/security-headers";
import { findDestination, routeTable } from "../../src/app/route-table";
import { projectRoot } from "../support/project-copy";

const inline = { scripts: ["'sha256-early'"], styles: ["'sha256-shell'"] };

/** An address for every route for which this build may have no file. */
const addresses = routeTable
  .filter(({ path }) => path !== "/" && path !== "/ui" && !path.endsWith(".html"))
  .map(({ path }) =>
    path
      .replace("/:category", "/industry-news")
      .replace(/:(id|articleId|rootCategoryId)\b/g, "42")
      .replace(":kind", "doc")
      .replace(/:\w+/g, "any-name"),
  );

/** Pages that every build contains. */
const fixed = ["/contact", "/faq", "/unsubscribe", "/case", "/help", "/privacy", "/zhj-app"];
const mayLackFile = addresses.filter(
  (address) => !fixed.includes(address) && address !== "/industry-news" && address !== "/help/search",
);

test("the addresses tried are addresses of the product", () => {
  expect(mayLackFile.length).toBeGreaterThan(50);
  for (const address of mayLackFile) expect(findDestination(address).kind, address).toBe("screen");
});

describe("headers", () => {
  test("a plain static host sends every header of the demonstration server, with the build's hashes", () => {
    const lines = headersFile(inline).split("\n");
    for (const [name, value] of Object.entries(securityHeaders(inline)))
      expect(lines.map((line) => line.toLowerCase())).toContain(`  ${name}: ${value}`.toLowerCase());
    expect(lines.join("\n")).toContain("script-src 'self' 'sha256-early'");
  });

  test("nginx sends them on every answer, failures too", () => {
    const lines = nginxHeaders(inline).trim().split("\n");
    expect(lines).toHaveLength(Object.keys(securityHeaders(inline)).length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  });

  test("an nginx block that adds a header of its own includes the others, which it would lose", () => {
    const blocks = nginxConfiguration()
      .split(/\n {2}location /)
      .slice(1);
    for (const block of blocks.filter((text) => text.includes("add_header")))
      expect(block).toContain("include /etc/nginx/stockbook-headers.conf;");
  });
});

describe.each(["", "/zh-cn", "/zh-tw", "/en"])("addresses below %o", (prefix) => {
  test.each(mayLackFile)("%s is the app's page where it has no file, from both kinds of host", (address) => {
    expect(isProductForNginx(prefix + address)).toBe(true);
    expect(isRedirected(prefix + address)).toBe(true);
  });

  test.each([
    "/nothing",
    "/user-center/nothing",
    "/news/nothing",
    "/agent/nothing",
    "/case/1/2",
    "/reports/weekly",
  ])("%s is not found", (address) => {
    expect(findDestination(address).kind).toBe("nothing");
    expect(isProductForNginx(prefix + address)).toBe(false);
  });
});

test("old help addresses are the app's page, which leads on", () => {
  expect(isProductForNginx("/help-stockbook")).toBe(true);
  expect(isProductForNginx("/en/help-stockbook/doc")).toBe(true);
});

function nginxConfiguration(): string {
  return readFileSync(join(projectRoot, "deploy/nginx/stockbook.conf"), "utf8");
}

function isProductForNginx(address: string): boolean {
  const patterns = [...nginxConfiguration().matchAll(/^ {2}"~(.+)" 1;$/gm)].map(
    ([, pattern = ""]) => pattern,
  );
  expect(patterns.length).toBeGreaterThan(5);
  return patterns.some((pattern) => new RegExp(pattern).test(address));
}

/** As such hosts interpret it: `*` at the end matches any rest. */
function isRedirected(address: string): boolean {
  const sources = redirectsFile()
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/)[0] ?? "");
  expect(sources).toHaveLength(productAddresses.length * 4);
  return sources.some((from) =>
    from.endsWith("/*") ? address.startsWith(from.slice(0, -1)) : address === from,
  );
}
