// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applicationTable, submitApplication } from "../../mocks/business/applications";
import { sampleUserIds } from "../../mocks/business/data/users";
import { userTable } from "../../mocks/business/users";
import { smsCodeTable } from "../../mocks/business/verification";
import { signInPersistent } from "../../mocks/kernel/session";
import { type Locale, locales } from "../../src/platform/locale";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import { durations } from "../../src/rules/limits";
import { loginAddress } from "../../src/shared/routing/addresses";
import { currentBackend, leave, reload, visit } from "../support/visit";

type Person = Awaited<ReturnType<typeof visit>>;

const address = "/join-agent.html";
/** The form stands on the site's page and on a page of its own in the partner area. */
const addresses = [address, "/agent/join-apply"] as const;
const member = "13500009027";
const otherUser = "13800138888";
const world = () => currentBackend().kernel.world;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });

beforeEach(() => {
  for (const key of ["userInfo", "drafts", "smsCountdowns", "rateLocks", "variantFlag"] as const)
    removeStored(key);
});
afterEach(leave);

async function choosePlace(person: Person, level: string, place: string) {
  const list = await screen.findByRole("combobox", { name: level });
  await waitFor(() => expect(within(list).getByRole("option", { name: place })).toBeDefined(), {
    timeout: 10_000,
  });
  await person.selectOptions(list, place);
}

async function fillApplication(person: Person, phone: string) {
  await person.type(field("申请人姓名"), "陈永兴");
  await person.type(field("公司名称"), "永兴日杂批发");
  await choosePlace(person, "省", "浙江省");
  await choosePlace(person, "市", "金华市");
  await person.type(field("邮箱"), "chen@example.com");
  await person.type(field("手机号"), phone);
  screen.getByRole("slider").focus();
  await person.keyboard("{End}");
  await screen.findByText("验证通过");
  await person.click(screen.getByRole("button", { name: "获取验证码" }));
  await waitFor(() => expect(world().table(smsCodeTable).get(`${phone} 6`)).toBeDefined());
  await person.type(field("短信验证码"), world().table(smsCodeTable).get(`${phone} 6`)?.code ?? "");
}

const send = (person: Person) => person.click(screen.getByRole("button", { name: "提交申请" }));

test("an application is sent with the names of the area, its number is shown and the draft is removed", async () => {
  const person = await visit(address);
  await fillApplication(person, member);
  expect(JSON.stringify(readStored("drafts"))).not.toContain(member);
  await send(person);
  expect(await screen.findByText("已提交")).toBeDefined();
  const row = world().table(applicationTable).by("phone", member)[0];
  expect(row).toMatchObject({ area: "浙江省 金华市", applicantName: "陈永兴", agentVersion: "china" });
  expect(screen.getByText(String(row?.applicationId))).toBeDefined();
  expect(readStored("drafts")?.["content.join-agent"]).toBeUndefined();
});

const messages: Readonly<Record<Locale, readonly string[]>> = {
  "zh-CN": ["申请人姓名不能为空", "公司名称不能为空", "邮箱不能为空", "手机号不能为空", "请输入短信验证码"],
  "zh-TW": ["申請人姓名不能為空", "公司名稱不能為空", "信箱不能為空", "手機號碼不能為空", "請輸入簡訊驗證碼"],
  "en-US": [
    "Enter the applicant's name",
    "Enter the company name",
    "Enter your email",
    "Enter your phone number",
    "Enter the SMS code",
  ],
};

test.each(addresses.flatMap((address) => locales.map((locale) => [address, locale] as const)))(
  "with nothing filled in on %s in %s: every field shows its own error and the first has the focus",
  async (address, locale) => {
    const person = await visit(address, { locale });
    await person.click(screen.getByRole("button", { name: /^(提交申请|送出申請|Send the application)$/ }));
    for (const message of messages[locale]) expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  },
);

test.each(addresses)("an e-mail that is none is named on %s", async (address) => {
  const person = await visit(address);
  await person.type(field("邮箱"), "chen@");
  await send(person);
  expect(await screen.findByText("邮箱格式不正确")).toBeDefined();
});

test("what was typed is there again after a reload, the number and the code are not", async () => {
  writeStored("drafts", { "content.join-agent": { applicantName: "陈永兴", phone: member } });
  const person = await visit(address);
  expect(await screen.findByText("上次没填完的内容已放回来")).toBeDefined();
  expect(field("申请人姓名").value).toBe("陈永兴");
  expect(field("手机号").value).toBe("");
  await person.click(screen.getByRole("button", { name: "不要草稿" }));
  expect(field("申请人姓名").value).toBe("");
});

test.each(addresses)(
  "a user who is no member is refused on %s with how to become one; every value stays",
  async (address) => {
    const person = await visit(address);
    await fillApplication(person, otherUser);
    await send(person);
    expect(await screen.findByText("非本产品会员，无法申请")).toBeDefined();
    expect(screen.getByRole("link", { name: "先免费试用" }).getAttribute("href")).toBe("/login?tab=register");
    expect(field("公司名称").value).toBe("永兴日杂批发");
  },
);

test.each(addresses)("an application under review is not taken a second time on %s", async (address) => {
  const person = await visit(address);
  await fillApplication(person, "13800131248");
  await send(person);
  expect(await screen.findByText("提交失败，申请已通过或正在审核中")).toBeDefined();
  const logIn = within(screen.getByText(/^用这个手机号登录/)).queryByRole("link", { name: "去登录" });
  expect(logIn?.getAttribute("href")).toBe(loginAddress(address));
});

test.each([
  ["applicant-submitted", "已提交", false],
  ["applicant-reviewing", "审核中", false],
  ["agent-china", "已通过", false],
  ["applicant-rejected", "没通过", true],
])("%s sees %s", async (persona, state, hasForm) => {
  writeStored("userInfo", { kdUid: "1" });
  await visit(address, { mock: `persona:${persona}` });
  expect(await screen.findByText(state)).toBeDefined();
  expect(screen.queryByRole("button", { name: "提交申请" }) !== null).toBe(hasForm);
});

test("an application is approved after its review, and the new agent finds the first link", async () => {
  writeStored("userInfo", { kdUid: "1" });
  const person = await visit("/agent/join-apply", { mock: "persona:wholesaler" });
  const phone = world().table(userTable).get(sampleUserIds.wholesaler)?.phone ?? "";
  const facts = { applicantName: "陈永兴", companyName: "永兴日杂批发", area: "浙江省金华市" };
  submitApplication(
    world(),
    { ...facts, phone, email: "chen@example.com", agentVersion: "china" },
    world().clock.now(),
  );
  await currentBackend().kernel.advance(3 * durations.day);
  signInPersistent(world(), sampleUserIds.wholesaler);
  reload();
  await person.click(await screen.findByRole("link", { name: "进代理中心" }, { timeout: 5000 }));
  expect(await screen.findByRole("button", { name: "复制链接" }, { timeout: 8000 })).toBeDefined();
  expect(screen.getByRole("main").innerHTML).toMatch(/register\?recode=/);
});

test("in the global edition the area is typed, as the list has the places of China", async () => {
  writeStored("variantFlag", "global");
  const person = await visit(address, { locale: "en-US", mock: "variant:global" });
  const area = await screen.findByRole("textbox", { name: "Area you want to work in" });
  await person.type(area, "Alameda County, California");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(area).toHaveProperty("value", "Alameda County, California");
});

test("the smallest withdrawal is named for both editions, whose agents are paid in different money", async () => {
  await visit(address, { locale: "en-US" });
  expect(
    screen.getByText(/^Withdraw from 100 yuan \(100 US dollars with the international edition\)/),
  ).toBeDefined();
});
