import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { linksWithoutPrefix } from "../../../src/platform/links-without-prefix";
import { localePath, locales, splitLocalePath } from "../../../src/platform/locale";
import { queryPageFile } from "../../../src/platform/query-page";
import type { Settings } from "../../../src/platform/settings-shape";
import { shellFile } from "../../../src/platform/shell";
import { openServerEntry } from "../../site/server-entry";
import { cachedSource, contentAt, contentHost, sampleContent } from "./content-source";
import { type PageFrame, pageOf, shellOf } from "./page-template";

/** Start message of a worker. */
export interface PageTask {
  readonly serverEntry: string;
  readonly dist: string;
  /** Settings of the deployment, as JSON values that were checked. */
  readonly settings: Settings;
  /** Address of a real back end; null for the sample content. */
  readonly content: string | null;
}

/** Its tasks: the pages to render. */
export interface PageShare {
  readonly frame: PageFrame;
  readonly addresses: readonly string[];
  readonly shells: readonly ShellTask[];
}

/** A route whose shell is to be made, with an address of it. */
export interface ShellTask {
  readonly path: string;
  readonly sample: { readonly pathname: string; readonly search: string };
}

/** What a worker answers when all its pages are written. */
export interface RenderedPages {
  readonly reports: readonly PageReport[];
  readonly files: readonly PageFile[];
}

/** A page or shell that was written. */
export interface PageFile {
  readonly route: string;
  readonly file: string;
}

/** The report of a worker about one page. */
export interface PageReport {
  readonly address: string;
  readonly file: string | null;
  readonly isListed: boolean;
  readonly problem: string | null;
}

/** The language pages are in where the address does not say one. */
const unprefixedLocale = "zh-CN";

// React's checks for developers would make every page several times slower.
process.env["NODE_ENV"] = "production";
const task: PageTask = workerData;
const source = cachedSource(task.content === null ? sampleContent() : contentAt(task.content));
globalThis.fetch = (input, init) => source.fetch(new Request(input, init));
const { JSDOM } = await import("jsdom");
const entry = await openServerEntry(task.serverEntry);
const host = { site: contentHost, manage: contentHost, log: contentHost, web: contentHost };
const hosts = { www: host, mwww: host, dev: host };
entry.setSettings({ ...task.settings, hosts: { china: hosts, global: hosts } });
entry.setHtmlWindow(new JSDOM("").window);
// A message sent before it was ready is delivered now; without listeners the worker ends.
parentPort?.once("message", async ({ frame, addresses, shells }: PageShare) => {
  for (const shell of shells) await renderShells(shell, frame);
  const reports: PageReport[] = [];
  for (const address of addresses) reports.push(await renderPages(address, frame));
  const rendered: RenderedPages = { reports, files };
  parentPort?.postMessage(rendered);
});

async function renderPages(address: string, frame: PageFrame): Promise<PageReport> {
  try {
    const { hasFailed, ...content } = await entry.renderPage(address);
    if (hasFailed)
      return { address, file: null, isListed: false, problem: "its content could not be fetched" };
    const file = join(task.dist, fileOf(address, content.route));
    write(content.route, file, pageOf(frame, { ...content, address }));
    if (content.locale === unprefixedLocale) {
      // The same page at its own address, without the prefix in its links.
      const bare = splitLocalePath(address).path;
      const own = linksWithoutPrefix(content.body, content.locale);
      write(
        content.route,
        join(task.dist, fileOf(bare, content.route)),
        pageOf(frame, { ...content, address: bare, body: own }),
      );
    }
    return { address, file, isListed: isListed(address, content.head), problem: null };
  } catch (error) {
    return {
      address,
      file: null,
      isListed: false,
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Whether search engines list a page at its own address, and not under that of another page of the same text. */
function isListed(address: string, head: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (canonical === undefined) return false;
  const pathOf = (href: string) => splitLocalePath(new URL(href, contentHost).pathname).path;
  return pathOf(canonical) === pathOf(address);
}

/** The shells of a route; where its screen cannot be rendered without a browser, they show the page around it. */
async function renderShells({ path, sample }: ShellTask, frame: PageFrame): Promise<void> {
  for (const locale of locales) {
    const shell = await entry.renderShell(localePath(sample.pathname, locale), sample.search, locale);
    write(path, join(task.dist, shellFile(path, locale)), shellOf(frame, { ...shell, route: path, locale }));
  }
}

const created = new Set<string>();
const files: PageFile[] = [];

function write(route: string, file: string, page: string): void {
  const folder = dirname(file);
  if (!created.has(folder)) mkdirSync(folder, { recursive: true });
  created.add(folder);
  writeFileSync(file, page);
  files.push({ route, file });
}

/**
 * The file a static host finds for an address: a folder's `index.html`, `.html` written out, or `.html` added. One with
 * a query has a place of its own, as hosts look for files by the path alone.
 */
function fileOf(address: string, route: string): string {
  const [pathname = "", query] = address.split("?");
  if (query !== undefined) {
    const [value = ""] = new URLSearchParams(query).values();
    return queryPageFile(route, value, splitLocalePath(pathname).prefix);
  }
  if (address.endsWith("/")) return `${address}index.html`;
  return address.endsWith(".html") ? address : `${address}.html`;
}
