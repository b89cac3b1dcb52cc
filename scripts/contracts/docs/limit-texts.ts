import type { Shape } from "../diff/shapes";
import { text } from "../operations";
import { type Html, html } from "./html";
import { type TextKey, uiText } from "./texts";

/** The readable type of a value: `text`, `int32`, `list`, `date-time`. */
export function typeView({ type, keywords }: Shape): Html {
  const format = text(keywords["format"]);
  if (format !== "") return html`${format}`;
  if (type === "string") return uiText("type.text");
  return type === "array" ? uiText("type.list") : html`${type}`;
}

/** The limits of a value, each as a short text: "1 to 40 characters", "one of a, b", "matches ^x$". */
export function limitTexts({ type, keywords, values }: Shape): Html[] {
  const texts: Html[] = [];
  if (values)
    texts.push(
      values.length === 1
        ? uiText("limit.always", display(values[0]))
        : uiText("limit.oneOf", values.map(display).join(", ")),
    );
  for (const [key, low, high] of ranges) {
    const range = rangeText(key, keywords[low], keywords[high]);
    if (range) texts.push(range);
  }
  if (typeof keywords["exclusiveMinimum"] === "number")
    texts.push(uiText("limit.more", keywords["exclusiveMinimum"]));
  if (typeof keywords["exclusiveMaximum"] === "number")
    texts.push(uiText("limit.less", keywords["exclusiveMaximum"]));
  if (keywords["uniqueItems"] === true) texts.push(uiText("limit.unique"));
  if (text(keywords["pattern"]) !== "") texts.push(uiText("limit.matches", text(keywords["pattern"])));
  if ("default" in keywords) texts.push(uiText("limit.default", display(keywords["default"])));
  if (type === "string" && text(keywords["contentMediaType"]) !== "")
    texts.push(html`${text(keywords["contentMediaType"])}`);
  return texts;
}

/** Texts of ranges, each with the keywords of its lowest and highest value. */
const ranges = [
  ["limit.characters", "minLength", "maxLength"],
  ["limit.items", "minItems", "maxItems"],
  ["limit.value", "minimum", "maximum"],
] as const satisfies readonly (readonly [TextKey, string, string])[];

function rangeText(key: (typeof ranges)[number][0], low: unknown, high: unknown): Html | null {
  const [from, to] = [typeof low === "number" ? low : null, typeof high === "number" ? high : null];
  if (from !== null && to !== null) return from === to ? uiText(`${key}Exact`, from) : uiText(key, from, to);
  if (to !== null) return uiText(`${key}Most`, to);
  return from === null ? null : uiText(`${key}Least`, from);
}

function display(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}
