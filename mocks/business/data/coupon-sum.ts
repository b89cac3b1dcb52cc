import type { Variant } from "../../../src/platform/variant";

/** An amount of a coupon and how its names write it. */
export interface CouponSum {
  readonly fen: number;
  /** "3,000", "$500". */
  readonly chinese: string;
  /** "¥3,000", "$500". */
  readonly english: string;
}

/** So many yuan in China's mall; in the global one about a sixth of it in dollars. */
export function couponSum(variant: Variant, yuan: number): CouponSum {
  const whole = variant === "china" ? yuan : roundSum(yuan / 6);
  const digits = whole.toLocaleString("en-US");
  return {
    fen: whole * 100,
    chinese: variant === "china" ? digits : `$${digits}`,
    english: `${variant === "china" ? "¥" : "$"}${digits}`,
  };
}

/** The nearest sum that a shop would print on a coupon: $15, $80, $350. */
function roundSum(dollars: number): number {
  const step = dollars >= 100 ? 50 : dollars >= 20 ? 10 : 5;
  return Math.max(step, Math.round(dollars / step) * step);
}
