import { parseCookie } from "cookie";

/** Both back ends may call their cookies the same; the real one's have this before their names in the browser. */
const prefix = "live-";

/** The Cookie header for the real back end: its own cookies alone. Undefined where it has none. */
export function cookiesForTarget(header: string | null): string | undefined {
  const own = Object.entries(parseCookie(header ?? "")).filter(([name]) => name.startsWith(prefix));
  if (own.length === 0) return undefined;
  return own.map(([name, value]) => `${name.slice(prefix.length)}=${value}`).join("; ");
}

/**
 * A Set-Cookie of the real back end for this server's origin. Domain and Secure would make the browser drop it here,
 * SameSite=None without Secure too.
 */
export function cookieForPage(setCookie: string): string {
  const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
  const remaining = attributes.filter(
    (attribute) => !/^(domain=|secure$|partitioned$|samesite=none$)/i.test(attribute),
  );
  return [prefix + pair, ...remaining].join("; ");
}
