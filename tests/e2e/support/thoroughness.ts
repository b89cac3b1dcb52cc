/**
 * Whether every screen is tried in every way. The everyday run tries each screen in some ways and each way on some
 * screens, so that it stays within minutes: STOCKBOOK_THOROUGH=1 npm run e2e tries them all.
 */
export const isThorough = process.env["STOCKBOOK_THOROUGH"] === "1";

/** The ways a screen is tried in: all of them, or `count` that move on with the place of the screen in its list. */
export function variantsFor<Variant>(
  variants: readonly Variant[],
  place: number,
  count: number,
): readonly Variant[] {
  if (isThorough) return variants;
  const step = Math.max(1, Math.floor(variants.length / count));
  const chosen = new Set(Array.from({ length: count }, (_, turn) => (place + turn * step) % variants.length));
  return variants.filter((_variant, index) => chosen.has(index));
}
