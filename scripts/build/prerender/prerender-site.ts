import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { RouteDescription } from "../../../src/app/server-routes";
import { localePath, locales, splitLocalePath } from "../../../src/platform/locale";
import type { Settings } from "../../../src/platform/settings-shape";
import { appPageName } from "../../site/build-folders";
import type { ChunkTable } from "../chunks/chunk-table";
import { appPage } from "./app-page";
import { contentAt, sampleActivities, sampleContent } from "./content-source";
import { type FirstVisit, prepareFirstVisits } from "./first-visit";
import { helpIndexFiles } from "./help-index";
import { withHelpIndex } from "./help-index-mark";
import { pageAddresses } from "./page-addresses";
import { inlineHashes, type PageFrame } from "./page-template";
import type { PageReport, PageShare, PageTask, RenderedPages } from "./page-worker";
import { siteFiles } from "./site-files";
import { writeFirstStyles } from "./styles/write-first-styles";

export interface PrerenderOptions {
  readonly dist: string;
  readonly serverEntry: string;
  /** `page-worker.ts`, built. */
  readonly pageWorker: string;
  readonly settings: Settings;
  /** The scripts of the site. */
  readonly chunks: ChunkTable;
  /** The routes of the site, each of which gets a shell. */
  readonly routes: readonly RouteDescription[];
  /** Address of a real back end; null for the sample content. */
  readonly content: string | null;
  /** Aliases of its activities whose pages are made; the sample content has its own. */
  readonly activities: readonly string[];
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
 * language. A page whose content cannot be fetched is left out and named.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<Prerendered> {
  const { dist, serverEntry, pageWorker, content, settings, routes } = options;
  const count = Math.max(1, Math.min(availableParallelism(), 4));
  // They get ready while the list of pages is made.
  const workers = Array.from({ length: count }, () =>
    startWorker(pageWorker, { dist, serverEntry, content, settings }),
  );
  try {
    const source = content === null ? sampleContent() : contentAt(content);
    const pages = await pageAddresses(
      source,
      routes,
      content === null ? sampleActivities : options.activities,
    );
    const index = await helpIndexFiles(source).catch(problemOf);
    const visits = prepareFirstVisits(dist, routes, options.chunks);
    const frame = readFrame(options, "version" in index ? index.version : null, visits);
    writeFileSync(join(dist, appPageName), appPage(options.chunks, frame.page));
    const addresses = pages.flatMap((page) => locales.map((locale) => localePath(page, locale)));
    const rendered = await Promise.all(
      workers.map((worker, place) =>
        worker.make({
          frame,
          addresses: addresses.filter((_, index) => index % count === place),
          shells: routes.filter((_, index) => index % count === place),
        }),
      ),
    );
    const reported = rendered.flatMap(({ reports }) => reports);
    const reports = "version" in index ? reported : [...reported, index];
    const styles = writeFirstStyles(
      frame.wholeStyle.text,
      rendered.flatMap(({ files }) => files),
    );
    const listed = pages.filter((page) =>
      reports.some(({ address, isListed }) => isListed && splitLocalePath(address).path === page),
    );
    const files = [
      ...("version" in index ? index.files : []),
      ...(await siteFiles(settings, listed, source)),
    ];
    for (const { name, text } of files) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), text);
    }
    return { reports, hashes: inlineHashes(frame, styles) };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Pages leave many short-lived objects: a larger young generation collects them less often. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

interface PageRenderer {
  /** Has pages made, once; answers when the last one is written. */
  make(share: PageShare): Promise<RenderedPages>;
  stop(): Promise<unknown>;
}

function startWorker(worker: string, task: PageTask): PageRenderer {
  // Built, so that it needs no loader: reading hundreds of sources again in every worker took longer than the pages.
  const thread = new Worker(worker, { workerData: task, execArgv: [], resourceLimits });
  const end = new Promise<RenderedPages>((resolve, reject) => {
    thread.on("message", resolve);
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("prerender: a worker ended before its pages were made.")));
  });
  // A worker that fails while the list of pages is built reports it at its first task.
  end.catch(() => undefined);
  return {
    make(share) {
      thread.postMessage(share);
      return end;
    },
    stop: () => thread.terminate(),
  };
}

/** A site without an index of its help is whole: its searches ask the server. */
function problemOf(error: unknown): PageReport {
  const problem = error instanceof Error ? error.message : String(error);
  return { address: "the index of the help", file: null, isListed: false, problem };
}

function readFrame(
  { dist, early, settings }: PrerenderOptions,
  helpIndex: string | null,
  visits: Readonly<Record<string, FirstVisit>>,
): PageFrame {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  const page = helpIndex === null ? built : withHelpIndex(built, helpIndex);
  const assets = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".css"));
  const styles = new Map(
    assets.map((name) => [name, readFileSync(join(dist, "assets", name), "utf8").trim()]),
  );
  const find = (isWanted: (name: string, text: string) => boolean) => {
    const [name, text] = [...styles].find(([name, text]) => isWanted(name, text)) ?? [];
    return name === undefined || text === undefined ? null : { address: `/assets/${name}`, text };
  };
  const wholeStyle = find((name) => page.includes(name));
  if (wholeStyle === null) throw new Error("prerender: dist/index.html names no style sheet.");
  return {
    page,
    wholeStyle,
    articleStyle: find((_name, text) => text.includes(".article-html")),
    early,
    visits,
    siteOrigin: settings.siteOrigin,
    brand: settings.brand.name,
  };
}
