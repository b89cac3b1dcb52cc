import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions, run } from "../lib/command-line";
import { appPageName } from "../site/build-folders";
import { type FirstVisitCost, firstPages, firstVisitCost } from "../site/first-visit-cost";
import { hasMockCode } from "../site/mock-code";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "dist");

/** What a first visit may ask for before the visitor does anything: bytes of JavaScript (brotli), and requests. */
interface Limits {
  readonly scriptBytes: number;
  readonly requests: number;
}

const homeLimits: Limits = { scriptBytes: 110_000, requests: 12 };
/** Any other page: forms with their rules and hashes are the heaviest. */
const pageLimits: Limits = { scriptBytes: 185_000, requests: 20 };

await run(async () => {
  readOptions(
    {},
    {
      name: "npm run budget",
      about: "Weighs the first visit of every page of the built site and looks for what must not be in it.",
    },
  );
  if (!existsSync(join(dist, appPageName)))
    throw new Error("budget: dist/ is missing; run npm run build first.");
  refuseMockCode();
  const costs = firstPages(dist).map((page) => firstVisitCost(dist, page));
  reportCosts(costs);
  const problems = costs.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(`budget: ${problems.join("; ")}.`);
});

function refuseMockCode(): void {
  const files = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const leaks = files.filter((name) => hasMockCode(readFileSync(join(dist, "assets", name), "utf8")));
  if (leaks.length > 0)
    throw new Error(
      `budget: mock code is in ${leaks.join(", ")}; only src/main.tsx may reach mocks/, in development.`,
    );
}

/** One line for all pages with the same scripts, the heaviest first. */
function reportCosts(costs: readonly FirstVisitCost[]): void {
  const groups = new Map<string, FirstVisitCost[]>();
  for (const cost of costs) {
    const key = cost.scripts.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), cost]);
  }
  const lines = [...groups.values()].map((pages) => ({
    pages,
    heaviest: pages.reduce((one, other) => (other.requests > one.requests ? other : one)),
  }));
  lines.sort((one, other) => other.heaviest.scriptBytes - one.heaviest.scriptBytes);
  for (const { pages, heaviest } of lines)
    console.log(
      `  ${kilobytes(heaviest.scriptBytes).padStart(8)} of scripts  ${kilobytes(heaviest.otherBytes).padStart(7)} besides  ${String(heaviest.requests).padStart(2)} requests  ${heaviest.page}${pages.length > 1 ? ` and ${pages.length - 1} more` : ""}`,
    );
  console.log(
    `budget: ${costs.length} pages; home may ask for ${kilobytes(homeLimits.scriptBytes)} of scripts in ${homeLimits.requests} requests, others for ${kilobytes(pageLimits.scriptBytes)} in ${pageLimits.requests}`,
  );
}

function problemsOf({ page, scriptBytes, requests, unnamed }: FirstVisitCost): string[] {
  const limits = page === "index.html" ? homeLimits : pageLimits;
  return [
    ...(scriptBytes > limits.scriptBytes
      ? [`${page} asks for ${kilobytes(scriptBytes)} of scripts, load something later`]
      : []),
    ...(requests > limits.requests ? [`${page} makes ${requests} requests, merge some`] : []),
    ...(unnamed.length > 0 ? [`${page} does not name ${unnamed.join(", ")}`] : []),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
