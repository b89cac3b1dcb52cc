/** Refusals about a coupon's code itself, at its field: unknown, used, over, had already, not for this customer. */
export const couponCodeRefusals = {
  50204: "code",
  50205: "code",
  50206: "code",
  50207: "code",
  50208: "code",
} as const;
