import type { Variant } from "../../../src/platform/variant";

/** An amount of a coupon and how its names write it. */
export interface CouponSum {
  readonly fen: number;
  /** "3,000", "$500". */
  readonly chinese: string;
  /** "¥3,000", "$500". */
  readonly english: string;
}

/** So many yuan in China's mall; in the global one a sixth of it in dollars. */
export function couponSum(variant: Variant, yuan: number): CouponSum {
  const whole = variant === "china" ? yuan : Math.round(yuan / 6);
  const digits = whole.toLocaleString("en-US");
  return {
    fen: whole * 100,
    chinese: variant === "china" ? digits : `$${digits}`,
    english: `${variant === "china" ? "¥" : "$"}${digits}`,
  };
}
