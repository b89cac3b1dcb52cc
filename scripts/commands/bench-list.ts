import { type APIRequestContext, type Browser, chromium, request } from "@playwright/test";
import { type ListCosts, type ListSubject, visitList } from "../bench/list-visit";
import { comparedLists, type ServedLists, serveLists } from "../bench/lists/serve-lists";
import { median } from "../bench/report";
import { checkMockBackend } from "../lib/check-reachable";
import { chromiumArguments } from "../lib/chromium-arguments";
import { Misuse, readOptions, readWebAddress, run } from "../lib/command-line";
import { findChromium } from "../lib/find-chromium";

const customers = "/agent/merchant";
const rowsPath = "/ommall/srvmall/promoter/mch/list";
const clock = "clock:2026-11-21T10:32:00+08:00";
/** Who has 10 000 customers, and who has none. */
const selections = {
  rows: `persona:agent-china,${clock}`,
  empty: `persona:promoter,scenario:no-customers,${clock}`,
} as const;

/** More than this is felt; megabytes for the heap, milliseconds for the rest. */
const limits: ListCosts = { firstRow: 250, key: 32, sort: 100, chip: 100, frame: 34, heap: 8 };
const titles: Readonly<Record<keyof ListCosts, string>> = {
  firstRow: "first row after its data",
  key: "a key typed into the search",
  sort: "another order",
  chip: "another state",
  frame: "between two pictures, 95 of 100",
  heap: "memory of the rows",
};

await run(async () => {
  const { url, runs = "3" } = readOptions(
    {
      url: { type: "string", value: "URL", about: "the running site, such as http://localhost:4173" },
      runs: { type: "string", value: "COUNT", about: "visits of each list, 1 to 99; 3 when absent" },
    },
    {
      name: "npm run bench:list",
      about: "Measures the list of 10 000 customers on a slow processor, beside two other lists of the same.",
    },
  );
  if (!url) throw new Misuse("npm run bench:list: name the running site with --url http://localhost:4173.");
  readWebAddress(url, "npm run bench:list: --url");
  if (!/^[1-9]\d?$/.test(runs))
    throw new Misuse(`npm run bench:list: --runs must be 1 to 99, got "${runs}".`);
  await checkMockBackend(url, "npm run bench:list: --url");
  const lists = await serveLists(await readRows(url));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const costs = await visitAlternately(browser, url, lists, Number(runs));
    if (!report(costs)) throw new Error("bench: the list of customers is over a limit.");
  } finally {
    await browser.close();
    lists.close();
  }
});

async function readRows(url: string): Promise<Buffer> {
  const api = await request.newContext({ baseURL: url });
  await prepare(api, "rows");
  const response = await api.post(rowsPath, { data: { page: 1, rows: 10_000 } });
  const body = await response.body();
  await api.dispose();
  return body;
}

async function prepare(api: APIRequestContext, rows: keyof typeof selections, url = ""): Promise<void> {
  const response = await api.post(`${url}/__mock/apply`, { data: selections[rows] });
  if (!response.ok()) throw new Error(`bench: ${await response.text()}`);
}

type Costs = Readonly<Record<string, readonly ListCosts[]>>;

/** Each list in turn, so that a busy period of the machine affects all. */
async function visitAlternately(
  browser: Browser,
  url: string,
  lists: ServedLists,
  runs: number,
): Promise<Costs> {
  const subjects: Record<string, ListSubject> = { ours: ownList(url.replace(/\/$/, "")) };
  for (const { name } of comparedLists) subjects[name] = compared(name, lists);
  const costs: Record<string, ListCosts[]> = {};
  for (let round = 0; round < runs; round++)
    for (const [name, subject] of Object.entries(subjects)) {
      const visit = await visitList(browser, subject);
      costs[name] = [...(costs[name] ?? []), visit];
    }
  return costs;
}

function ownList(url: string): ListSubject {
  return {
    address: url + customers,
    emptyAddress: url + customers,
    prepare: (page, rows) => prepare(page.request, rows, url),
    rowsPath,
    search: 'input[type="search"]',
    sort: 'button[aria-pressed]:has-text("客户")',
    chip: 'button:has-text("已过期")',
  };
}

function compared(name: (typeof comparedLists)[number]["name"], lists: ServedLists): ListSubject {
  return {
    address: lists.address(name, "rows"),
    emptyAddress: lists.address(name, "empty"),
    rowsPath: "/rows.json",
    search: 'input[type="search"]',
    sort: '[data-act="sort"]',
    chip: '[data-act="chip"]',
  };
}

/** Prints the medians beside their limits and the other lists; returns whether all are met. */
function report(costs: Costs): boolean {
  const medianOf = (name: string, cost: keyof ListCosts) =>
    median((costs[name] ?? []).map((visit) => visit[cost]));
  let isWithin = true;
  console.log("10 000 customers on a processor four times slower: medians");
  for (const [cost, title] of Object.entries(titles) as [keyof ListCosts, string][]) {
    const value = medianOf("ours", cost);
    isWithin &&= value <= limits[cost];
    const unit = cost === "heap" ? "MB" : "ms";
    const others = comparedLists.map(({ name }) => {
      const other = medianOf(name, cost);
      return `${(value / other).toFixed(2)} × ${name} (${other.toFixed(1)})`;
    });
    console.log(
      `  ${value <= limits[cost] ? "✓" : "✗"} ${title.padEnd(32)} ${value.toFixed(1).padStart(7)} ${unit} (at most ${limits[cost]})   ${others.join("   ")}`,
    );
  }
  return isWithin;
}
