import { afterEach, expect, test } from "vitest";
import { createHttpBackend, type HttpBackend } from "../../../mocks/http/server";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { importRecordings } from "../../../scripts/serve/replay/import-recordings";
import { serveScenario } from "../../../scripts/serve/replay/open-scenario";
import { projectRoot } from "../../support/project-copy";
import { type HarEntry, harFile, recordedVisit } from "./recorded-traffic";

const running: HttpBackend[] = [];
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.close();
});

const user = "/ommall/srvmall/webzhj/info";
const orders = "/ommall/srvmall/order/pagelist?page=1&rows=20";
const news = "/api/news?page=1&page_size=3";

/** A fresh server that begins with what somebody saw in another world. */
async function beginRecorded() {
  const entries = await recordedVisit("paying-standard,scenario:order-unpaid", [user, orders, news]);
  const list = dataOf(entries[1]?.response.content.text ?? "")["list"];
  const unpaid = Array.isArray(list)
    ? list.find((order) => isRecord(order) && order["state"] === "unpaid")
    : null;
  if (!isRecord(unpaid)) throw new Error("The visit sees an unpaid order.");
  const order = `/ommall/srvmall/order/${unpaid["orderNo"]}`;
  const recorded = [...entries, ...(await recordedVisit("paying-standard,scenario:order-unpaid", [order]))];
  return { recorded, unpaid, call: await serveRecorded(recorded) };
}

/** A fresh server that begins with a recording, and what calls it. */
async function serveRecorded(recorded: readonly HarEntry[]) {
  const { scenario } = importRecordings([harFile(recorded)], { root: projectRoot, seed: 1, log: () => {} });
  const { router, mock } = serveScenario(scenario, "visit.har");
  const backend = createHttpBackend({ router, mock, seed: 99 });
  running.push(backend);
  const address = await backend.listen(0, "127.0.0.1");
  return async (path: string, init: RequestInit = {}) => {
    const headers = { "x-world": "one", "accept-language": "zh-CN", ...init.headers };
    const response = await fetch(`${address}${path}`, { ...init, headers });
    return { isRecorded: response.headers.has("x-mock-replay"), text: await response.text() };
  };
}

function dataOf(text: string): Record<string, unknown> {
  const body: unknown = JSON.parse(text);
  return isRecord(body) && isRecord(body["data"]) ? body["data"] : {};
}

test("a fresh server shows the recorded answers to the recorded user, without the person", {
  timeout: 60_000,
}, async () => {
  const { recorded, call } = await beginRecorded();
  const shown = await call(user);
  const original = dataOf(recorded[0]?.response.content.text ?? "");
  expect(shown.isRecorded).toBe(true);
  expect(dataOf(shown.text)["nickname"]).not.toBe(original["nickname"]);
  expect(dataOf(shown.text)["registeredAt"]).toBe(original["registeredAt"]);
  const listed = await call(orders);
  expect(listed.isRecorded).toBe(true);
  expect(dataOf(listed.text)["total"]).toBe(dataOf(recorded[1]?.response.content.text ?? "")["total"]);
  expect(await call(news)).toEqual({ isRecorded: true, text: recorded[2]?.response.content.text });
});

test("another page, another language and what is asked for are the world's own", {
  timeout: 60_000,
}, async () => {
  const { call } = await beginRecorded();
  expect((await call("/api/news?page=2&page_size=3")).isRecorded).toBe(false);
  expect((await call(orders, { headers: { "accept-language": "en-US" } })).isRecorded).toBe(false);
  expect((await call(orders, { headers: { prefer: "example=signedOut" } })).isRecorded).toBe(false);
  expect((await call(`${orders}&_=17`)).isRecorded).toBe(true);
});

test("a recorded open order is cancelled by its recorded number; from then on the world answers for its group", {
  timeout: 60_000,
}, async () => {
  const { unpaid, call } = await beginRecorded();
  const kdUid = String(dataOf((await call(user)).text)["kdUid"]);
  const cancelled = await call(`/ommall/srvmall/order/${unpaid["orderId"]}?userId=${kdUid}`, {
    method: "DELETE",
  });
  expect(JSON.parse(cancelled.text)).toMatchObject({ success: true });
  const { isRecorded, text } = await call(orders);
  expect(isRecorded).toBe(false);
  expect(dataOf(text)["list"]).toMatchObject([
    { orderNo: unpaid["orderNo"], orderId: unpaid["orderId"], state: "cancelled" },
  ]);
  expect((await call(user)).isRecorded).toBe(true);
  await call("/__mock/reset", { method: "POST" });
  expect((await call(orders)).isRecorded).toBe(true);
});

test("an order that only the recorded list shows is opened and paid; one that was paid says why it cannot be paid", {
  timeout: 60_000,
}, async () => {
  const entries = await recordedVisit("paying-standard,scenario:order-unpaid", [user, orders]);
  const listed = dataOf(entries[1]?.response.content.text ?? "")["list"];
  const all = (Array.isArray(listed) ? listed : []).filter(isRecord);
  const numberOf = (state: string) => String(all.find((order) => order["state"] === state)?.["orderNo"]);
  const call = await serveRecorded(entries);
  const post = (path: string, body: unknown) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "pay-the-recorded-order" },
      body: JSON.stringify(body),
    });
  const orderNo = numberOf("unpaid");
  const toPay = await call(`/ommall/srvmall/payment/order?orderNo=${orderNo}`);
  expect(JSON.parse(toPay.text)).toMatchObject({ success: true, data: { orderNo, state: "unpaid" } });
  const payment = await post("/ommall/srvmall/payment", { orderNo, payType: 39 });
  expect(JSON.parse(payment.text)).toMatchObject({ success: true });
  await post("/__mock/payment", { orderNo, outcome: "paid" });
  const { state } = dataOf((await call(`/ommall/srvmall/order/${orderNo}`)).text);
  expect(["paid", "activated"]).toContain(state);

  const paid = numberOf("activated");
  expect(JSON.parse((await call(`/ommall/srvmall/payment/order?orderNo=${paid}`)).text)).toMatchObject({
    code: 409,
    msg: `Order ${paid} cannot cross to the mock back end: only unpaid ones can, and this one is activated.`,
  });
});

test("who signs out is answered as nobody is", { timeout: 60_000 }, async () => {
  const { call } = await beginRecorded();
  expect((await call(user)).isRecorded).toBe(true);
  await call("/ommall/srvmall/webzhj/engine/logout");
  const { isRecorded, text } = await call(user);
  expect(isRecorded).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ success: false });
});
