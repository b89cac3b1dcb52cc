import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stateOf } from "../../../scripts/contracts/state/operation-states";
import { readReportFolder } from "../../../scripts/contracts/state/report-folder";
import { logIn, openHybrid, paths, purchase, reportOf } from "./hybrid";

const half = "loginAccount,logoutAccount,getUserInfo,listOrderContacts,mall.createOrder";

test("signed in live, ordered live, paid mock: user, ids and money cross", async () => {
  const { call, shop, lines } = await openHybrid({ live: half });
  expect((await call("POST", paths.login, logIn)).data["user"]).toMatchObject({ kdUid: "R700123" });
  const user = await call("GET", "/ommall/srvmall/service/displayed");
  expect(shop.calls).toEqual([`POST ${paths.login}`]);
  expect(user.status).not.toBe(500);

  const ordered = await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  expect(ordered).toMatchObject({ code: 200, data: { finalAmount: "777.70", orderId: 90_511 } });
  const { orderNo } = ordered.data;
  const pay = await call("GET", `${paths.toPay}?orderNo=${String(orderNo)}`);
  expect(pay.data).toMatchObject({ orderNo, orderId: 90_511, finalAmount: "777.70", state: "unpaid" });
  const payment = await call(
    "POST",
    paths.payment,
    { orderNo, payType: 39 },
    { "idempotency-key": "key-of-the-first-payment" },
  );
  expect(payment).toMatchObject({ code: 200, data: { amount: "777.70" } });
  const list = await call("GET", paths.orders);
  expect(list.data["list"]).toMatchObject([{ orderNo, userId: "R700123", contact: { name: "林悦" } }]);
  expect(lines).toEqual([]);
});

test("a user whom the mock world does not have is registered there, and signed out with the real one", async () => {
  const { call } = await openHybrid({ live: "loginAccount,logoutAccount" });
  await call("POST", paths.login, logIn);
  const first = await call("GET", paths.info);
  expect(first.data).toMatchObject({ kdUid: "R700123", loginPhone: "13711112222", nickname: "林悦" });
  await call("GET", paths.logout);
  expect(await call("GET", paths.info)).toMatchObject({ code: 101 });
});

test("a user whom it has under another number is the same by the phone, and called as the real one calls him", async () => {
  const phone = "13500009027";
  const { call } = await openHybrid({ live: "loginAccount", phone });
  await call("POST", paths.login, { ...logIn, phone });
  expect(await call("GET", paths.info)).toMatchObject({ data: { kdUid: "R700123", nickname: "永兴" } });
  const { data } = await call("GET", paths.orders);
  expect(data["list"]).toContainEqual(expect.objectContaining({ userId: "R700123" }));
  const book = await call("GET", "/ommall/srvmall/order/invoice/R700123/KDZHJ01-PRO");
  expect(book).toMatchObject({ code: 200, data: { titles: expect.anything() } });
});

test("a mismatch is one line, in the panel at once, and in a report without secrets", async () => {
  const { call, control, shop, lines, folder } = await openHybrid({ live: half });
  shop.changeResponse(paths.order, (order) => {
    order["origin"] = 9;
  });
  await call("POST", paths.login, logIn);
  const ordered = await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  expect(ordered.code).toBe(200);
  const { mismatches, calls } = await control("GET", "live");
  expect(calls).toBe(2);
  expect(mismatches).toMatchObject([
    {
      operationId: "createOrder",
      pointer: expect.stringMatching(/\/data\/origin$/),
      came: expect.stringContaining("9"),
      line: expect.stringMatching(/^contracts\/mall\.yaml:\d+$/),
      count: 1,
    },
  ]);
  expect(lines).toEqual([expect.stringMatching(/createOrder.*\/data\/origin, contracts\/mall\.yaml:\d+\)$/)]);
  const report = readFileSync(reportOf(folder), "utf8");
  expect(JSON.parse(report)).toMatchObject({ findings: [{ operationId: "createOrder" }] });
  expect(report).not.toMatch(/stockbook-session=[0-9a-f]{24}/);
  const { reports, problems } = readReportFolder(join(folder, "contract-reports"));
  expect(problems).toEqual([]);
  expect(stateOf("loginAccount", false, reports)).toMatchObject({ state: "live", times: { calls: 1 } });
  expect(stateOf("createOrder", false, reports)).toMatchObject({
    state: "failing",
    mismatch: { finding: { pointer: expect.stringMatching(/\/data\/origin$/) } },
  });

  expect(await control("DELETE", "live/mismatches")).toMatchObject({ mismatches: [] });
});

test("personal data is in no report, no line and no mismatch: only its shape", async () => {
  const { call, control, shop, lines, folder } = await openHybrid({ live: half });
  shop.changeResponse(paths.info, (user) => {
    user["email"] = "lin.yue at shop.test";
    user["extra"] = { mobile: 13_711_112_222, remark: "call 林悦 under 13711112222" };
  });
  await call("POST", paths.login, logIn);
  await call("GET", paths.info);
  const { mismatches } = await control("GET", "live");
  const shown = [readFileSync(reportOf(folder), "utf8"), lines.join("\n"), JSON.stringify(mismatches)];
  expect(mismatches).toContainEqual(
    expect.objectContaining({ pointer: "/data/email", came: '"xxx.xxx xx xxxx.xxxx"' }),
  );
  for (const text of shown) expect(text).not.toMatch(/林悦|13711112222|lin\.yue/);
  expect(shown[0]).toContain("call 某某 under 19999999999");
});

test("strict: a mismatch is a failed call, and nothing of it crosses", async () => {
  const { call, control, shop } = await openHybrid({ live: half, strict: true });
  await call("POST", paths.login, logIn);
  shop.changeResponse(paths.order, (order) => {
    order["origin"] = 9;
  });
  const refused = await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  expect(refused.status).toBe(502);
  expect(refused.msg).toMatch(
    /^createOrder \(live\) breaks its contract: \/data\/origin promised to be one of \[1,2,6\], came 9 /,
  );
  expect((await call("GET", paths.orders)).data["total"]).toBe(0);
  expect(await control("POST", "live/strict", "tolerant")).toMatchObject({ isStrict: false });
  expect(await control("POST", "live/strict", "loose")).toEqual({
    msg: '"loose" is neither strict nor tolerant.',
  });
});

test("a price that does not add up stays at the real back end, and one sentence says so", async () => {
  const { call, control, shop } = await openHybrid({ live: half });
  await call("POST", paths.login, logIn);
  shop.changeResponse(paths.order, (order) => {
    order["finalAmount"] = "700.00";
  });
  const ordered = await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  const { orderNo } = ordered.data;
  const sentence = `Order ${String(orderNo)} cannot cross to the mock back end: its lines add up to 777.70 and finalAmount is 700.00, so its price is not known.`;
  const pay = await call("GET", `${paths.toPay}?orderNo=${String(orderNo)}`);
  expect(pay.status).toBe(409);
  expect(pay.msg).toBe(
    `getPaymentOrder (mock) was sent orderNo ${String(orderNo)}, which only createOrder (live) knows; it cannot cross, so switch both to the same back end.`,
  );
  const { notices } = await control("GET", "live");
  expect(notices).toMatchObject([{ text: pay.msg }, { text: sentence }]);
});

test("an order in another currency stays at the real back end", async () => {
  const { call, control, shop } = await openHybrid({ live: half });
  await call("POST", paths.login, logIn);
  shop.changeResponse(paths.order, (order) => {
    order["currency"] = "USD";
  });
  const { data } = await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  expect(await control("GET", "live")).toMatchObject({
    notices: [
      {
        text: `Order ${String(data["orderNo"])} cannot cross to the mock back end: its amounts are in USD, and those here in CNY.`,
      },
    ],
  });
});

test("an id of the mock world is not sent to the real back end", async () => {
  const { call, shop } = await openHybrid({ live: "loginAccount,createOrder" });
  await call("POST", paths.login, logIn);
  const added = await call("POST", "/ommall/srvmall/order/contactor/add", {
    name: "周芳",
    phone: "13900008820",
  });
  const { contactId } = added.data;
  const refused = await call(
    "POST",
    paths.order,
    { ...purchase, contactId },
    { "idempotency-key": "key-of-the-first-order" },
  );
  expect(refused.msg).toContain(`createOrder (live) was sent contactId ${String(contactId)}, which only `);
  expect(shop.calls).not.toContain(`POST ${paths.order}`);
});

test("a session that ended at the real back end ends in the mock world", async () => {
  const { call, control, shop } = await openHybrid({ live: half });
  await call("POST", paths.login, logIn);
  expect(await call("GET", paths.orders)).toMatchObject({ code: 200 });
  shop.endSessions();
  expect(await call("GET", paths.info)).toMatchObject({ code: 401, msg: "请先登录" });
  expect(await call("GET", paths.orders)).toMatchObject({ code: 401 });
  expect(await control("GET", "live")).toMatchObject({
    notices: [{ text: expect.stringContaining("getUserInfo (live) says that nobody is signed in") }],
  });
});

test("a real back end that is down is one sentence", async () => {
  const { call, lines } = await openHybrid({ api: "http://127.0.0.1:1" });
  expect(await call("GET", paths.info)).toMatchObject({
    status: 502,
    msg: expect.stringMatching(
      /^getUserInfo \(live\): http:\/\/127\.0\.0\.1:1 did not answer \(\w.*\); start it/,
    ),
  });
  // It is about no part of an answer.
  expect(lines[0]).toMatch(/^✗ getUserInfo .* \(contracts\/account\.yaml:\d+\)$/);
});

test("a redirection, such as from http to https, is one sentence and is not followed", async () => {
  const { call, shop } = await openHybrid();
  shop.moveTo("https://shop.test");
  expect(await call("GET", paths.info)).toMatchObject({
    status: 502,
    msg: `getUserInfo (live) was redirected to https://shop.test${paths.info}, which pages of this address may not load; give --api the address that answers.`,
  });
});

test("switches act at once and stay after a restart; a wrong one changes nothing", async () => {
  const first = await openHybrid({ live: half });
  await first.control("POST", "live/switch", "loginAccount=mock,createOrder=off");
  expect((await first.call("POST", paths.login, logIn)).code).not.toBe(200);
  expect(first.shop.calls).toEqual([]);
  expect((await first.call("POST", paths.order, purchase)).msg).toBe(
    "createOrder is switched off in the panel; switch it to mock or live.",
  );
  const wrong = await first.control("POST", "live/switch", "mall=live,createOrdr=live");
  expect(wrong["msg"]).toContain(
    '"createOrdr" is neither a group nor an operation; the nearest is createOrder',
  );
  expect(await first.control("GET", "live")).toMatchObject({
    modes: { listOrders: "mock", createOrder: "off" },
  });

  const stored = JSON.parse(readFileSync(`${first.folder}/live-switches.json`, "utf8"));
  expect(Object.values(stored)).toEqual([
    { modes: { loginAccount: "mock", createOrder: "off" }, isStrict: null },
  ]);
  expect(await first.control("POST", "live/reset")).toMatchObject({ modes: { createOrder: "live" } });
});

test("other ids, texts and numbers than those that crossed are never touched", async () => {
  const { call } = await openHybrid({ live: "none" });
  const before = await call("GET", "/api/news?page=1&page_size=3");
  await call("POST", paths.login, logIn);
  expect(await call("GET", "/api/news?page=1&page_size=3")).toEqual(before);
});

test("the list of requests has the calls of both, those of the real back end without values and texts", async () => {
  const { call, control, shop } = await openHybrid({ live: half });
  shop.changeResponse(paths.order, (order) => {
    order["origin"] = 9;
  });
  await call("POST", paths.login, logIn);
  await call("POST", paths.order, purchase, { "idempotency-key": "key-of-the-first-order" });
  await call("GET", `${paths.orders}?page=1&keyword=13711112222`);
  await call("GET", `${paths.info}?phone=13711112222`);
  await control("POST", "live/switch", "getOrderCounts=off");
  await call("GET", "/ommall/srvmall/order/number");
  const requests = await control("GET", "requests");
  expect(requests).toMatchObject([
    { operationId: "loginAccount", isOutside: true, status: 200 },
    {
      operationId: "createOrder",
      isOutside: true,
      changes: expect.arrayContaining([expect.objectContaining({ before: null })]),
      violations: [
        { kind: "mismatch", pointer: "/data/origin", message: "promised to be one of [1,2,6], came 9" },
      ],
    },
    { operationId: "listOrders", isOutside: false },
    { operationId: "getUserInfo", isOutside: true, address: `${paths.info}?phone` },
    { operationId: "getOrderCounts", isOutside: true, status: 503 },
  ]);
  const [detail, test] = [await control("GET", "requests/2"), await control("GET", "requests/2/test")];
  expect(detail).toMatchObject({ headers: {}, requestText: null, answer: null });
  expect(test["msg"]).toBe("Request 2 was not answered by this world, so that no test can repeat it.");
});

test("a recording leaves out what the real back end answered, which no replay has", async () => {
  const { call, control } = await openHybrid({ live: half });
  await control("POST", "recording");
  await call("POST", paths.login, logIn);
  await call("GET", paths.orders);
  expect(await control("GET", "recording")).toMatchObject({
    steps: expect.not.arrayContaining([expect.objectContaining({ operationId: "loginAccount" })]),
  });
});
