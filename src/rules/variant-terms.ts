import type { Variant } from "../platform/variant";

/** What buying is like in one edition. Language has no say in it. */
export interface VariantTerms {
  /** ISO 4217 code of every amount. */
  readonly currency: "CNY" | "USD";
  /** Ways to pay, by the contract's numbers, in the order they are offered. */
  readonly payTypes: readonly (26 | 30 | 36 | 37 | 38 | 39)[];
  /** Electronic (1) and paper (2). */
  readonly invoiceMedia: readonly (1 | 2)[];
  /** Ordinary (1), and special for companies that deduct China's value-added tax (2). */
  readonly invoiceKinds: readonly (1 | 2)[];
}

/** By edition (decided): messengers, payment apps, paper and special invoices are those of China. */
export const variantTerms: Readonly<Record<Variant, VariantTerms>> = {
  china: {
    currency: "CNY",
    payTypes: [38, 26, 30, 36, 37, 39],
    invoiceMedia: [1, 2],
    invoiceKinds: [1, 2],
  },
  global: { currency: "USD", payTypes: [38, 39], invoiceMedia: [1], invoiceKinds: [1] },
};
