import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readOptions, run } from "../lib/command-line";
import { appPageName } from "../site/build-folders";
import { hasMockCode } from "../site/mock-code";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "dist");

/** Bytes of JavaScript, brotli, that the home page may ask for before a visitor does anything. */
const homeBudget = 110_000;
/** What any screen may ask for when it is the first page: forms with their rules and hashes are the heaviest. */
const screenBudget = 185_000;
await run(async () => {
  readOptions(
    {},
    {
      name: "npm run budget",
      about: "Compares the size of the built site with its budgets, and fails on mock code in it.",
    },
  );
  if (!existsSync(join(dist, appPageName)))
    throw new Error("budget: dist/ is missing; run npm run build first.");
  const files = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const sizes = new Map(files.map((name) => [name, brotliSize(join(dist, "assets", name))]));
  const needed = firstLoad(files);
  const total = needed.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  for (const name of needed) console.log(`  ${kilobytes(sizes.get(name) ?? 0).padStart(8)}  ${name}`);
  console.log(
    `budget: home requests ${kilobytes(total)} of JavaScript (brotli), ${kilobytes(homeBudget)} allowed`,
  );
  const leaks = files.filter((name) => hasMockCode(readFileSync(join(dist, "assets", name), "utf8")));
  if (leaks.length > 0)
    throw new Error(
      `budget: mock code is in ${leaks.join(", ")}; only src/main.tsx may reach mocks/, in development.`,
    );
  if (total > homeBudget)
    throw new Error(
      `budget: home is ${kilobytes(total - homeBudget)} over its budget; load something later.`,
    );
  const screens = screenSizes(files, sizes);
  for (const { name, bytes } of screens) console.log(`  ${kilobytes(bytes).padStart(8)}  ${name}`);
  const tooLarge = screens.filter(({ bytes }) => bytes > screenBudget);
  console.log(
    `budget: ${screens.length} screens, each with all it needs, ${kilobytes(screenBudget)} allowed`,
  );
  if (tooLarge.length > 0)
    throw new Error(
      `budget: ${tooLarge.map(({ name }) => name).join(", ")} over ${kilobytes(screenBudget)}; load something later.`,
    );
});

/** What each screen asks for when it is the first page: the start, its own chunk and the store of data, largest first. */
function screenSizes(files: readonly string[], sizes: ReadonlyMap<string, number>) {
  const page = readFileSync(join(dist, appPageName), "utf8");
  const start = [...page.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? "");
  const data = files.filter((name) => name.startsWith("data-provider-"));
  return files
    .filter((name) => /-screen-[\w-]+\.js$/.test(name))
    .map((name) => {
      const needed = withImports(new Set([...start, ...data, name]));
      const bytes = needed.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
      return { name: name.replace(/-[\w-]{8}\.js$/, ""), bytes };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** The entry, what it imports, and the chunks of the home screen in one language. */
function firstLoad(files: string[]): string[] {
  const page = readFileSync(join(dist, appPageName), "utf8");
  const wanted = new Set([...page.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? ""));
  const roots = ["home-screen-", "content-home-", "common-", "rules-"];
  for (const prefix of roots) {
    const candidates = files.filter((name) => name.startsWith(prefix));
    const largest = candidates.sort(
      (a, b) => statSync(join(dist, "assets", b)).size - statSync(join(dist, "assets", a)).size,
    )[0];
    if (largest) wanted.add(largest);
  }
  return withImports(wanted);
}

/** Chunks with everything they import statically; the set grows during the iteration. */
function withImports(wanted: Set<string>): string[] {
  for (const name of wanted) {
    const code = readFileSync(join(dist, "assets", name), "utf8");
    const statics = [...code.matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
      ([, file]) => file ?? "",
    );
    for (const file of statics) wanted.add(file);
  }
  return [...wanted];
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
