import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { type DevtoolsBrowser, openDevtools } from "../bench/devtools-pipe";
import { type PageVisit, visitPage } from "../bench/page-visit";
import { median } from "../bench/report";
import { measureChanges } from "../bench/route-change";
import { checkReachable } from "../lib/check-reachable";
import { chromiumArguments } from "../lib/chromium-arguments";
import { Misuse, readOptions, readWebAddress, run } from "../lib/command-line";
import { findChromium } from "../lib/find-chromium";

/** Pages of every kind a visit may begin with; the demonstration server logs in for those that belong to a user. */
const pages = [
  "/",
  "/price.html",
  "/product-news/1",
  "/help/doc/2003",
  "/login",
  "/mall",
  "/mall/detail?serviceNumber=KDZHJ01",
  "/user-center/mine?mock=persona:wholesaler",
  "/user-center/orders?mock=persona:wholesaler",
  "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&mock=persona:wholesaler",
] as const;

/** A page that keeps a visitor waiting longer than this is felt, in milliseconds of blocking time. */
const blockingLimit = 50;
/** A change of the screen that takes longer is felt, in milliseconds. */
const changeLimit = 80;

await run(async () => {
  const { url, runs = "5" } = readOptions(
    {
      url: { type: "string", value: "URL", about: "the running site, such as http://localhost:4173" },
      runs: { type: "string", value: "COUNT", about: "visits of each page, 1 to 99; 5 when absent" },
    },
    { name: "npm run bench:web", about: "Measures a running site's pages on a slow phone, as ratios." },
  );
  if (!url) throw new Misuse("npm run bench:web: name the running site with --url http://localhost:4173.");
  readWebAddress(url, "npm run bench:web: --url");
  if (!/^[1-9]\d?$/.test(runs)) throw new Misuse(`npm run bench:web: --runs must be 1 to 99, got "${runs}".`);
  await checkReachable(url, "npm run bench:web: --url");
  await reportVisits(url, Number(runs));
  await reportChanges(url, Number(runs));
});

async function reportVisits(url: string, runs: number): Promise<void> {
  const baseline = await serveWithoutCode(url);
  const browser = openDevtools();
  try {
    console.log(
      "Each page against itself without its code: medians, a slow phone on a slow network, empty caches",
    );
    for (const path of pages) {
      const [own, bare] = await visitAlternately(browser, runs, [
        new URL(path, url).href,
        new URL(path, baseline.url).href,
      ]);
      const ratio = (name: keyof PageVisit) => (medianOf(own, name) / medianOf(bare, name)).toFixed(2);
      const blocked = Math.round(medianOf(own, "tbt"));
      console.log(
        `  ${blocked > blockingLimit ? "✗" : "✓"} ${path.replace(/[?&]mock=.*/, "").padEnd(44)} FCP ${ratio("fcp")} ×   LCP ${ratio("lcp")} ×   blocked ${blocked} ms (at most ${blockingLimit})   shift ${medianOf(own, "cls").toFixed(3)}   ${medianOf(own, "requests")} requests`,
      );
    }
  } finally {
    await browser.close();
    baseline.close();
  }
}

/** Visits both addresses alternately, so that a busy period of the machine affects both. */
async function visitAlternately(
  browser: DevtoolsBrowser,
  runs: number,
  [first, second]: readonly [string, string],
): Promise<[PageVisit[], PageVisit[]]> {
  const visits: [PageVisit[], PageVisit[]] = [[], []];
  for (let round = 0; round < runs; round++) {
    visits[0].push(await visitPage(browser, first));
    visits[1].push(await visitPage(browser, second));
  }
  return visits;
}

async function reportChanges(url: string, runs: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    console.log("From the press of a link to its screen on a slow phone's processor, code and data loaded");
    for (const { path, milliseconds } of await measureChanges(browser, url, runs))
      console.log(
        `  ${milliseconds > changeLimit ? "✗" : "✓"} ${path.padEnd(48)} ${milliseconds} ms (at most ${changeLimit})`,
      );
  } finally {
    await browser.close();
  }
}

/** Serves the site with every page's code removed: the cost of the network, the texts and the pictures alone. */
async function serveWithoutCode(url: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const upstream = await fetch(new URL(request.url ?? "/", url));
    const type = upstream.headers.get("content-type") ?? "";
    const body = Buffer.from(await upstream.arrayBuffer());
    const sent = type.startsWith("text/html")
      ? Buffer.from(body.toString().replace(/<script type="module"[^>]*><\/script>/g, ""))
      : body;
    // Compressed as the site's own responses are.
    response.writeHead(upstream.status, { "content-type": type, "content-encoding": "br" });
    response.end(brotliCompressSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function medianOf(visits: readonly PageVisit[], name: keyof PageVisit): number {
  return median(visits.map((visit) => visit[name]));
}
