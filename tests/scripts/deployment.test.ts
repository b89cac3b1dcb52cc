import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headersFile, nginxHeaders } from "../../scripts/build/deploy/deployment-files";
import { nginxQueryPages, nginxShells } from "../../scripts/build/deploy/nginx-shells";
import { redirectsFile } from "../../scripts/build/deploy/redirects-file";
import { securityHeaders } from "../../scripts/site/security-headers";
import { findDestination, routeTable } from "../../src/app/route-table";
import { queryPageOf } from "../../src/app/server-routes";
import { neutralParameters } from "../../src/platform/query-page";
import { shellFile } from "../../src/platform/shell";
import { knownAddresses } from "../app/addresses";
import { projectRoot } from "../support/project-copy";

const inline = { scripts: ["'sha256-early'"], styles: ["'sha256-shell'"] };

const routes = routeTable.filter(({ path }) => path !== "/ui");

test("there is an address to try for every route", () => {
  expect(knownAddresses.length).toBeGreaterThan(70);
  const tried = new Set(knownAddresses.map(({ address, route }) => route ?? address));
  expect(routes.map(({ path }) => path).filter((path) => !tried.has(path))).toEqual([]);
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
      expect(block).toMatch(
        block.startsWith("/assets/")
          ? /include \/etc\/nginx\/stockbook-file-headers\.conf;/
          : /include \/etc\/nginx\/stockbook-headers\.conf;/,
      );
  });
});

describe("container", () => {
  const dockerfile = readFileSync(join(projectRoot, "deploy/Dockerfile"), "utf8");

  test("what it takes from the project is there", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(
      ([, files = ""]) => files.split(" "),
    );
    expect(copied).toContain("deploy/serve.sh");
    expect(copied.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  test("its log is the container's own, and a stop ends it after the calls that are under way", () => {
    expect(dockerfile).toContain("ln -sf /dev/stdout /var/log/nginx/access.log");
    expect(dockerfile).toContain("ln -sf /dev/stderr /var/log/nginx/error.log");
    // Of SIGTERM, which is the default, nginx breaks them off.
    expect(dockerfile).toContain("\nSTOPSIGNAL SIGQUIT\n");
  });
});

describe("nginx", () => {
  test.each([
    ["/news", "/news"],
    ["/news/", "/news"],
    ["/en/help/doc/2003/", "/en/help/doc/2003"],
    ["/", "/"],
  ])("the address %s has the file of the page %s", (address, page) => {
    const [, pattern = ""] = /^ {2}"~(.+)" \$1;$/m.exec(mapOf("page")) ?? [];
    expect(new RegExp(pattern).exec(address)?.[1] ?? address).toBe(page);
    expect(nginxConfiguration()).toContain("try_files $uri $page.html $page/index.html ");
  });

  test("an address that only has the name of a page that ends in .html is unknown, with a slash too", () => {
    const [, pattern = ""] = /location ~ (\S+\|404\)\S*) \{/.exec(nginxConfiguration()) ?? [];
    for (const address of ["/price", "/price/", "/en/about/", "/404"])
      expect(new RegExp(pattern).test(address)).toBe(true);
    expect(new RegExp(pattern).test("/price.html")).toBe(false);
  });

  test("the app's page is unknown to visitors, and there for the service worker", () => {
    expect(nginxConfiguration()).toMatch(
      /location = \/app\.html \{\n +if \(\$http_accept ~ "text\/html"\) \{ return 404; \}\n +\}/,
    );
  });

  test("a call's answer has the cache header of the back end alone, and the call the scheme that the visitor used", () => {
    const [, calls = ""] = /location ~ \^\/\(\?:api\S+ \{([^}]+\}[^}]*)\}/.exec(nginxConfiguration()) ?? [];
    // Headers of its own keep those of the server block away, Cache-Control among them.
    expect(calls).toContain("include /etc/nginx/stockbook-headers.conf;");
    expect(calls).not.toContain("Cache-Control");
    expect(calls).toContain("proxy_set_header X-Forwarded-Proto $visitor_scheme;");
    expect(mapOf("visitor_scheme")).toContain('"" $scheme;');
  });

  test("a folder below /assets/ is missing as a file is", () => {
    expect(nginxConfiguration()).toContain("error_page 403 404 = @missing-file;");
  });
});

describe.each([
  ["", "zh-CN"],
  ["/zh-cn", "zh-CN"],
  ["/zh-tw", "zh-TW"],
  ["/en", "en-US"],
] as const)("addresses below %o", (prefix, locale) => {
  test.each(knownAddresses)(
    "$address has the shell of its route where it has no file, from both kinds of host",
    (known) => {
      const expected = `/${shellFile(known.route ?? known.address, locale)}`;
      const address = prefix + known.address;
      expect(shellForNginx(address)).toBe(expected);
      expect(redirectOf(address)).toBe(expected);
    },
  );

  test.each([
    "/nothing",
    "/user-center/nothing",
    "/news/nothing",
    "/agent/nothing",
    "/case/1/2",
    "/case/one",
    "/reports/weekly",
    "/help/search/doc",
    "/help-doc",
  ])("%s is not found", (address) => {
    expect(findDestination(address.replace("-", "/")).kind).toBe("nothing");
    expect(shellForNginx(prefix + address)).toBe("");
  });
});

test("old help addresses have the shell of today's, which leads on", () => {
  expect(shellForNginx("/help-stockbook")).toBe(`/${shellFile("/help/:alias", "zh-CN")}`);
  expect(shellForNginx("/en/help-stockbook/doc")).toBe(`/${shellFile("/help/:alias/:kind", "en-US")}`);
});

describe("a page that the query names", () => {
  test.each([
    ["/mall/detail?serviceNumber=KDZHJ01", "/by-query/mall-detail/KDZHJ01.html"],
    ["/en/mall/detail?serviceNumber=KDZHJ01", "/by-query/en/mall-detail/KDZHJ01.html"],
    ["/mall/detail?utm_source=mail&serviceNumber=KDDS01&kw=x", "/by-query/mall-detail/KDDS01.html"],
    ["/mall/detail?serviceNumber=KDZHJ01&years=2", null],
    ["/mall/detail?serviceNumber=KDZHJ01&serviceNumber=KDDS01", null],
    ["/mall/detail?serviceNumber=../../index", null],
    ["/mall/detail?years=2", null],
    ["/mall/detail", null],
    ["/mall?serviceNumber=KDZHJ01", null],
  ])("%s has the file %s, from nginx and from the demonstration", (address, expected) => {
    const [pathname = "", search = ""] = address.split(/(?=\?)/);
    expect(queryPageOf(pathname, search)).toBe(expected?.slice(1) ?? null);
    expect(queryPageForNginx(address)).toBe(expected);
  });
});

test("what runs before the first paint ignores the same parameters as servers do", () => {
  const source = readFileSync(join(projectRoot, "src/platform/before-paint.ts"), "utf8");
  expect(source).toContain(`/^(${neutralParameters})$/`);
});

/** The file that `$query_page` names; null for the one that never is. */
function queryPageForNginx(address: string): string | null {
  const described = routes.map(({ path, params }) => ({
    path,
    params,
    pageParameter: path === "/mall/detail" ? "serviceNumber" : null,
  }));
  const [, pattern = "", file = ""] = /^ {2}"~(.+)" (\S+);$/m.exec(nginxQueryPages(described)) ?? [];
  // Within quotes nginx reads two backslashes as one.
  const { groups } = new RegExp(pattern.replaceAll("\\\\", "\\")).exec(address) ?? {};
  return groups === undefined ? null : file.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? "");
}

/** The lines of the map that fills the variable. */
function mapOf(variable: string): string {
  const [, lines = ""] = nginxConfiguration().split(new RegExp(`^map \\S+ \\$${variable} \\{$`, "m"));
  return lines.split(/^\}$/m)[0] ?? "";
}

function nginxConfiguration(): string {
  return readFileSync(join(projectRoot, "deploy/nginx/stockbook.conf"), "utf8");
}

/** The file that `$shell` of the maps names, as nginx reads them: the first expression that matches. */
function shellForNginx(address: string): string {
  const [names = "", languages = ""] = nginxShells(routes).split("}");
  const find = (map: string) =>
    [...map.matchAll(/^ {2}"~(.+)" (\S+);$/gm)].find(([, pattern = ""]) =>
      new RegExp(pattern).test(address),
    )?.[2];
  const name = find(names);
  const language = find(languages) ?? /default (\S+);/.exec(languages)?.[1];
  return name === undefined ? "" : `/shells/${language}/${name}.html`;
}

/** Where such hosts lead an address: the first line that matches, with `:name` for one segment. */
function redirectOf(address: string): string | undefined {
  const lines = redirectsFile(routes).trim().split("\n");
  const line = lines.find((text) => {
    const from = text.split(/\s+/)[0] ?? "";
    return new RegExp(`^${from.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`).test(address);
  });
  return line?.split(/\s+/)[1];
}
