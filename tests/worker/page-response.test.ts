import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type PageEvent, refreshPage, respondWithPage } from "../../src/worker/page-response";
import { storeReaderLocale } from "../../src/worker/reader-locale";
import type { SiteRelease } from "../../src/worker/site-release";

// Workbox asks for the worker's global object, and whether it may write to the console, when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }));

const release: SiteRelease = {
  name: "/assets/routes-1.js",
  routes: [
    { pattern: "/news", shell: "news", isPublic: true },
    { pattern: "/user-center/mine", shell: "user-center-mine", isPublic: false },
  ],
};

const origin = "https://www.example.com";
const page = (text: string, name = release.name) =>
  `<html lang="zh-CN"><script type="importmap">{"imports":{"/routes.js":"${name}"}}</script><div id="root" data-path="/">${text}</div>`;
const shell = (text: string, name?: string) =>
  page(text, name).replace('id="root" data-path="/"', 'id="root" data-shell');

/** What the worker has stored, by the name of the store and by address. */
const stores = new Map<string, Map<string, Response>>();
const storedAddresses = () => [...stores.values()].flatMap((store) => [...store.keys()]);

/** What the server answers: a text, a status, or nothing for now, or ever. */
let server: (path: string) => Response | "none" | "slow";

/** As a browser types what comes from the page's own origin. */
class OwnResponse extends Response {
  override get type(): ResponseType {
    return "basic";
  }
  override clone(): Response {
    const { status, headers } = this;
    return new OwnResponse(super.clone().body, { status, headers });
  }
}

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new OwnResponse(text, { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  stores.clear();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => void store.set(key, response),
      delete: async (key: string) => store.delete(key),
    };
  };
  vi.stubGlobal("caches", { open });
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const answer = server(new URL(request instanceof Request ? request.url : request, origin).pathname);
    if (answer === "slow") return new Promise(() => undefined);
    if (answer === "none") throw new TypeError("Failed to fetch");
    return answer;
  });
  return () => vi.useRealTimers();
});

/** Opens a page and waits for all the work it left to do. */
async function open(path: string, init: RequestInit = {}): Promise<string> {
  const works: Promise<unknown>[] = [];
  const event: PageEvent = {
    request: new Request(origin + path, init),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work) => void works.push(work),
  };
  const answer = respondWithPage(event, release).then((response) => response.text());
  // A failure is the caller's to see, once the time has passed.
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  const text = await answer;
  // A slow server keeps its work waiting.
  if (server(path) !== "slow") while (works.length > 0) await works.shift();
  return text;
}

describe("a page that is the same for every reader", () => {
  beforeEach(async () => {
    server = () => html(page("old"));
    await open("/news");
  });

  test("comes from the server while it answers", async () => {
    server = () => html(page("new"));
    expect(await open("/news?page=2")).toContain("new");
  });

  test.each([
    ["is away", () => "none" as const],
    ["is slow", () => "slow" as const],
    ["fails", () => html("Bad gateway", {}, 502)],
  ])("is the one last seen, marked with its time, when the server %s", async (_, answer) => {
    server = answer;
    expect(await open("/news")).toMatch(/<html data-stored-at="\d{13}" lang="zh-CN">.*old/);
  });

  test("is not shown to a reader of another language, whose own copy is", async () => {
    await storeReaderLocale("en-US");
    server = () => "none";
    await expect(open("/news")).rejects.toThrow("Failed to fetch");
    server = () => html(page('english <a href="/en/news">'));
    await refreshPage("/en/news", release);
    server = () => "none";
    expect(await open("/news")).toContain('english <a href="/news">');
    await storeReaderLocale("zh-CN");
    expect(await open("/news")).toContain("old");
  });
});

describe("a page that depends on its reader", () => {
  const path = "/user-center/mine";

  test("is the stored shell at once, and the next time the one fetched behind it", async () => {
    server = () => html(shell("first"));
    await open(path);
    server = () => html(shell("second"));
    expect(await open(path)).toContain("first");
    server = () => "slow";
    expect(await open(path)).toContain("second");
  });

  test("asks the server first after a reload, and where the stored shell is of another release", async () => {
    server = () => html(shell("first"));
    await open(path);
    server = () => html(shell("second", "/assets/routes-2.js"));
    expect(await open(path, { cache: "no-cache" })).toContain("second");
    server = () => html(shell("third", "/assets/routes-2.js"));
    expect(await open(path)).toContain("third");
    server = () => "none";
    expect(await open(path)).toContain("third");
  });

  test("is never stored when a server sends more than a shell", async () => {
    server = () => html(page("somebody's own"));
    await open(path);
    server = () => "none";
    await expect(open(path)).rejects.toThrow("Failed to fetch");
    expect(storedAddresses()).toEqual([]);
  });
});

test.each([
  ["no-store", html(page("x"), { "cache-control": "no-store" })],
  ["private", html(page("x"), { "cache-control": "private, max-age=60" })],
  ["no page", new OwnResponse("{}", { headers: { "content-type": "application/json" } })],
  ["not found", html(page("x"), {}, 404)],
])("an answer that is %s is never stored", async (_, answer) => {
  server = () => answer.clone();
  await open("/news");
  server = () => "none";
  await expect(open("/news")).rejects.toThrow("Failed to fetch");
});

test("an address never seen opens the start page, which any address can start from", async () => {
  server = () => html(page("start"));
  await refreshPage("/app.html", release);
  server = () => "none";
  expect(await open("/news")).toContain("start");
});

test("a page stored by itself names the files it begins with, to be stored as well", async () => {
  const script = '<script data-code="/assets/faq-1.js" data-texts="/assets/words-1/zh-CN/faq.json"></script>';
  server = () => html(page(script));
  expect(await refreshPage("/news", release)).toEqual(["/assets/faq-1.js", "/assets/words-1/zh-CN/faq.json"]);
  server = () => "none";
  expect(await refreshPage("/faq", release)).toEqual([]);
});

test("what was stored a moment ago is not fetched again", async () => {
  server = () => html(page("old"));
  await open("/news");
  server = () => html(page("new"));
  await refreshPage("/news", release);
  server = () => "none";
  expect(await open("/news")).toContain("old");
});
