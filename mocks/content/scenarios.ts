import type { Preparation } from "../kernel/group";
import type { TableDefinition } from "../world/types";
import type { SourceContent, SourceTexts } from "./data/source";
import {
  adTable,
  bookingTable,
  caseTable,
  helpTable,
  newsTable,
  slideTable,
  subscriptionTable,
} from "./state";

/** Scenarios of the content. */
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
  "many-help": {
    sentence:
      "There are 500 more documents about printers that do not respond: the help's lists and search have pages.",
    prepare(world) {
      const help = world.table(helpTable);
      const model = help.get(2151);
      if (!model) return;
      for (let count = 1; count <= 500; count++)
        help.insert({
          ...model,
          id: 20_000 + count,
          texts: retitled(model.texts, (title) => `${title} ${count}`),
        });
    },
  },
  "many-cases": {
    sentence: "There are 60 user stories.",
    prepare(world) {
      const cases = world.table(caseTable);
      const models = [...cases.all()];
      for (let id = 10_001; cases.all().length < 60; id++) {
        const model = models[id % models.length];
        if (!model) return;
        cases.insert({ ...model, id });
      }
    },
  },
  "long-titles": {
    sentence: "Every title of news, user stories and help has 120 letters and no place to break.",
    prepare(world) {
      const lengthen = (title: string) =>
        title
          .replace(/[^\p{L}\p{N}]/gu, "")
          .repeat(120)
          .slice(0, 120);
      lengthenAll(newsTable);
      lengthenAll(caseTable);
      lengthenAll(helpTable);

      function lengthenAll<Row extends { id: number; texts: SourceTexts }, Index extends string>(
        definition: TableDefinition<Row, number, Index>,
      ): void {
        const rows = world.table(definition);
        for (const { id } of rows.all())
          rows.update(id, (row) => ({ ...row, texts: retitled(row.texts, lengthen) }));
      }
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

/** The same texts under another title in every language they have. */
function retitled(texts: SourceTexts, title: (before: string) => string): SourceTexts {
  const { "zh-CN": chinese, ...others } = texts;
  const rename = (content: SourceContent) => ({ ...content, title: title(content.title) });
  return {
    "zh-CN": rename(chinese),
    ...Object.fromEntries(Object.entries(others).map(([locale, content]) => [locale, rename(content)])),
  };
}
