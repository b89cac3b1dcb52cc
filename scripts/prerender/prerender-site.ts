import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { localePath, locales, splitLocalePath } from "../../src/platform/locale";
import type { Settings } from "../../src/platform/settings-shape";
import { appPage, appPageName } from "./app-page";
import { contentAt, sampleContent } from "./content-source";
import { pageAddresses } from "./page-addresses";
import { inlineHashes, type PageFrame } from "./page-template";
import type { PageReport, PageTask } from "./page-worker";
import { siteFiles } from "./site-files";

export interface PrerenderOptions {
  readonly dist: string;
  readonly serverEntry: string;
  readonly settings: Settings;
  /** Address of a real back end; null for the sample content. */
  readonly content: string | null;
  /** What runs before the first paint, as built. */
  readonly early: string;
}

export interface Prerendered {
  readonly reports: readonly PageReport[];
  /** Sources the content security policy must allow beside `'self'`. */
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/**
 * Writes every public page into `dist`: at its own address in simplified Chinese, and under the prefix of each
 * language. A page whose content cannot be had is left out and named.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<Prerendered> {
  const frame = readFrame(options.dist, options.early);
  writeFileSync(join(options.dist, appPageName), appPage(options.dist, frame.page));
  const source = options.content === null ? sampleContent() : contentAt(options.content);
  const pages = await pageAddresses(source);
  const addresses = pages.flatMap((page) => locales.map((locale) => localePath(page, locale)));
  const workers = Math.max(1, Math.min(availableParallelism(), 4));
  const shares = Array.from({ length: workers }, (_, place) =>
    addresses.filter((_address, index) => index % workers === place),
  );
  const { dist, serverEntry, content, settings } = options;
  const made = await Promise.all(
    shares.map((share) => runWorker({ dist, serverEntry, content, settings, frame, addresses: share })),
  );
  const reports = made.flat();
  const listed = pages.filter((page) =>
    reports.some(({ address, isListed }) => isListed && splitLocalePath(address).path === page),
  );
  for (const { name, text } of await siteFiles(settings, listed, source)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return { reports, hashes: inlineHashes(frame) };
}

function runWorker(task: PageTask): Promise<PageReport[]> {
  return new Promise((resolve, reject) => {
    const reports: PageReport[] = [];
    const worker = new Worker(bootWorker, {
      eval: true,
      workerData: task,
      env: { ...process.env, PAGE_WORKER: new URL("./page-worker.ts", import.meta.url).href },
    });
    worker.on("message", (report: PageReport) => reports.push(report));
    worker.on("error", reject);
    worker.on("exit", () => resolve(reports));
  });
}

/** A worker of Node 20 does not inherit the loader that reads TypeScript, so it begins by asking for it. */
const bootWorker = `import("tsx/esm/api").then(({ register }) => {
  register();
  return import(process.env.PAGE_WORKER);
});`;

function readFrame(dist: string, early: string): PageFrame {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const assets = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".css"));
  const styles = new Map(
    assets.map((name) => [name, readFileSync(join(dist, "assets", name), "utf8").trim()]),
  );
  const find = (isWanted: (name: string, text: string) => boolean) => {
    const [name, text] = [...styles].find(([name, text]) => isWanted(name, text)) ?? [];
    return name === undefined || text === undefined ? null : { address: `/assets/${name}`, text };
  };
  const shellStyle = find((name) => page.includes(name));
  if (shellStyle === null) throw new Error("prerender: dist/index.html names no style sheet.");
  return {
    page,
    shellStyle,
    articleStyle: find((_name, text) => text.includes(".article-html")),
    early,
  };
}
