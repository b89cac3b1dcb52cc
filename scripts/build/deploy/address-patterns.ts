import type { RouteDescription } from "../../../src/app/server-routes";
import { localePath, locales } from "../../../src/platform/locale";
import type { ParamRule } from "../../../src/shared/routing/address-params";

/** The part of a route that defines its addresses. */
export type AddressedRoute = Pick<RouteDescription, "path" | "params">;

/** Prefixes an address may have: none, and one for each language. */
export const addressPrefixes = ["", ...locales.map((locale) => localePath("", locale))];

/** A regular expression, without its ends, for the path names of a route; each line of the table has one. */
export function addressPattern({ path, params }: AddressedRoute): string {
  return path.replace(/[.]/g, "\\.").replace(/:(\w+)/g, (_, name: string) => segmentPattern(params[name]));
}

/**
 * The same for what servers answer with the page of a route: old help addresses (`/help-alias`) lead on to today's,
 * which the site does by itself.
 */
export function servedPattern(route: AddressedRoute): string {
  return addressPattern(route).replace(/^\/help\/\(\?!/, "/help[/-](?!");
}

function segmentPattern(rule: ParamRule | undefined): string {
  if (rule === undefined) return "[^/]+";
  if (rule === "digits") return "\\d+";
  return "not" in rule ? `(?!(?:${rule.not.join("|")})(?:/|$))[^/]+` : `(?:${rule.join("|")})`;
}

/**
 * Addresses of a route for hosts that know `:name` alone: parameters that take one of a few texts are written out.
 */
export function addressPlaceholders({ path, params }: AddressedRoute): readonly string[] {
  const name = Object.keys(params).find((key) => path.includes(`:${key}`) && Array.isArray(params[key]));
  const rule = name === undefined ? undefined : params[name];
  if (name === undefined || !Array.isArray(rule)) return [path];
  return rule.flatMap((text) =>
    addressPlaceholders({ path: path.replace(`:${name}`, String(text)), params }),
  );
}
