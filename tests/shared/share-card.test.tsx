// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ShareCard } from "../../src/shared/messenger/share-card";
import { becomeClient, removeBridges, userAgents } from "../support/fake-bridges";

afterEach(() => {
  cleanup();
  removeBridges();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function fakeCards(): object[] {
  const cards: object[] = [];
  Object.defineProperty(window, "wx", {
    value: { updateAppMessageShareData: (card: object) => cards.push(card) },
    configurable: true,
  });
  return cards;
}

const article = `<title>怎么盘点 · 货簿云</title><meta name="description" content="三步盘清仓库。">
  <link rel="canonical" href="https://shop.example/help/doc/2003">`;

test("in the messenger the card describes the page, and follows to the next page", async () => {
  becomeClient(userAgents.messenger);
  const cards = fakeCards();
  document.head.innerHTML = article;
  document.body.innerHTML =
    '<main><article><img src="https://shop.example/pictures/count.avif"></article></main>';
  render(<ShareCard />);
  expect(cards.at(-1)).toEqual({
    title: "怎么盘点 · 货簿云",
    desc: "三步盘清仓库。",
    link: "https://shop.example/help/doc/2003",
    imgUrl: "https://shop.example/pictures/count.avif",
  });
  document.head.innerHTML = "<title>货簿云</title>";
  await waitFor(() => expect(cards.at(-1)).toMatchObject({ title: "货簿云" }));
});

test("a private page is shared as the home page, with the product's picture", () => {
  becomeClient(userAgents.messenger);
  const cards = fakeCards();
  document.head.innerHTML = '<title>付款 · 货簿云</title><meta name="robots" content="noindex">';
  render(<ShareCard />);
  const { origin } = window.location;
  expect(cards.at(-1)).toMatchObject({ link: `${origin}/`, imgUrl: `${origin}/share/zh-CN.jpg` });
});

test("outside of a messenger, or where it takes no card, nothing is set", () => {
  const cards = fakeCards();
  render(<ShareCard />);
  expect(cards).toEqual([]);
  cleanup();
  Reflect.deleteProperty(window, "wx");
  becomeClient(userAgents.messenger);
  expect(() => render(<ShareCard />)).not.toThrow();
});
