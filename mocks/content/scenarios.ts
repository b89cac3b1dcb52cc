import type { Preparation } from "../kernel/group";
import { adTable, bookingTable, helpTable, newsTable, slideTable, subscriptionTable } from "./state";

/** States of the content worth looking at. */
export const contentScenarios: Readonly<Record<string, Preparation>> = {
  "no-news": {
    sentence: "There is no news and no banner yet: lists show what will stand there.",
    prepare(world) {
      for (const { id } of world.table(newsTable).all()) world.table(newsTable).remove(id);
      for (const { id } of world.table(slideTable).all()) world.table(slideTable).remove(id);
    },
  },
  "many-news": {
    sentence: "There are 600 pieces of product news: pages are windowed with an ellipsis.",
    prepare(world) {
      const news = world.table(newsTable);
      const model = news.by("category", "product-news")[0];
      if (!model) return;
      for (let id = 10_001; news.by("category", "product-news").length < 600; id++)
        news.insert({ ...model, id });
    },
  },
  "no-help": {
    sentence: "The help centre has categories but no article yet.",
    prepare(world) {
      for (const { id } of world.table(helpTable).all()) world.table(helpTable).remove(id);
    },
  },
  "no-ad": {
    sentence: "No advertisement runs above the header.",
    prepare(world) {
      for (const { position, product } of world.table(adTable).all())
        world.table(adTable).remove(`${position} ${product}`);
    },
  },
  "already-subscribed": {
    sentence: "reader@shop.example already gets the monthly letter.",
    prepare: (world) => {
      world.table(subscriptionTable).insert({ email: "reader@shop.example", createdAt: world.startedAt });
    },
  },
  "booking-open": {
    sentence: "A request to be called back at 13900008820 is still open: another one is refused.",
    prepare: (world) => {
      world.table(bookingTable).insert({
        id: 301,
        name: "周芳",
        phone: "13900008820",
        company: "",
        content: "",
        origin: 1,
        createdAt: world.startedAt,
        isOpen: true,
      });
    },
  },
};
