import { type Html, html } from "./html";
import enUS from "./texts/en-US.json";
import zhCN from "./texts/zh-CN.json";
import zhTW from "./texts/zh-TW.json";

/** Names the page's own texts; those of the contracts stay as they are. */
export type TextKey = keyof typeof enUS;

/** The page's own texts. Every language has every key. */
export const pageTexts: Readonly<Record<"en-US" | "zh-CN" | "zh-TW", Readonly<Record<TextKey, string>>>> = {
  "en-US": enUS,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
};

type Value = string | number;

/** A text of the page. It stands there in English; the script puts the reader's language in its place. */
export function uiText(key: TextKey, ...values: readonly Value[]): Html {
  const english = plainText(key, ...values);
  if (values.length === 0) return html`<span data-text="${key}">${english}</span>`;
  return html`<span data-text="${key}" data-values="${JSON.stringify(values)}">${english}</span>`;
}

/** The same without markup, where no markup may stand; English. */
export function plainText(key: TextKey, ...values: readonly Value[]): string {
  return enUS[key].replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ""));
}

/** A point in time; the script puts the reader's local time in its place. */
export function timeView(time: Date): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}
