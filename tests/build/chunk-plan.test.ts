import { describe, expect, test } from "vitest";
import { planChunks } from "../../scripts/build/chunks/chunk-plan";
import type { ModuleGraph } from "../../scripts/build/chunks/module-graph";
import type { ScreenRoots } from "../../scripts/build/chunks/visits";

interface Sample {
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
}

const large = 40_000;

function graphOf(modules: Readonly<Record<string, Sample>>): ModuleGraph {
  return new Map(
    Object.entries(modules).map(([id, { size = large, imports = [], later = [] }]) => [
      id,
      { size, imports, dynamicImports: later },
    ]),
  );
}

/** A site of three screens: two of them show lists. */
const site: Readonly<Record<string, Sample>> = {
  main: { later: ["start"] },
  start: { imports: ["table"] },
  table: { later: ["home-screen", "news-screen", "cases-screen"] },
  "home-screen": { imports: ["button"], later: ["menu"] },
  "news-screen": { imports: ["button", "list"] },
  "cases-screen": { imports: ["button", "list"] },
  button: {},
  list: {},
  menu: {},
};

/** Every screen brings itself alone, unless its route states otherwise. */
function chunksOf(modules: Readonly<Record<string, Sample>>, routes: readonly ScreenRoots[] = []) {
  const screens = (modules["table"]?.later ?? []).map((id) => ({
    path: id === "home-screen" ? "/" : `/${id}`,
    modules: [id],
    mayShowPicture: false,
  }));
  return planChunks(graphOf(modules), { entry: "main", screens: routes.length > 0 ? routes : screens });
}

/** Chunks that import each other, over any distance. */
function circles(modules: Readonly<Record<string, Sample>>): string[] {
  const { chunkOf } = chunksOf(modules);
  const importsOf = (chunk: string) =>
    Object.entries(modules)
      .filter(([id]) => chunkOf.get(id) === chunk)
      .flatMap(([, { imports = [] }]) => imports.map((id) => chunkOf.get(id) ?? ""))
      .filter((imported) => imported !== chunk);
  return [...new Set(chunkOf.values())].filter((chunk) => {
    const reached = new Set(importsOf(chunk));
    for (const imported of reached) for (const next of importsOf(imported)) reached.add(next);
    return reached.has(chunk);
  });
}

describe("modules", () => {
  test("every module has one chunk", () => {
    expect([...chunksOf(site).chunkOf.keys()].sort()).toEqual(Object.keys(site).sort());
  });

  test("what the same screens need is one chunk, apart from what other screens need", () => {
    const { chunkOf } = chunksOf({ ...site, list: { imports: ["row"] }, row: {} });
    expect(chunkOf.get("row")).toBe(chunkOf.get("list"));
    expect(chunkOf.get("list")).not.toBe(chunkOf.get("button"));
    expect(chunkOf.get("list")).not.toBe(chunkOf.get("news-screen"));
  });

  test("what is opened later is no part of a first visit", () => {
    const { chunkOf, firstVisits } = chunksOf(site);
    expect(chunkOf.get("menu")).not.toBe(chunkOf.get("home-screen"));
    expect(firstVisits.has(chunkOf.get("menu") ?? "")).toBe(false);
    expect(firstVisits.has(chunkOf.get("list") ?? "")).toBe(true);
  });

  test("a chunk is named after what it is fetched for", () => {
    const { chunkOf } = chunksOf({
      ...site,
      "node_modules/@scope/large/index.js": {},
      list: { imports: ["node_modules/@scope/large/index.js"] },
    });
    expect(chunkOf.get("home-screen")).toBe("home-screen");
    expect(chunkOf.get("node_modules/@scope/large/index.js")).toBe("list");
  });
});

describe("small chunks", () => {
  test("what is too small for a request goes where it is fetched in vain least", () => {
    const { chunkOf } = chunksOf({
      ...site,
      "news-screen": { imports: ["button", "list", "date"] },
      date: { size: 200 },
    });
    expect(chunkOf.get("date")).toBe(chunkOf.get("news-screen"));
  });

  test("what most screens need but home does not burdens home as little as it can", () => {
    const { chunkOf } = chunksOf({ ...site, list: { size: 800 } });
    expect(chunkOf.get("list")).not.toBe(chunkOf.get("button"));
    expect(chunkOf.get("list")).not.toBe(chunkOf.get("home-screen"));
  });

  test("the entry takes nothing in: it only decides when to fetch the rest", () => {
    const { chunkOf, entry } = chunksOf({
      ...site,
      main: { size: 100, later: ["start"] },
      start: { size: 100, imports: ["table"] },
    });
    expect([...chunkOf].filter(([, chunk]) => chunk === entry).map(([id]) => id)).toEqual(["main"]);
  });

  test("no two chunks import each other, however small what stands between them is", () => {
    const chain: Readonly<Record<string, Sample>> = {
      ...site,
      "home-screen": { size: 300, imports: ["middle"] },
      "news-screen": { size: 300, imports: ["middle", "low"] },
      "cases-screen": { size: 300, imports: ["low"] },
      middle: { imports: ["low"] },
      low: { size: 300 },
    };
    expect(circles(site)).toEqual([]);
    expect(circles(chain)).toEqual([]);
  });
});

test("no first visit fetches more scripts than is allowed, however many sets of screens share something", () => {
  const screens = Array.from({ length: 40 }, (_, index) => `screen-${index}`);
  const shared = Array.from({ length: 30 }, (_, index) => `shared-${index}`);
  const many: Record<string, Sample> = {
    main: { later: ["start"] },
    start: { imports: ["table"] },
    table: { later: ["home-screen", ...screens] },
    "home-screen": {},
    ...Object.fromEntries(shared.map((id) => [id, {}])),
    ...Object.fromEntries(
      screens.map((id, place) => [
        id,
        { imports: shared.filter((_, index) => (index * 7 + place * 3) % 5 < 3) },
      ]),
    ),
  };
  const { chunkOf } = chunksOf(many);
  for (const screen of screens) {
    const fetched = new Set(
      ["main", "start", "table", screen, ...(many[screen]?.imports ?? [])].map((id) => chunkOf.get(id)),
    );
    expect(fetched.size, screen).toBeLessThanOrEqual(15);
  }
});
