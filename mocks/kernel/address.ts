import { parseCookie } from "cookie";

/** An absolute address taken apart without building a URL object: on a hot path that costs more than the rest. */
export interface Address {
  /** As sent, with percent signs. */
  path: string;
  /** Without the question mark. */
  query: string;
}

const ownPrefixes = ["/api/", "/ommall/", "/log/", "/zhjsrv/"];

/** Whether a path belongs to the back end. Everything else is the website's own. */
export function isOwnPath(path: string): boolean {
  return ownPrefixes.some((prefix) => path.startsWith(prefix));
}

/** Path and query of an absolute or root-relative address. */
export function readAddress(url: string): Address {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("://") + 3);
  if (start < 0) return { path: "/", query: "" };
  const hash = url.indexOf("#", start);
  const end = hash < 0 ? url.length : hash;
  const mark = url.indexOf("?", start);
  if (mark < 0 || mark >= end) return { path: url.slice(start, end), query: "" };
  return { path: url.slice(start, mark), query: url.slice(mark + 1, end) };
}

/** Names and values of a query, in the order they came; "+" is a space, text that is not well encoded stays as it is. */
export function readQuery(query: string): [name: string, value: string][] {
  if (query === "") return [];
  const pairs: [string, string][] = [];
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    if (equals < 0) pairs.push([decode(pair), ""]);
    else pairs.push([decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]);
  }
  return pairs;
}

/** One cookie of a Cookie header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  // Most requests carry no such cookie; they are not parsed.
  return header?.includes(name) ? (parseCookie(header)[name] ?? null) : null;
}

function decode(text: string): string {
  return decodePercent(text.includes("+") ? text.replaceAll("+", " ") : text);
}

function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
