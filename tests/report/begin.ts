import { onTestFinished } from "vitest";
import { sampleUserIds } from "../../mocks/business/data/users";
import { signInPersistent } from "../../mocks/kernel/session";
import type { TestBackend, TestBackendOptions } from "../../mocks/node";
import { reportGroup } from "../../mocks/report/group";
import { reportClient } from "../../src/api/report/client";
import type { Result } from "../../src/client/client-error";
import { configureClient, resetClient } from "../../src/client/configuration";
import { begin, dataOf } from "../support/begin";

/** One list, so that the back end is prepared once for all tests of a file. */
const groups = [reportGroup];

/** A world whose only group is the report; nobody is logged in. */
export function beginReport(options: TestBackendOptions = {}): TestBackend {
  onTestFinished(resetClient);
  return begin({ groups, ...options });
}

/** The same, where an account (the wholesaler unless told otherwise) is logged in and holds its pair. */
export async function beginReading(
  options: TestBackendOptions = {},
  userId: string = sampleUserIds.wholesaler,
): Promise<TestBackend> {
  const backend = beginReport(options);
  signInPersistent(backend.kernel.world, userId);
  await holdPair(userId);
  return backend;
}

/** Asks for a pair and sends it with every later call. */
export async function holdPair(userId: string): Promise<{ readonly token: string; readonly guid: string }> {
  const { kd_token, guid } = await dataOf(requestTokenPair(userId));
  hold({ token: kd_token, guid });
  return { token: kd_token, guid };
}

export function hold(pair: { readonly token: string; readonly guid: string } | null): void {
  configureClient({ reportCredentials: () => pair });
}

export function requestTokenPair(kdUid: string) {
  return reportClient.GET("/zhjsrv/user/bykduid", { params: { query: { kdUid } } });
}

interface Filter {
  week?: string;
  shop?: number;
}
interface Page extends Filter {
  page?: number;
  page_size?: number;
}

export const overview = (query: Filter & { lang?: "zh-CN" | "zh-TW" | "en-US" } = {}) =>
  reportClient.GET("/zhjsrv/report/weekly/statics/overview", { params: { query } });
export const products = (query: Page = {}) =>
  reportClient.GET("/zhjsrv/report/weekly/statics/product/sale", { params: { query } });
export const customers = (query: Page = {}) =>
  reportClient.GET("/zhjsrv/report/weekly/statics/company/sale", { params: { query } });
export const receivables = (query: Page = {}) =>
  reportClient.GET("/zhjsrv/report/weekly/statics/company/rece", { params: { query } });
export const salespeople = (query: Page = {}) =>
  reportClient.GET("/zhjsrv/report/weekly/statics/saler/sale", { params: { query } });
export const shops = () => reportClient.GET("/zhjsrv/shop/list/shops");
export const giveFeedback = (week: string, score: number, content?: string) =>
  reportClient.POST("/zhjsrv/user/weekly/feedback", {
    body: { week, score, ...(content !== undefined && { content }) },
  });

/** Every row of a list, page by page. */
export async function allPages<Row>(
  list: (page: number) => Promise<Result<{ list: Row[]; total: number }>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const response = await dataOf(list(page));
    rows.push(...response.list);
    if (response.list.length === 0 || rows.length >= response.total) return rows;
  }
}

/** Fen of an amount as the contract writes it. */
export function fen(amount: string | null): number {
  return Math.round(Number(amount) * 100);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
