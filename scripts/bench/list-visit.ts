import type { Browser, CDPSession, Page } from "@playwright/test";

/** How slow the measured processor is made. */
const slowdown = 4;

/** A page with a long list, and what is done with it. */
export interface ListSubject {
  readonly address: string;
  /** The same page with no rows, for the memory that rows take. */
  readonly emptyAddress: string;
  /** What signs in, where the page needs it: called before each address is opened. */
  readonly prepare?: (page: Page, rows: "rows" | "empty") => Promise<void>;
  /** The end of the address that answers the rows. */
  readonly rowsPath: string;
  readonly search: string;
  readonly sort: string;
  readonly chip: string;
}

/**
 * Milliseconds of the page's main thread where no other unit is named: what else runs on the machine does not
 * count.
 */
export interface ListCosts {
  /** From the last byte of the rows to the first row on screen. */
  readonly firstRow: number;
  readonly key: number;
  readonly sort: number;
  readonly chip: number;
  /** The 95th percentile of the time between two frames, in wall-clock milliseconds. */
  readonly frame: number;
  /** Megabytes more than the same page without rows. */
  readonly heap: number;
}

const row = "li[aria-posinset]";

/** Opens the list on a slowed processor, types, sorts, narrows and scrolls. */
export async function visitList(browser: Browser, subject: ListSubject): Promise<ListCosts> {
  const empty = await openPage(browser, subject, "empty");
  const emptyHeap = await heapOf(empty.session);
  await empty.page.context().close();

  const { page, session } = await openPage(browser, subject, "rows");
  await page.locator(row).first().waitFor();
  const firstRow = await page.evaluate(readFirstRow, subject.rowsPath);
  await settle(page);
  const heap = (await heapOf(session)) - emptyHeap;
  const search = page.locator(subject.search).first();
  await search.focus();
  const keys: number[] = [];
  for (const key of "1390") keys.push(await mainThread(session, page, () => page.keyboard.press(key)));
  for (let count = 0; count < 4; count++)
    keys.push(await mainThread(session, page, () => page.keyboard.press("Backspace")));
  await settle(page);
  const press = async (selector: string) => {
    // Found before it is measured: to look for a text in the page takes as long as to answer the press.
    const button = await page.locator(selector).first().elementHandle();
    if (button === null) throw new Error(`bench: nothing matches ${selector}.`);
    return mainThread(session, page, () => button.dispatchEvent("click"));
  };
  const chip = Math.max(await press(subject.chip), await press(subject.chip));
  const sort = Math.max(await press(subject.sort), await press(subject.sort));
  await settle(page);
  const frame = await page.evaluate(scrollThrough);
  await page.context().close();
  return { firstRow, key: Math.max(...keys), sort, chip, frame, heap };
}

async function openPage(browser: Browser, subject: ListSubject, rows: "rows" | "empty") {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  const page = await context.newPage();
  await page.addInitScript(noteFirstRow);
  await subject.prepare?.(page, rows);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(rows === "rows" ? subject.address : subject.emptyAddress, { waitUntil: "networkidle" });
  await settle(page);
  return { page, session };
}

/** How long nothing may change in a page until it counts as having answered, in milliseconds. */
const quietTime = 150;

/** CPU milliseconds of the main thread from an action until the page has answered it, a worker's part waited for. */
async function mainThread(session: CDPSession, page: Page, act: () => Promise<void>): Promise<number> {
  const before = await metric(session, "TaskDuration");
  await act();
  await page.evaluate(untilQuiet, quietTime);
  return ((await metric(session, "TaskDuration")) - before) * 1000;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await metric(session, "JSHeapUsedSize")) / 1e6;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
}

/** Waits until the page has nothing to do. */
async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 3; round++)
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestIdleCallback(() => setTimeout(() => done(), 100), { timeout: 5000 }),
        ),
    );
}

/** In the page: waits until nothing has changed for a time, and for the next picture. */
async function untilQuiet(time: number): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  while (performance.now() - changedAt < time) await new Promise((done) => setTimeout(done, 20));
  observer.disconnect();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
}

/** In the page: notes when the first row was painted. */
function noteFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("li[aria-posinset]") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("first-row"), 0));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: from the end of the rows' answer to the first row. */
function readFirstRow(rowsPath: string): number {
  const entries = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(rowsPath));
  const lastEntry = entries.at(-1);
  const painted = performance.getEntriesByName("first-row")[0];
  if (!(lastEntry instanceof PerformanceResourceTiming) || painted === undefined) return Number.NaN;
  return painted.startTime - lastEntry.responseEnd;
}

/** In the page: scrolls by a third of the window a picture, and returns the 95th percentile between two frames. */
async function scrollThrough(): Promise<number> {
  const times: number[] = [];
  let last = await new Promise(requestAnimationFrame);
  for (let count = 0; count < 150; count++) {
    scrollBy({ top: 300, behavior: "instant" });
    const time = await new Promise<number>(requestAnimationFrame);
    times.push(time - last);
    last = time;
  }
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
