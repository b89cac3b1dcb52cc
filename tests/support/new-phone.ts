import { waitFor, type within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { smsCodeTable } from "../../mocks/business/verification";
import { currentBackend } from "./visit";

/**
 * Fills in a form that verifies a phone, with the code that its SMS brings.
 * @param type what the code is for: 4 for another phone, 1 for registering
 */
export async function fillNewPhone(
  user: UserEvent,
  form: ReturnType<typeof within>,
  phone: string,
  type = "4",
): Promise<void> {
  await user.type(form.getByRole("textbox", { name: /手机号/ }), phone);
  form.getByRole("slider").focus();
  await user.keyboard("{End}");
  await form.findByText("验证通过");
  await user.click(form.getByRole("button", { name: "获取验证码" }));
  const sent = () => currentBackend().kernel.world.table(smsCodeTable).get(`${phone} ${type}`);
  await waitFor(() => expect(sent()).toBeDefined());
  await user.type(form.getByRole("textbox", { name: "短信验证码" }), sent()?.code ?? "");
}
