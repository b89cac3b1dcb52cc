import { isThorough } from "../../support/thoroughness";

/**
 * Whether every screen is tested in every variant. The everyday run tests each screen in some variants and each variant
 * on some screens, so that it takes minutes: STOCKBOOK_THOROUGH=1 npm run e2e tests them all.
 */
export { isThorough };

/**
 * The variants in which a screen is tested: all of them, or `count`, chosen by the position of the screen in its list.
 */
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
