// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smsCodeTable } from "../../mocks/business/verification";
import { removeStored } from "../../src/platform/storage";
import { adopt, currentAddress, currentBackend, leave, visit } from "../support/visit";

beforeEach(() => {
  for (const key of ["userInfo", "rateLocks", "smsCountdowns", "visitDrafts"] as const) removeStored(key);
});
afterEach(leave);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });

/**
 * Which refusal of which operation belongs to which field of the sign-in form: an SMS code passes the slider in all of
 * them.
 */
const atSignIn = [
  ["code", "2", "13500009027", "登录", "loginAccount", 20001, "手机号"],
  ["code", "2", "13500009027", "登录", "loginAccount", 20021, "短信验证码"],
  ["code", "2", "13500009027", "登录", "loginAccount", 20022, "短信验证码"],
  ["register", "1", "13800138888", "开始试用", "registerAccount", 20004, "手机号"],
  ["register", "1", "13800138888", "开始试用", "registerAccount", 20021, "短信验证码"],
] as const;

test.each(atSignIn)(
  "in the sign-in form (%s) the refusal of purpose %s for %s by %s of %s with %i is shown at the field %s, and every value stays",
  async (tab, purpose, phone, action, operation, errcode, name) => {
    const person = await visit(`/login?tab=${tab}`);
    await person.type(field("手机号"), phone);
    screen.getByRole("slider").focus();
    await person.keyboard("{End}");
    await screen.findByText("验证通过");
    await person.click(screen.getByRole("button", { name: "获取验证码" }));
    const sent = () => currentBackend().kernel.world.table(smsCodeTable).get(`${phone} ${purpose}`);
    await waitFor(() => expect(sent()).toBeDefined());
    await person.type(field("短信验证码"), sent()?.code ?? "");
    if (tab === "register") await person.type(field("设一个密码"), "market2026");
    await person.click(screen.getByRole("checkbox"));
    await adopt(`fault:${operation}=refuse(422,${errcode})`);
    await person.click(screen.getByRole("button", { name: action }));
    await waitFor(() => expect(field(name).getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("A failure on purpose.")).toBeDefined();
    expect(field("手机号").value).toBe(phone);
    expect(field("短信验证码").value).toBe(sent()?.code);
  },
);

test("a code whose sending was not answered can be entered where it comes all the same, and asked for once more", async () => {
  const person = await visit("/login?tab=code&next=/news", { mock: "fault:sendSmsCode=truncated" });
  await person.type(field("手机号"), "13500009027");
  const passCheck = async () => {
    screen.getByRole("slider").focus();
    await person.keyboard("{End}");
    await screen.findByText("验证通过");
  };
  await passCheck();
  await person.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(await screen.findByText(/短信发没发出去还不知道/)).toBeDefined();
  const code = currentBackend().kernel.world.table(smsCodeTable).get("13500009027 2")?.code ?? "";
  // Asked for again and refused: the first one is as good as before.
  await adopt("fault:sendSmsCode=refuse(429)");
  await passCheck();
  await person.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(await screen.findByText("A failure on purpose.")).toBeDefined();
  await person.type(field("短信验证码"), code);
  await person.click(screen.getByRole("checkbox"));
  await person.click(screen.getByRole("button", { name: "登录" }));
  await waitFor(() => expect(currentAddress()).toBe("/news"), { timeout: 5000 });
});

test.each([50204, 50205, 50206, 50207, 50208])(
  "the refusal %i of a coupon stands at its code",
  async (errcode) => {
    const person = await visit("/user-center/coupons", {
      mock: `persona:wholesaler,fault:addCouponForUser=refuse(422,${errcode})`,
    });
    await person.type(await screen.findByRole("textbox", { name: "优惠码" }), "YE26-FB00-7MXN");
    await person.click(screen.getByRole("button", { name: "加进来" }));
    await waitFor(() => expect(field("优惠码").getAttribute("aria-invalid")).toBe("true"));
    expect(field("优惠码").value).toBe("YE26-FB00-7MXN");
  },
);
