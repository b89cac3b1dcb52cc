import { expect, test } from "vitest";
import { agreements } from "../../mocks/content/data/agreements";
import { cases } from "../../mocks/content/data/cases";
import { clients } from "../../mocks/content/data/clients";
import { helpArticles } from "../../mocks/content/data/help/all";
import { news } from "../../mocks/content/data/news/all";
import { releases } from "../../mocks/content/data/releases";
import { versions } from "../../mocks/content/data/versions";
import englishHelp from "../../src/i18n/locales/en-US/content.json";
import englishQuestions from "../../src/i18n/locales/en-US/content-faq.json";
import simplifiedSecurity from "../../src/i18n/locales/zh-CN/account-security.json";
import simplifiedHelp from "../../src/i18n/locales/zh-CN/content.json";
import simplifiedQuestions from "../../src/i18n/locales/zh-CN/content-faq.json";
import traditionalSecurity from "../../src/i18n/locales/zh-TW/account-security.json";
import traditionalHelp from "../../src/i18n/locales/zh-TW/content.json";
import traditionalQuestions from "../../src/i18n/locales/zh-TW/content-faq.json";
import { locales } from "../../src/platform/locale";

const questions = {
  "zh-CN": simplifiedQuestions,
  "zh-TW": traditionalQuestions,
  "en-US": englishQuestions,
};
const help = { "zh-CN": simplifiedHelp, "zh-TW": traditionalHelp, "en-US": englishHelp };

test("an article about a version has the number and the day that the downloads give it", () => {
  const known = new Map(versions.map(({ version, releasedAt }) => [version, releasedAt]));
  for (const { id, kind, createdAt, texts } of helpArticles) {
    if (kind !== "version") continue;
    const numbers = locales.map((locale) => /\d+\.\d+\.\d+/.exec(texts[locale]?.title ?? "")?.[0]);
    expect(new Set(numbers).size, `${id}`).toBe(1);
    const [version = ""] = numbers;
    // The other products have no history: their installers are of the same generation, and later.
    if (known.has(version)) expect(createdAt, version).toBe(known.get(version));
    else
      expect(
        clients.map((client) => client.version.split(".")[0]),
        version,
      ).toContain(version[0]);
    if (!known.has(version))
      expect(clients.some((client) => client.version > version && client.releasedAt > createdAt)).toBe(true);
  }
});

test("the help and the news tell the same about a version", () => {
  for (const { kind, texts } of helpArticles) {
    const version = /^7\.\d+\.\d+/.exec(texts["zh-CN"]?.title ?? "")?.[0];
    if (kind !== "version" || version === undefined) continue;
    const story = news.find((item) => item.texts["zh-CN"].title.startsWith(version));
    const words = (title = "") => new Set(title.slice(version.length + 1).match(/\p{Script=Han}{2}/gu));
    const shared = [...words(texts["zh-CN"]?.title)].filter((word) =>
      story?.texts["zh-CN"].title.includes(word),
    );
    expect(shared, version).not.toEqual([]);
  }
});

test("until when an import can be undone is the same wherever it is said", () => {
  const limit = { "zh-CN": "还没有开单之前", "zh-TW": "還沒有開單之前", "en-US": "before the first invoice" };
  for (const locale of locales) {
    expect(questions[locale].answer.import).toContain(limit[locale]);
    expect(releases.find(({ version }) => version === "6.9.0")?.notes[locale].join(" ")).toContain(
      limit[locale],
    );
    expect(helpArticles.find(({ id }) => id === 2003)?.texts[locale]?.body).toContain(limit[locale]);
  }
});

test("in the international edition nothing is withheld, in the help and in the agreement with agents", () => {
  const without = { "zh-CN": "国际版不扣税", "zh-TW": "國際版不扣稅", "en-US": "international edition" };
  const agreement = agreements.find(({ alias }) => alias === "agent");
  for (const locale of locales) {
    expect(helpArticles.find(({ id }) => id === 2181)?.texts[locale]?.body).toContain(without[locale]);
    expect(agreement?.texts[locale].body).toMatch(
      locale === "en-US" ? /international edition nothing is withheld/ : without[locale],
    );
  }
});

test("the agreement with agents lets apply whom the help lets: whoever tries the product, too", () => {
  const trying = { "zh-CN": "试用", "zh-TW": "試用", "en-US": "try" };
  const agreement = agreements.find(({ alias }) => alias === "agent");
  for (const locale of locales) {
    expect(helpArticles.find(({ id }) => id === 2182)?.texts[locale]?.body).toContain(trying[locale]);
    expect(agreement?.texts[locale].body.split("## 2.")[0]).toContain(trying[locale]);
  }
});

test("what the help says to press under the account's security is there", () => {
  const names = { "zh-CN": /“账号安全”里点“([^”]+)”/g, "zh-TW": /「帳號安全」按「([^」]+)」/g };
  const security = { "zh-CN": simplifiedSecurity, "zh-TW": traditionalSecurity };
  for (const locale of ["zh-CN", "zh-TW"] as const)
    for (const { texts } of helpArticles)
      for (const [, name = ""] of (texts[locale]?.body ?? "").matchAll(names[locale]))
        expect(JSON.stringify(security[locale])).toContain(`"${name}"`);
});

test("news that ask to press a button below an article call it as it is called there", () => {
  const story = news.find(({ texts }) => texts["zh-CN"].title === "繁体中文帮助中心上线");
  for (const locale of locales) expect(story?.texts[locale]?.body).toContain(help[locale].help.rating.no);
});

test("English texts quote as the pages around them do, with curved signs", () => {
  for (const { texts } of [...helpArticles, ...news, ...cases, ...agreements]) {
    const english: { title: string; body: string; summary?: string } | undefined = texts["en-US"];
    // Markup has straight ones.
    const read = [english?.title, english?.summary, english?.body].join("\n").replace(/<[^>]*>/g, "");
    expect(read.split("\n").filter((line) => line.includes('"'))).toEqual([]);
  }
});

test("the help center has one name in each script, on its pages and in what is written about it", () => {
  for (const { texts } of [...helpArticles, ...news, ...cases, ...agreements]) {
    const simplified: { title: string; body: string } | undefined = texts["zh-CN"];
    const traditional: { title: string; body: string } | undefined = texts["zh-TW"];
    expect(`${simplified?.title}\n${simplified?.body}`).not.toContain("说明中心");
    expect(`${traditional?.title}\n${traditional?.body}`).not.toContain("幫助中心");
  }
});

test("news about the privacy policy names the address that the policy gives for the version before", () => {
  const policy = agreements.find(({ alias }) => alias === "privacy");
  const story = news.find(({ texts }) => texts["zh-CN"].body.includes("](/privacy)"));
  const version = /\d{4}\.\d/.exec(story?.texts["en-US"]?.body ?? "")?.[0];
  expect(version).toBe(policy?.version);
  for (const locale of locales) {
    const [address = "none"] = /privacy@[a-z.]+[a-z]/.exec(policy?.texts[locale].body ?? "") ?? [];
    expect(story?.texts[locale]?.body).toContain(address);
  }
});

test("amounts below zero in the tables of the help have the minus of the rest of the site", () => {
  for (const { id, texts } of helpArticles)
    for (const locale of locales) expect(texts[locale]?.body ?? "", `${id}`).not.toMatch(/\| -\d/);
});
