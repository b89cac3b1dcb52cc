import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/platform/locale";
import { checkField, cleanField, type FieldNameOf } from "../../src/rules/fields";
import { isMessageKey } from "../../src/rules/messages";
import { everyNth } from "../support/thoroughness";
import { expect, test } from "./support/fixtures";
import { watchSecrets } from "./support/journey/secrets";
import { widths } from "./support/site-visitor";
import { variantsFor } from "./support/thoroughness";
import { type Translate, translationsOf } from "./support/translations";
import { type TypedForm, typedForms } from "./support/typed-forms";
import { inOneLine, unusualTexts } from "./support/unusual-texts";

const views = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
/** A valid value of each secret box, unique to this test, which must stay between the reader and the server. */
const secrets: Partial<Record<FieldNameOf<"text">, string>> = {
  phone: "13912345678",
  correctPhone: "13912345678",
  password: "market-7742",
  passwordRepeat: "market-7742",
  currentPassword: "wrong-5309",
  smsCode: "864209",
  captcha: "Q7XK",
  couponCode: "NOSUCHCODE1",
};

test.describe.configure({ timeout: 180_000 });
// The console reports the error status of the refused calls.
test.use({ expectErrors: /\b422\b/, actionTimeout: 10_000 });

for (const [place, [name, form]] of everyNth(Object.entries(typedForms), 4).entries())
  for (const { locale, width } of variantsFor(views, place, 1))
    test(`whatever is pasted into the form of ${name} is kept, validated with messages and sent once at most, in ${locale} at ${width} px`, async ({
      page,
      site,
    }) => {
      const t = translationsOf(locale);
      const watched = watchSecrets(page);
      const calls = countCalls(page, form.call);
      if (form.mock) await site.applyMock(form.mock);
      else await site.applyMock("seed:7");
      await form.prepare?.(page);
      await site.openIn(locale, width, form.path);
      await site.settle();
      await form.open?.(page, t);
      const boxes = form.boxes.map(([label, rule]) => ({
        label,
        rule,
        box: page
          .locator("main, dialog")
          .getByLabel(t(label), { exact: true })
          .and(page.locator("input, textarea")),
      }));
      await boxes[0]?.box.waitFor();
      const before = calls.count();

      for (const [kind, text] of Object.entries(unusualTexts)) {
        for (const { box } of boxes) await box.fill(text);
        const texts = await Promise.all(boxes.map(({ box }) => storedText(box, text)));
        const messages = boxes.map(({ rule }, index) => messageFor(t, rule, texts[index] ?? ""));
        // A text that every rule accepts would be sent, so it comes last.
        if (messages.some((sentence) => sentence !== null)) await pressTwice(submitOf(page, form, t), page);
        for (const [index, { box, rule }] of boxes.entries())
          await test.step(`${kind} in ${rule}`, async () => {
            expect(await box.inputValue()).toBe(texts[index]);
            await expectJudged(box, messages[index] ?? null);
          });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBeLessThanOrEqual(
          width,
        );
        await expect(page, "nothing typed runs").not.toHaveTitle("ran");
      }
      expect(calls.count(), "nothing of it is sent").toBe(before);

      for (const { label, rule, box } of boxes) {
        const value = form.good?.[label] ?? secrets[rule] ?? "";
        if (secrets[rule] !== undefined) watched.add(value);
        await box.fill(value);
      }
      await submitOf(page, form, t).dblclick();
      if (form.good) await expect.poll(calls.count).toBe(before + 1);
      await site.settle();
      expect(calls.count()).toBe(before + (form.good ? 1 : 0));
      await watched.expectNoLeak();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page).not.toHaveTitle("ran");
    });

function submitOf(page: Page, { submit }: TypedForm, t: Translate): Locator {
  return page
    .locator("form")
    .getByRole("button", { name: t(submit), exact: true })
    .last();
}

/** By keyboard: the messages of the first press move the page, and a second click would miss the button. */
async function pressTwice(submit: Locator, page: Page): Promise<void> {
  await submit.press("Enter");
  await page.keyboard.press("Enter");
}

/** The message of a rule for a text; null where the text is valid. */
function messageFor(t: Translate, rule: FieldNameOf<"text">, text: string): string | null {
  const problem = checkField(rule, cleanField(rule, text));
  if (problem === null) return null;
  const { key, values = {} } = problem;
  return t(isMessageKey(key) ? `rules:${key}` : `common:${key}`, values);
}

async function expectJudged(box: Locator, messages: string | null): Promise<void> {
  if (messages === null) return expect(box).not.toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveAccessibleDescription(messages);
}

/** The value of the box as the browser stores a pasted text: line breaks only in a text area. */
async function storedText(box: Locator, text: string): Promise<string> {
  const kind = await box.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : "lines",
  );
  if (kind === "lines") return text.replaceAll("\r\n", "\n");
  const line = inOneLine(text);
  return kind === "email" ? line.replace(/^[ \t\f]+|[ \t\f]+$/g, "") : line;
}

function countCalls(page: Page, path: string): { readonly count: () => number } {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.includes(path)) count += 1;
  });
  return { count: () => count };
}
