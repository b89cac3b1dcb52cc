// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestBackend, type TestBackend } from "../../../mocks/node";
import { sharedQueryClient } from "../../../src/client/query-client";
import { setClock } from "../../../src/platform/clock";
import { customerListQuery } from "../../../src/screens/promoter/customers/customer-list-query";
import { defaultView } from "../../../src/screens/promoter/customers/customer-view";
import { createListEngine } from "../../../src/screens/promoter/customers/engine/list-engine";
import {
  answerMessage,
  type QuestionMessage,
} from "../../../src/screens/promoter/customers/engine/list-messages";
import { askAboutList } from "../../../src/screens/promoter/customers/engine/list-service";
import { expectQuestion, lastShown } from "../../../src/screens/promoter/customers/shown-customers";

const clock = "2026-11-21T10:32:00+08:00";
const near = { first: 0, count: 40 };
let backend: TestBackend | null = null;

/** A worker as the page sees it: everything that passes is copied or transferred. */
class PageWorker extends EventTarget {
  static readonly started: PageWorker[] = [];
  readonly asked: string[] = [];
  /** Whether it stops at the next question. */
  isFailing = false;
  #engine = createListEngine(() => undefined);

  constructor() {
    super();
    PageWorker.started.push(this);
    queueMicrotask(() => this.begin());
  }

  begin(): void {
    this.#tell("ready");
  }

  postMessage(message: QuestionMessage, transfer: Transferable[]): void {
    this.asked.push(message.name);
    const received = structuredClone(message, { transfer });
    queueMicrotask(() => {
      if (this.isFailing) this.fail();
      else this.#tell(structuredClone(answerMessage(received, this.#engine)));
    });
  }

  fail(): void {
    this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
  }

  terminate(): void {
    this.#engine = createListEngine(() => undefined);
  }

  #tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

class MissingWorker extends PageWorker {
  override begin(): void {
    this.fail();
  }
}

const backendWith = (mock: string) => {
  backend = createTestBackend({ mock: `clock:${clock},${mock}` });
};
const openList = () => sharedQueryClient().fetchQuery({ ...customerListQuery(), retry: false, staleTime: 0 });
const firstNames = async (list: number) => {
  const { rows } = await askAboutList("show", { list, view: defaultView, keyword: "", near });
  return rows.map(({ name }) => name);
};

beforeEach(() => {
  PageWorker.started.length = 0;
  setClock(() => Date.parse(clock));
});
afterEach(() => {
  sharedQueryClient().clear();
  vi.unstubAllGlobals();
  setClock(null);
  backend?.close();
  backend = null;
});

test("a worker reads the answer and holds the list; the page has the figures alone", async () => {
  backendWith("persona:promoter");
  vi.stubGlobal("Worker", PageWorker);
  const opened = await openList();
  expect(opened.size).toBe(opened.total);
  expect(opened.atRisk).toHaveLength(5);
  expect(await firstNames(opened.list)).toContain("和顺小吃店");
  expect(PageWorker.started.map(({ asked }) => asked)).toEqual([["open", "close", "show"]]);
});

test("the view that is waited for comes with the list, without another question", async () => {
  backendWith("persona:promoter");
  vi.stubGlobal("Worker", PageWorker);
  expectQuestion({ view: { ...defaultView, status: "expired" }, keyword: "", near });
  const opened = await openList();
  expectQuestion(null);
  const shown = lastShown(opened);
  expect(shown?.places).toHaveLength(shown?.counts?.status.get("expired") ?? 0);
  expect(shown?.rows.get(shown.places[0] ?? -1)?.serviceState).toBe("expired");
  expect(PageWorker.started.map(({ asked }) => asked)).toEqual([["open", "show", "close"]]);
});

test("where no worker starts, the page answers the same", async () => {
  backendWith("persona:promoter");
  vi.stubGlobal("Worker", PageWorker);
  const byWorker = await openList();
  const rows = await firstNames(byWorker.list);
  sharedQueryClient().clear();
  vi.stubGlobal("Worker", MissingWorker);
  const byPage = await openList();
  expect({ ...byPage, list: 0 }).toEqual({ ...byWorker, list: 0 });
  expect(await firstNames(byPage.list)).toEqual(rows);
});

test("a worker that stops fails what was asked of it, and the next list has another", async () => {
  backendWith("persona:promoter");
  vi.stubGlobal("Worker", PageWorker);
  const { list } = await openList();
  for (const worker of PageWorker.started) worker.isFailing = true;
  await expect(firstNames(list)).rejects.toMatchObject({ kind: "broken", canRetry: true });
  await openList();
  expect(PageWorker.started).toHaveLength(2);
});

test("a list that was replaced, or that nobody has any more, is gone", async () => {
  backendWith("persona:promoter");
  const first = await openList();
  const second = await openList();
  await expect(firstNames(first.list)).rejects.toMatchObject({ kind: "broken" });
  expect(await firstNames(second.list)).not.toEqual([]);
  sharedQueryClient().clear();
  await expect(firstNames(second.list)).rejects.toMatchObject({ kind: "broken" });
});

test.each([
  ["persona:visitor", { kind: "signed-out" }],
  ["persona:promoter,fault:listCustomers=http500", { kind: "http", status: 500 }],
  ["persona:promoter,fault:listCustomers=truncated", { kind: "broken" }],
  ["persona:promoter,fault:listCustomers=refuse(403)", { kind: "refused" }],
])("with %s the list fails as every call does", async (mock, error) => {
  backendWith(mock);
  vi.stubGlobal("Worker", PageWorker);
  await expect(openList()).rejects.toMatchObject(error);
});
