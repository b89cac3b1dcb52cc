import type { Shape } from "../diff/shapes";
import { text } from "../operations";

/** The readable type of a value: `text`, `int32`, `list`, `date-time`. */
export function typeText({ type, keywords }: Shape): string {
  const format = text(keywords["format"]);
  if (type === "string") return format || "text";
  if (type === "array") return "list";
  return format || type;
}

/** The limits of a value, each as a short text: "1 to 40 characters", "one of a, b", "matches ^x$". */
export function limitTexts({ type, keywords, values }: Shape): string[] {
  const texts: string[] = [];
  if (values)
    texts.push(
      values.length === 1 ? `always ${display(values[0])}` : `one of ${values.map(display).join(", ")}`,
    );
  const range = (unit: string, low: unknown, high: unknown) => {
    const limit = rangeText(low, high);
    if (limit !== "") texts.push(`${limit}${unit}`);
  };
  range(" characters", keywords["minLength"], keywords["maxLength"]);
  range(" items", keywords["minItems"], keywords["maxItems"]);
  range("", keywords["minimum"], keywords["maximum"]);
  if (typeof keywords["exclusiveMinimum"] === "number")
    texts.push(`more than ${keywords["exclusiveMinimum"]}`);
  if (typeof keywords["exclusiveMaximum"] === "number")
    texts.push(`less than ${keywords["exclusiveMaximum"]}`);
  if (keywords["uniqueItems"] === true) texts.push("each once");
  if (text(keywords["pattern"]) !== "") texts.push(`matches ${text(keywords["pattern"])}`);
  if ("default" in keywords) texts.push(`${display(keywords["default"])} when left out`);
  if (type === "string" && text(keywords["contentMediaType"]) !== "")
    texts.push(text(keywords["contentMediaType"]));
  return texts;
}

function rangeText(low: unknown, high: unknown): string {
  const [from, to] = [typeof low === "number" ? low : null, typeof high === "number" ? high : null];
  if (from !== null && to !== null) return from === to ? String(from) : `${from} to ${to}`;
  if (to !== null) return `at most ${to}`;
  return from === null ? "" : `at least ${from}`;
}

function display(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}
