import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { wholeStyleAttribute } from "../../src/platform/prerendered";
import { queryPageFolder } from "../../src/platform/query-page";
import { routeScriptAddress } from "../../src/platform/release-name";
import { shellFolder } from "../../src/platform/shell";
import { releaseOf } from "../../src/worker/page-text";
import { appPageName } from "./build-folders";

/** What a first visit of a page asks for before the visitor does anything. */
export interface FirstVisitCost {
  /** File of the page, from the folder of the built files. */
  readonly page: string;
  readonly scripts: readonly string[];
  /** Bytes of its scripts, compressed. */
  readonly scriptBytes: number;
  /** Bytes of the page, its texts and the style sheet, compressed. */
  readonly otherBytes: number;
  /** The page itself, its scripts, style sheet, texts, settings and pictures. */
  readonly requests: number;
  /** Scripts that its scripts import and the page does not name: each is found out late. */
  readonly unnamed: readonly string[];
}

/** Pages of a language's own folder. */
const inOtherFolder = new RegExp(`^(?:${queryPageFolder}/)?(?:zh-cn|zh-tw|en)/`);

/** Every page a first visit may begin with, in the first language: those of everyone, then the shells of all routes. */
export function firstPages(dist: string): readonly string[] {
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".html") && !inOtherFolder.test(name))
    .filter((name) => name !== appPageName && name !== "404.html");
  const isShell = (name: string) => name.startsWith(`${shellFolder}/`);
  return [
    ...pages.filter((name) => !isShell(name)).sort(),
    ...pages.filter((name) => name.startsWith(`${shellFolder}/zh-cn/`)).sort(),
  ];
}

/** What a visit that begins with this page costs. */
export function firstVisitCost(dist: string, page: string): FirstVisitCost {
  const html = readFileSync(join(dist, page), "utf8");
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? "";
  const named = attribute(html, "data-code").split(" ").filter(Boolean);
  const texts = attribute(html, "data-texts");
  const style = new RegExp(`<link rel="stylesheet" href="([^"]+)"[^>]* ${wholeStyleAttribute}`).exec(
    html,
  )?.[1];
  const pictures = [...html.matchAll(/<img\b[^>]*? src="([^"]*)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('loading="lazy"'))
    .map(([, address]) => address);
  const scripts = [...new Set([entry, ...named])];
  const others = [page, texts, ...(style === undefined ? [] : [style])];
  return {
    page,
    scripts,
    scriptBytes: sum(scripts.map((file) => compressedSize(join(dist, file)))),
    otherBytes: sum(others.map((file) => compressedSize(join(dist, file)))),
    // The settings are the last one.
    requests: scripts.length + others.length + new Set(pictures).size + 1,
    unnamed: scripts
      .flatMap((file) => staticImports(join(dist, file)))
      .map((file) => (file === routeScriptAddress ? releaseOf(html) : file))
      .filter((file) => !scripts.includes(file)),
  };
}

function attribute(html: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? "";
}

/** Addresses of the scripts that one imports statically. */
function staticImports(file: string): string[] {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(/(?:import|from)\s*["'`](\.\.?\/[\w.-]+\.js)["'`]/g)].map(
    ([, path = ""]) => new URL(path, "https://site.example/assets/").pathname,
  );
}

const sizes = new Map<string, number>();

/** Bytes of a file as it is sent; the build lays a compressed copy beside it. */
function compressedSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const copy = `${file}.br`;
  const size = existsSync(copy) ? statSync(copy).size : brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
