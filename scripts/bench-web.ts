import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { measureChanges } from "./bench/route-change";
import { chromiumArguments } from "./chromium-arguments";
import { Misuse, readOptions, readWebAddress, run } from "./command-line";
import { findChromium } from "./find-chromium";

/** Pages a visitor is likely to begin with. */
const pages = ["/", "/price.html", "/download.html", "/product-news/1", "/help/doc/2003"] as const;

/** A middling phone on a slow network, as performance tools of browsers call it. */
const phone = { width: 412, height: 823 };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** A change of the screen that takes longer is felt, in milliseconds. */
const changeLimit = 80;

/** What one visit cost: moments and durations in milliseconds, shifts as the browser counts them. */
interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

declare global {
  interface Window {
    visit: { fcp: number; lcp: number; tbt: number; cls: number };
  }
}

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
  const floor = await openFloor(url);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    console.log(
      "Each page against itself without its code: medians, a slow phone on a slow network, empty caches",
    );
    for (const path of pages) {
      const own: Visit[] = [];
      const bare: Visit[] = [];
      // In turns, so that a busy moment of the machine meets both.
      for (let round = 0; round < Number(runs); round++) {
        own.push(await visit(browser, new URL(path, url).href));
        bare.push(await visit(browser, new URL(path, floor.url).href));
      }
      const ratio = (read: (one: Visit) => number) => (median(own, read) / median(bare, read)).toFixed(2);
      const blocked = Math.round(median(own, ({ tbt }) => tbt));
      const shift = median(own, ({ cls }) => cls).toFixed(3);
      console.log(
        `  ${path.padEnd(18)} FCP ${ratio(({ fcp }) => fcp)} ×   LCP ${ratio(({ lcp }) => lcp)} ×   blocked ${blocked} ms   shift ${shift}`,
      );
    }
    console.log("From the press of a link to its screen on a slow phone's processor, code and data at hand");
    for (const { way, milliseconds } of await measureChanges(browser, url, Number(runs)))
      console.log(
        `  ${milliseconds > changeLimit ? "✗" : "✓"} ${way.padEnd(48)} ${milliseconds} ms (at most ${changeLimit})`,
      );
  } finally {
    await browser.close();
    floor.close();
  }
});

/** The same site with every page's code taken out: what the network, the words and the pictures cost by themselves. */
async function openFloor(url: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", url));
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const shown = type.startsWith("text/html")
      ? Buffer.from(body.toString().replace(/<script type="module"[^>]*><\/script>/g, ""))
      : body;
    // Pressed as the site's own answers are.
    response.writeHead(answer.status, { "content-type": type, "content-encoding": "br" });
    response.end(brotliCompressSync(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, locale: "zh-CN" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVisit);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(address, { waitUntil: "networkidle" });
    await rest(page);
    return await page.evaluate(() => window.visit);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function watchVisit(): void {
  window.visit = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  // No function here has a name: the compiler would mark it with a helper that the page does not have.
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "first-contentful-paint") window.visit.fcp = entry.startTime;
        else if (type === "largest-contentful-paint") window.visit.lcp = entry.startTime;
        else if (type === "longtask") window.visit.tbt += Math.max(0, entry.duration - 50);
        else if ("value" in entry && typeof entry.value === "number") window.visit.cls += entry.value;
      }
    }).observe({ type, buffered: true });
  }
}

/** Until nothing is left to do: what waits for an idle moment counts too. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );
}

function median(visits: readonly Visit[], read: (visit: Visit) => number): number {
  const sorted = visits.map(read).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
