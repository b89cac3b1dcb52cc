// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleUserIds } from "../../../../mocks/business/data/users";
import { userTable } from "../../../../mocks/business/users";
import { sendSmsCode, smsCodeTable, validity } from "../../../../mocks/business/verification";
import { sharedQueryClient } from "../../../../src/client/query-client";
import type { components } from "../../../../src/generated/promoter";
import rules from "../../../../src/i18n/locales/zh-CN/rules.json";
import { removeStored } from "../../../../src/platform/storage";
import type { MessageKey } from "../../../../src/rules/messages";
import { currentBackend, leave, visit } from "../../../support/visit";
import { proveByKeys } from "./prove-by-keys";

afterEach(leave);
beforeEach(() => {
  removeStored("visitDrafts");
  removeStored("rateLocks");
  removeStored("smsCountdowns");
});

const longTimeout = { timeout: 5000 };
const world = () => currentBackend().kernel.world;
const promoter = "persona:promoter";
const withdrawable = "persona:promoter,scenario:withdrawable";
const noCard = "persona:promoter,scenario:no-bank-card";
const agent = "persona:agent-china";
const customer = "/agent/open?phone=13908718820";

/** Types an amount and leaves the field. */
const typeAmount = (text: string) => async (user: UserEvent) => {
  await user.type(await screen.findByRole("textbox", { name: "提现金额" }, longTimeout), text);
  await user.tab();
};
const press = (name: string) => async (user: UserEvent) => {
  const [button] = await screen.findAllByRole("button", { name }, longTimeout);
  await user.click(button ?? document.body);
};
const type = (field: string, text: string) => async (user: UserEvent) =>
  user.type(await screen.findByRole("textbox", { name: field }, longTimeout), text);
const check = (name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole("checkbox", { name }, longTimeout));
/** The form of the card that replaces the one there is, sent without changes. */
const replaceCard = [press("换一张卡"), press("保存银行卡")];
const phoneOf = (userId: string) => world().table(userTable).get(userId)?.phone ?? "";

interface Row {
  readonly message: MessageKey;
  readonly address: string;
  readonly mock: string;
  /** How it is brought about: a description and the steps. */
  readonly how: string;
  readonly steps: readonly ((user: UserEvent) => Promise<unknown>)[];
}

const row = (
  message: MessageKey,
  address: string,
  mock: string,
  how: string,
  ...steps: Row["steps"]
): Row => ({
  message,
  address,
  mock,
  how,
  steps,
});

/** Message → screen → how it is brought about. */
const table: readonly Row[] = [
  row("amount.empty", "/agent/divide", withdrawable, "withdrawing nothing", press("提现")),
  row("amount.invalid", "/agent/divide", withdrawable, "three decimals", typeAmount("12.345")),
  row("amount.negative", "/agent/divide", withdrawable, "a minus sign", typeAmount("-5")),
  row("amount.zero", "/agent/divide", withdrawable, "zero", typeAmount("0")),
  row("amount.minimum", "/agent/divide", withdrawable, "a fen under the minimum", typeAmount("99.99")),
  row("amount.exceeds", "/agent/divide", withdrawable, "more than there is", typeAmount("9999999")),
  row("bank.missing", "/agent/divide", noCard, "no card"),
  row(
    "bank.incomplete",
    "/agent/divide",
    noCard,
    "an empty card form",
    press("添加银行卡"),
    press("保存银行卡"),
  ),
  row("sms.missing", "/agent/divide", promoter, "a card replaced without a code", ...replaceCard),
  row("slider.first", "/agent/system-set", promoter, "a card replaced without the slider", ...replaceCard),
  row(
    "code.error",
    "/agent/divide",
    promoter,
    "a code of three digits",
    ...replaceCard,
    type("短信验证码", "123"),
  ),
  row("sms.expired", "/agent/divide", promoter, "a code of eleven minutes ago", ...replaceCard, typeOldCode),
  row(
    "sms.failed",
    "/agent/divide",
    `${promoter},scenario:sms-gateway-down`,
    "no SMS goes out",
    ...replaceCard,
    requestCode,
  ),
  row(
    "rate.limited",
    "/agent/divide",
    `${withdrawable},fault:addWithdrawal=refuse(429)`,
    "too many tries",
    typeAmount("500"),
    press("提现500.00元"),
  ),
  row("http.networkOnline", "/agent/divide", `${promoter},fault:getWithdrawalInfo=offline`, "no connection"),
  row("nickname.empty", "/agent/system-set", promoter, "an empty nickname", emptyNickname, press("保存昵称")),
  row("phone.empty", "/agent/add-promoter", agent, "no phone", press("添加")),
  row("phone.correct", "/agent/add-promoter", agent, "a short phone", type("手机号", "138"), press("添加")),
  row(
    "agent.roleConflict",
    "/agent/add-promoter",
    agent,
    "an agent of the other version",
    addUser(sampleUserIds.agentInternational),
  ),
  row(
    "agent.notMember",
    "/agent/add-promoter",
    agent,
    "an account without a licence",
    addUser(sampleUserIds.newcomer),
  ),
  row("customer.mobileEmpty", "/agent/open", promoter, "no customer", check(/标准版/), press("开通1项")),
  row("service.missing", customer, promoter, "no service", check(/已阅读并同意/), press("开通")),
  row("terms.missing", customer, promoter, "terms not agreed to", check(/专业版/), press("开通1项")),
  row("pay.notEligible", customer, promoter, "no serial and no permission to order"),
  row("service.unknown", customer, promoter, "a service that left the catalogue", chooseFormerService),
];

test.each(table)("$message on $address: $how", async ({ message, address, mock, steps }) => {
  const user = await visit(address, { mock });
  await screen.findByRole("heading", { level: 1 }, longTimeout);
  for (const step of steps) await step(user);
  const text = textOf(message);
  await waitFor(() => expect(document.body.textContent).toContain(text), longTimeout);
});

/** The product's text of a message; the minimum is filled in. */
function textOf(key: MessageKey): string {
  const [groupName = "", name = ""] = key.split(".");
  const group: unknown = new Map<string, unknown>(Object.entries(rules)).get(groupName);
  const text =
    typeof group === "object" && group !== null
      ? new Map<string, unknown>(Object.entries(group)).get(name)
      : "";
  if (typeof text !== "string" || text === "") throw new Error(`There is no text for ${key}.`);
  return text.replace("{{minimum}}", "100");
}

async function fillCard(user: UserEvent) {
  const form = within(await screen.findByRole("form", { name: "换一张卡" }, longTimeout));
  const set = (name: string, value: string) =>
    fireEvent.change(form.getByRole("textbox", { name }), { target: { value } });
  set("持卡人姓名", "周芳");
  set("身份证号", "530102199003070016");
  set("银行卡号", "6222020000000020206");
  set("开户银行", "春城银行");
  await proveByKeys(user);
  return form;
}

async function typeOldCode(user: UserEvent) {
  const form = await fillCard(user);
  const phone = phoneOf(sampleUserIds.promoter);
  sendSmsCode(world(), phone, "7", world().clock.now() - validity.smsCode - 60_000);
  const code = world().table(smsCodeTable).get(`${phone} 7`)?.code ?? "";
  fireEvent.change(form.getByRole("textbox", { name: "短信验证码" }), { target: { value: code } });
  await user.click(form.getByRole("button", { name: "保存银行卡" }));
}

async function requestCode(user: UserEvent) {
  const form = await fillCard(user);
  await user.click(form.getByRole("button", { name: "获取验证码" }));
}

async function emptyNickname(user: UserEvent) {
  await user.clear(await screen.findByRole("textbox", { name: "昵称" }, longTimeout));
}

function addUser(userId: string) {
  return async (user: UserEvent) => {
    await type("姓名", "某某")(user);
    await type("手机号", phoneOf(userId))(user);
    await press("添加")(user);
  };
}

/** The list of services was read before one of them left the catalogue. */
async function chooseFormerService(user: UserEvent) {
  await screen.findByRole("checkbox", { name: /专业版/ }, longTimeout);
  sharedQueryClient().setQueriesData<readonly components["schemas"]["CustomerService"][]>(
    { queryKey: ["listCustomerServices"] },
    (services = []) =>
      services.map((service, index) =>
        index === 0
          ? { ...service, productNo: "KDZHJ01-OLD", name: "旧版", canActivate: true, blockedBy: null }
          : service,
      ),
  );
  await check(/旧版/)(user);
  await check(/已阅读并同意/)(user);
  await press("开通1项")(user);
}
