import { isUtf8 } from "node:buffer";
import { literal } from "../lib/texts";
import { isIdName } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { mark, quote } from "./shell-text";

/** Prefix of pointers that name a cookie. */
export const cookie = "cookie ";
/** Pointer of the entity tag, which is a header. */
export const entityTag = "header etag";

/** Whether a value stands in the headers of a response. */
export const isInHeaders = (pointer: string): boolean => pointer.startsWith(cookie) || pointer === entityTag;

export interface Binding {
  variable: string;
  value: string;
  step: number;
  pointer: string;
}

/** An existing instance is used where creating it again is refused. */
export function readBinding({ variable, step, pointer, value }: Binding): string {
  const answer = `printf '%s' "$answer${step + 1}"`;
  if (pointer.startsWith(cookie)) {
    const name = pointer.slice(cookie.length).replace(/[^\w-]/g, ".");
    return `${variable}=$(${answer} | sed -n 's/^set-cookie: ${name}=\\([^;[:space:]]*\\).*/\\1/Ip' | head -n 1)`;
  }
  if (pointer === entityTag)
    return `${variable}=$(${answer} | tr -d '\\r' | sed -n 's/^etag: //Ip' | head -n 1)`;
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => `[${JSON.stringify(part.replaceAll("~1", "/").replaceAll("~0", "~"))}]`)
    .join("");
  // `JSON.parse` would round an id beyond 2^53.
  const exact = /^-?\d{16,}$/.test(value)
    ? '.replace(/([:[,]\\s*)(-?\\d{16,})(?=\\s*[,}\\]])/g, "$1\\"$2\\"")'
    : "";
  return `${variable}=$(${answer} | node -pe 'JSON.parse(require("fs").readFileSync(0, "utf8").replace(/^HTTP[^]*?\\r?\\n\\r?\\n/, "")${exact})${path}' 2> /dev/null || echo ${quote(value)})`;
}

export function curlOf(exchange: Exchange, bindings: readonly Binding[], isLast: boolean): string {
  const { request } = exchange;
  const parts = [isLast ? "curl -sS -i" : "curl -sS"];
  if (request.method !== "GET") parts.push(`-X ${request.method}`);
  parts.push(quote(bound(request.url, bindings, "url")));
  for (const [name, value] of Object.entries(request.headers)) {
    // A type that was asked for in particular is part of the request.
    if (name === "content-length" || (name === "accept" && exchange.call.headers?.["accept"] === undefined))
      continue;
    // curl omits a header without a value unless it ends with a semicolon.
    parts.push(`-H ${quote(value === "" ? `${name};` : `${name}: ${bound(value, bindings, "header")}`)}`);
  }
  if (request.body && isUtf8(request.body) && !request.body.includes(0))
    parts.push(`--data-binary ${quote(bound(request.body.toString("utf8"), bindings, "body"))}`);
  // No shell takes the bytes of a file as they are.
  else if (request.body)
    parts.push(`--data-binary @<(printf %s '${request.body.toString("base64")}' | base64 -d)`);
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
      result = result.replace(
        new RegExp(`("([^"\\\\]+)":\\s*(?:\\[(?:[^\\]]*,)?)?"?)${literal(value)}(?=["\\],}])`, "g"),
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

/** Long enough to be certain that a header containing it was built from it. */
export function isSession(value: string): boolean {
  return value.length >= 8;
}
