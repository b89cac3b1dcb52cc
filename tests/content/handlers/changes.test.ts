import { describe, expect, test } from "vitest";
import { suggestionTable } from "../../../mocks/business/suggestions";
import { bookingTable, hitTable } from "../../../mocks/content/state";
import type { TestBackend } from "../../../mocks/node";
import { contentClient } from "../../../src/api/content/client";
import { unsafeGet } from "../../../src/client/contract-client";
import { advertisement, durations, rateLock } from "../../../src/rules/limits";
import { begin, dataOf, errorOf, refusalOf } from "../../support/begin";

/** Undoes the last change; returns whether there was one. */
const undo = ({ kernel }: TestBackend) => kernel.jump(kernel.world.journal.position - 1);

describe("reading counts", () => {
  const news = (id: number) =>
    dataOf(contentClient.GET("/api/news/{id}", { params: { path: { id }, query: {} } }));
  const article = (id: number) =>
    dataOf(contentClient.GET("/api/help/{id}", { params: { path: { id }, query: {} } }));

  test("every reading of news counts one hit, in the list too", async () => {
    const backend = begin();
    const first = await news(1);
    expect((await news(1)).hits).toBe(first.hits + 1);
    const list = await dataOf(contentClient.GET("/api/news", { params: { query: { page_size: 100 } } }));
    expect(list.list.find(({ id }) => id === 1)?.hits).toBe(first.hits + 1);
    expect(await undo(backend)).toBe(true);
    expect((await news(1)).hits).toBe(first.hits + 1);
  });

  test("every reading of an article counts one hit, and fetching several counts none", async () => {
    begin();
    const first = await article(2003);
    await dataOf(contentClient.POST("/api/help/getContentByIds", { body: { ids: [2003] } }));
    expect((await article(2003)).hits).toBe(first.hits + 1);
  });

  test("news read often enough leads the list of the most read", async () => {
    const { kernel } = begin();
    const mostRead = () =>
      dataOf(contentClient.GET("/api/news", { params: { query: { sort: "-hits", page_size: 2 } } }));
    const [leader, second] = (await mostRead()).list;
    if (!leader || !second) throw new Error("There are no two pieces of news.");
    const extra = leader.hits - second.hits;
    kernel.world.table(hitTable).insert({ key: `news ${second.id}`, extra });
    await news(second.id);
    expect((await mostRead()).list.map(({ id }) => id)).toEqual([second.id, leader.id]);
  });
});

describe("a vote", () => {
  const vote = (useful: 0 | 1, visitor: string) =>
    dataOf(
      contentClient.GET("/api/help/addUsefulOrUseless", {
        params: { query: { id: 2003, useful, visitor, ...(useful === 0 && { reason: "unclear" }) } },
        ...unsafeGet,
      }),
    );

  test("is changed, not doubled, when the same visitor votes again", async () => {
    begin();
    const first = await vote(1, "visitor-one");
    const again = await vote(1, "visitor-one");
    expect(again).toEqual(first);
    expect(await vote(0, "visitor-one")).toEqual({
      id: 2003,
      useful_count: first.useful_count - 1,
      useless_count: first.useless_count + 1,
      your_vote: 0,
    });
  });

  test("of another visitor is added", async () => {
    begin();
    const first = await vote(1, "visitor-one");
    const other = await vote(1, "visitor-two");
    expect(other.useful_count).toBe(first.useful_count + 1);
  });

  test("can be taken back", async () => {
    const backend = begin();
    const first = await vote(1, "visitor-one");
    await vote(0, "visitor-one");
    expect(await undo(backend)).toBe(true);
    expect(await vote(1, "visitor-one")).toEqual(first);
  });
});

describe("a subscription", () => {
  const subscribe = (email: string) =>
    contentClient.POST("/ommall/srvmall/servicebook/merchant/overseas/add", { body: { email, origin: 1 } });

  test("of an address already on the list succeeds again and stays one, however it is spelled", async () => {
    const backend = begin();
    expect(await dataOf(subscribe("reader@shop.example"))).toEqual({
      email: "reader@shop.example",
      is_new: true,
    });
    expect(await dataOf(subscribe("reader@shop.example"))).toMatchObject({ is_new: false });
    expect(await dataOf(subscribe("Reader@Shop.example"))).toMatchObject({ is_new: false });
    await backend.kernel.jump(0);
    expect(await dataOf(subscribe("reader@shop.example"))).toMatchObject({ is_new: true });
  });

  test("is refused after five addresses within three minutes, and accepted afterwards", async () => {
    const { kernel } = begin();
    for (let number = 1; number <= 5; number++) await dataOf(subscribe(`reader${number}@shop.example`));
    expect(await refusalOf(subscribe("reader6@shop.example"))).toBe(429);
    await kernel.advance(rateLock.milliseconds - durations.second);
    expect(await refusalOf(subscribe("reader6@shop.example"))).toBe(429);
    await kernel.advance(rateLock.milliseconds);
    expect(await dataOf(subscribe("reader6@shop.example"))).toMatchObject({ is_new: true });
  });

  test("is known to the scenario already-subscribed", async () => {
    begin({ mock: "scenario:already-subscribed" });
    expect(await dataOf(subscribe("reader@shop.example"))).toMatchObject({ is_new: false });
  });
});

describe("a booking", () => {
  const book = (phone = "13900008820") =>
    contentClient.POST("/ommall/srvmall/servicebook/add", { body: { name: "周芳", phone } });

  test("is refused while an earlier one of the same phone is open", async () => {
    begin();
    const first = await dataOf(book());
    expect(first.created_at).toBe("2026-11-21T10:32:00+08:00");
    expect(await refusalOf(book())).toBe(409);
    expect((await dataOf(book("13700001234"))).id).toBe(first.id + 1);
  });

  test("is refused after three tries, and free again three minutes later", async () => {
    const { kernel } = begin();
    const { id } = await dataOf(book());
    kernel.world.table(bookingTable).update(id, { isOpen: false });
    await dataOf(book());
    expect(await refusalOf(book())).toBe(409);
    const tooOften = await errorOf(book());
    expect(tooOften).toMatchObject({
      kind: "refused",
      code: 429,
      serverMessage: "操作过于频繁，请三分钟后重试",
    });
    await dataOf(book("13700001234"));

    await kernel.advance(rateLock.milliseconds);
    expect(await refusalOf(book()), "no longer too often, but the second request is still open").toBe(409);
    for (const row of kernel.world.table(bookingTable).all())
      kernel.world.table(bookingTable).update(row.id, { isOpen: false });
    expect(await dataOf(book())).toMatchObject({ created_at: "2026-11-21T10:35:00+08:00" });
  });

  test("can be taken back", async () => {
    const backend = begin();
    const first = await dataOf(book());
    expect(await undo(backend)).toBe(true);
    expect(await dataOf(book())).toEqual(first);
  });

  test("is refused from the start in the scenario booking-open", async () => {
    begin({ mock: "scenario:booking-open" });
    expect(await refusalOf(book())).toBe(409);
  });
});

describe("a conversion", () => {
  const report = (url: string, type = 25) =>
    dataOf(contentClient.POST("/api/track/baidu-ocpc", { body: { url, token: "sample-token", type } }));
  const landing = "https://www.stockbook.example/price.html?bd_vid=abc";

  test("of one address and type counts once a day", async () => {
    const backend = begin();
    expect(await report(landing)).toEqual({ is_first: true });
    expect(await report(landing)).toEqual({ is_first: false });
    expect(await report(landing, 3)).toEqual({ is_first: true });
    expect(await report(`${landing}d`)).toEqual({ is_first: true });
    await backend.kernel.advance(durations.day - durations.second);
    expect(await report(landing)).toEqual({ is_first: false });
    await backend.kernel.advance(durations.second);
    expect(await report(landing)).toEqual({ is_first: true });
    expect(await undo(backend)).toBe(true);
    expect(await report(landing)).toEqual({ is_first: true });
  });
});

describe("suggestions", () => {
  const allowance = () => dataOf(contentClient.GET("/ommall/srvmall/api/suggestion/valid/info"));

  test("three a day are taken, and the next when the oldest is a day old", async () => {
    const { kernel } = begin();
    expect(await allowance()).toMatchObject({ can_submit: true, remaining_today: 3, next_at: null });
    const sent = kernel.world.table(suggestionTable);
    for (const id of [1, 2, 3]) {
      const what = { sender: "visitor", kind: "other", content: "more labels", phone: null };
      sent.insert({ id, ...what, sentAt: kernel.world.clock.now() });
      await kernel.advance(durations.hour);
    }
    expect(await allowance()).toMatchObject({
      can_submit: false,
      remaining_today: 0,
      next_at: "2026-11-22T10:32:00+08:00",
    });
    await kernel.advance(durations.day - 3 * durations.hour);
    expect(await allowance()).toMatchObject({ can_submit: true, remaining_today: 1, next_at: null });
  });
});

describe("an advertisement", () => {
  const ad = (position: number, product: number = advertisement.product) =>
    dataOf(contentClient.GET("/ommall/srvmall/ad/info", { params: { query: { position, product } } }));

  test("runs in both positions of the website, with alternative texts", async () => {
    begin();
    for (const position of [advertisement.desktop, advertisement.mobile])
      expect(await ad(position)).toMatchObject({ adAddress: "/price.html", alt: "年底盘点，两年九折" });
  });

  test("is nothing in another position or for another product", async () => {
    begin();
    expect(await ad(70)).toBeNull();
    expect(await ad(advertisement.desktop, 31)).toBeNull();
  });

  test("is nothing in the scenario no-ad", async () => {
    begin({ mock: "scenario:no-ad" });
    expect(await ad(advertisement.desktop)).toBeNull();
    expect(await ad(advertisement.mobile)).toBeNull();
  });
});

test("a request that only reads changes nothing", async () => {
  const { kernel } = begin();
  await dataOf(contentClient.GET("/api/news", { params: { query: {} } }));
  await dataOf(contentClient.GET("/api/product", { params: { query: { clients: 1 } } }));
  expect(kernel.world.journal.position).toBe(0);
  expect(kernel.world.netChanges()).toEqual([]);
});
