import { isIdName } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { mark, quote } from "./shell-text";

/** A pointer that begins like this is the name of a cookie. */
export const cookie = "cookie ";

export interface Binding {
  variable: string;
  value: string;
  step: number;
  pointer: string;
}

/** Where making it again is refused, as the first one is still there, that one serves. */
export function readBinding({ variable, step, pointer, value }: Binding): string {
  const answer = `printf '%s' "$answer${step + 1}"`;
  if (pointer.startsWith(cookie)) {
    const name = pointer.slice(cookie.length).replace(/[^\w-]/g, ".");
    return `${variable}=$(${answer} | sed -n 's/^set-cookie: ${name}=\\([^;[:space:]]*\\).*/\\1/Ip' | head -n 1)`;
  }
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => `[${JSON.stringify(part.replaceAll("~1", "/").replaceAll("~0", "~"))}]`)
    .join("");
  return `${variable}=$(${answer} | node -pe 'JSON.parse(require("fs").readFileSync(0, "utf8").replace(/^HTTP[^]*?\\r?\\n\\r?\\n/, ""))${path}' 2> /dev/null || echo ${quote(value)})`;
}

export function curlOf(exchange: Exchange, bindings: readonly Binding[], isLast: boolean): string {
  const { request } = exchange;
  const parts = [isLast ? "curl -sS -i" : "curl -sS"];
  if (request.method !== "GET") parts.push(`-X ${request.method}`);
  parts.push(quote(bound(request.url, bindings, "url")));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === "accept" || name === "content-length") continue;
    // Without a value curl leaves a header out, unless a semicolon says that it is meant.
    parts.push(`-H ${quote(value === "" ? `${name};` : `${name}: ${bound(value, bindings, "header")}`)}`);
  }
  if (request.body)
    parts.push(`--data-binary ${quote(bound(request.body.toString("utf8"), bindings, "body"))}`);
  else if (/^(POST|PUT|PATCH)$/.test(request.method)) parts.push("-H 'content-type;' -d ''");
  return parts.join(" ");
}

function bound(text: string, bindings: readonly Binding[], where: "url" | "header" | "body"): string {
  let result = text;
  for (const { variable, value } of bindings) {
    if (where === "url") {
      const [path = "", query] = result.split("?");
      const steps = path
        .split("/")
        .map((step, index) => (index > 2 && decode(step) === value ? mark(variable) : step));
      const rest = query
        ?.split("&")
        .map((pair) => {
          const [name = "", text = ""] = pair.split("=");
          return decode(text) === value && isIdName(decode(name)) ? `${name}=${mark(variable)}` : pair;
        })
        .join("&");
      result = steps.join("/") + (rest === undefined ? "" : `?${rest}`);
    } else if (where === "body") {
      const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      result = result.replace(
        new RegExp(`("([^"\\\\]+)":\\s*(?:\\[(?:[^\\]]*,)?)?"?)${escaped}(?=["\\],}])`, "g"),
        (whole, before: string, name: string) => (isIdName(name) ? before + mark(variable) : whole),
      );
    } else if (isSession(value)) result = result.replaceAll(value, mark(variable));
    else if (result === value || result === `"${value}"`) result = result.replace(value, mark(variable));
  }
  return result;
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Long enough to be sure that a header with it in was made from it. */
export function isSession(value: string): boolean {
  return value.length >= 8;
}
