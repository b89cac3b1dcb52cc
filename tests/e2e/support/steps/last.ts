import type { Locator } from "@playwright/test";

/** The last button inside a place with one of these names, as a text or the beginning of one. */
export function last(place: Locator, ...names: readonly (string | RegExp)[]): Locator {
  const patterns = names.map((name) =>
    typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source,
  );
  return place.getByRole("button", { name: new RegExp(patterns.join("|")) }).last();
}
