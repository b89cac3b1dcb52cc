import { screen } from "@testing-library/react";
import type { Locale } from "../../../src/platform/locale";
import { visit } from "../../support/visit";

/** The same goods in every test of the checkout; their price with the best coupon is on the button. */
export const address = "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1";

/** Opens the checkout at a step. */
export const open = (step = "contact", mock = "persona:wholesaler", locale: Locale = "zh-CN") =>
  visit(`${address}&step=${step}`, { mock, locale });

/** Waits for the last step with its price and accepts the terms: what is left is the press of the button. */
export async function acceptTerms(user: Awaited<ReturnType<typeof open>>): Promise<void> {
  await screen.findByRole("button", { name: "下单，付¥3,460.40" });
  await user.click(screen.getByRole("checkbox"));
}

/** Opens the last step and accepts the terms. */
export async function openAccepted(mock?: string) {
  const user = await open("confirm", mock);
  await acceptTerms(user);
  return user;
}
