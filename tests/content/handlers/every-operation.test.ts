import { describe, expect, test } from "vitest";
import { record } from "../../../scripts/contracts/operations";
import { begin, origin } from "../../support/begin";
import { operations } from "./contract";

interface Call {
  path: string;
  body?: unknown;
}

/** One successful call of every operation. */
const successes: Readonly<Record<string, Call>> = {
  listCategories: { path: "/api/category?alias=zhj&lang=en-US" },
  listCategoryAncestors: { path: "/api/category/111/ancestors" },
  listProducts: { path: "/api/product?clients=1&page_size=100" },
  listProductVersions: { path: "/api/product/version?product_id=1&type=windows" },
  listProductClients: { path: "/api/product/client?product_id=1&page=1&page_size=20" },
  getAgreement: { path: "/api/product/agreement/detail?alias=privacy&lang=zh-TW" },
  listSlides: { path: "/api/slide?alias=news" },
  listHelpArticles: { path: "/api/help?category_alias=zhj&recommend=2" },
  getHelpArticle: { path: "/api/help/2003?lang=en-US" },
  rateHelpArticle: { path: "/api/help/addUsefulOrUseless?id=2003&useful=0&reason=missing&note=%E5%9B%BE" },
  listHelpArticlesByIds: { path: "/api/help/getContentByIds", body: { ids: [2004, 2003], lang: "zh-TW" } },
  listPartners: { path: "/api/partner?page_size=12" },
  listFriendshipLinks: { path: "/api/friendship?page_size=20" },
  listNews: { path: "/api/news?category=company-news&sort=hits" },
  listNewsGroups: { path: "/api/group-news?size=20" },
  getNews: { path: "/api/news/1" },
  listCases: { path: "/api/case?page_size=5" },
  getCase: { path: "/api/case/1?lang=en-US" },
  reportConversion: {
    path: "/api/track/baidu-ocpc",
    body: { url: "https://www.stockbook.example/?bd_vid=a", token: "sample", type: 25 },
  },
  addServiceBooking: {
    path: "/ommall/srvmall/servicebook/add",
    body: { name: "周芳", phone: "13900008820", company: "和顺小吃店", content: "想看一遍演示", origin: 6 },
  },
  listEnumValues: { path: "/ommall/om/sysenum/list/industry" },
  addEmailSubscription: {
    path: "/ommall/srvmall/servicebook/merchant/overseas/add",
    body: { email: "reader@shop.example", origin: 1 },
  },
  getSuggestionAllowance: { path: "/ommall/srvmall/api/suggestion/valid/info" },
  getAd: { path: "/ommall/srvmall/ad/info?position=69&product=30" },
};

const booking = successes["addServiceBooking"] ?? { path: "" };
const address = (number: number) => ({ email: `reader${number}@shop.example`, origin: 1 });
const subscribe = "/ommall/srvmall/servicebook/merchant/overseas/add";

/**
 * For every documented refusal the calls that lead to it, of which the last is refused; and the invalid field, if any.
 */
const refusals: Readonly<Record<string, { calls: readonly Call[]; field?: string; key?: string }>> = {
  "listCategories 400": { calls: [{ path: "/api/category?alias=No%20Alias" }], field: "alias" },
  "listCategories 404": { calls: [{ path: "/api/category?alias=no-such" }] },
  "listCategoryAncestors 400": { calls: [{ path: "/api/category/first/ancestors" }], field: "id" },
  "listCategoryAncestors 404": { calls: [{ path: "/api/category/999/ancestors" }] },
  "listProducts 400": { calls: [{ path: "/api/product?clients=2" }], field: "clients" },
  "listProductVersions 400": { calls: [{ path: "/api/product/version" }], field: "product_id" },
  "listProductClients 400": { calls: [{ path: "/api/product/client?product_id=1&page=0" }], field: "page" },
  "getAgreement 400": { calls: [{ path: "/api/product/agreement/detail" }], field: "alias" },
  "getAgreement 404": { calls: [{ path: "/api/product/agreement/detail?alias=no-such" }] },
  "listSlides 400": { calls: [{ path: "/api/slide" }], field: "alias" },
  "listHelpArticles 400": { calls: [{ path: "/api/help?page_size=101" }], field: "page_size" },
  "getHelpArticle 400": { calls: [{ path: "/api/help/0" }], field: "id" },
  "getHelpArticle 404": { calls: [{ path: "/api/help/987654" }] },
  "rateHelpArticle 400": {
    calls: [{ path: "/api/help/addUsefulOrUseless?id=2003&useful=2" }],
    field: "useful",
  },
  "rateHelpArticle 404": { calls: [{ path: "/api/help/addUsefulOrUseless?id=987654&useful=1" }] },
  "listHelpArticlesByIds 400": {
    calls: [{ path: "/api/help/getContentByIds", body: { ids: [] } }],
    field: "ids",
  },
  "listPartners 400": { calls: [{ path: "/api/partner?page_size=many" }], field: "page_size" },
  "listFriendshipLinks 400": { calls: [{ path: "/api/friendship?page_size=0" }], field: "page_size" },
  "listNews 400": { calls: [{ path: "/api/news?category=weather" }], field: "category" },
  "listNewsGroups 400": { calls: [{ path: "/api/group-news?size=21" }], field: "size" },
  "getNews 400": { calls: [{ path: "/api/news/99999999999" }], field: "id" },
  "getNews 404": { calls: [{ path: "/api/news/987654" }] },
  "listCases 400": { calls: [{ path: "/api/case?page=1.5" }], field: "page" },
  "getCase 400": { calls: [{ path: "/api/case/x" }], field: "id" },
  "getCase 404": { calls: [{ path: "/api/case/987654" }] },
  "reportConversion 400": {
    calls: [{ path: "/api/track/baidu-ocpc", body: { url: "not an address", token: "a", type: 1 } }],
    field: "url",
  },
  "addServiceBooking 400": {
    calls: [{ path: booking.path, body: { name: "周芳", phone: "12345" } }],
    field: "phone",
    key: "phone.invalid",
  },
  "addServiceBooking 409": { calls: [booking, booking] },
  "addServiceBooking 429": { calls: [booking, booking, booking, booking] },
  "listEnumValues 400": { calls: [{ path: "/ommall/om/sysenum/list/No_List" }], field: "typeID" },
  "listEnumValues 404": { calls: [{ path: "/ommall/om/sysenum/list/no-such" }] },
  "addEmailSubscription 400": {
    calls: [{ path: subscribe, body: { email: "reader@shop", origin: 1 } }],
    field: "email",
    key: "email.invalid",
  },
  "addEmailSubscription 429": {
    calls: [1, 2, 3, 4, 5, 6].map((number) => ({ path: subscribe, body: address(number) })),
  },
  "getAd 400": { calls: [{ path: "/ommall/srvmall/ad/info?product=30" }], field: "position" },
};

async function send({ path, body }: Call): Promise<Record<string, unknown>> {
  const init = body === undefined ? {} : jsonOf(body);
  const response = await fetch(origin + path, init);
  expect(response.status, path).toBe(200);
  return record(await response.json());
}

function jsonOf(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const ids = operations.map(({ operationId }) => operationId);

test("every operation of the contract has a call here, and every documented refusal", () => {
  expect(Object.keys(successes).sort()).toEqual([...ids].sort());
  const documented = operations.flatMap(({ operationId, refusals: codes }) =>
    codes.map((code) => `${operationId} ${code}`),
  );
  expect(Object.keys(refusals).sort()).toEqual(documented.sort());
});

test.each(ids)("%s succeeds within its contract", async (operationId) => {
  const { kernel } = begin();
  const call = successes[operationId];
  if (!call) throw new Error(`${operationId} has no call.`);
  expect(await send(call)).toMatchObject({ success: true, code: 200, errcode: 0 });
  expect(kernel.exchanges.map((exchange) => exchange.operationId)).toEqual([operationId]);
  expect(kernel.violations).toEqual([]);
});

test.each(ids)("%s leaves a world that undoing makes as it was", async (operationId) => {
  const { kernel } = begin();
  const call = successes[operationId];
  if (!call) throw new Error(`${operationId} has no call.`);
  const first = await send(call);
  await kernel.jump(0);
  expect(kernel.world.netChanges()).toEqual([]);
  expect(await send(call)).toEqual(first);
});

describe("a documented refusal", () => {
  test.each(Object.entries(refusals))("%s is reached", async (name, { calls, field, key }) => {
    const { kernel } = begin();
    let response: Record<string, unknown> = {};
    for (const call of calls) response = await send(call);
    const [operationId, code] = name.split(" ");
    expect(kernel.exchanges.at(-1)?.operationId).toBe(operationId);
    expect(response).toMatchObject({ success: false, code: Number(code), data: null });
    expect(String(response["msg"])).not.toBe("");
    if (field === undefined) return;
    expect(response["fields"]).toMatchObject([{ field, key: key ?? "" }]);
    // The request violated the contract on purpose; the response must not.
    expect(new Set(kernel.violations.map(({ kind }) => kind))).toEqual(new Set(["request"]));
    kernel.clearLog();
  });

  test.each([
    ["zh-CN", "操作过于频繁，请三分钟后重试"],
    ["zh-TW", "操作過於頻繁，請三分鐘後重試"],
    ["en-US", "Too many attempts. Try again in three minutes"],
  ])("is translated into %s", async (locale, text) => {
    begin();
    let response: unknown;
    for (let number = 1; number <= 6; number++) {
      const init = jsonOf(address(number));
      const headers = { "content-type": "application/json", "accept-language": locale };
      response = await (await fetch(origin + subscribe, { ...init, headers })).json();
    }
    expect(response).toMatchObject({ code: 429, msg: text });
  });
});
