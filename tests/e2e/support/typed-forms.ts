import type { Page } from "@playwright/test";
import type { FieldNameOf } from "../../../src/rules/fields";
import type { Translate } from "./translations";

/** A box of a form: the key of its label, and the rule that validates its value. */
type Box = readonly [label: string, rule: FieldNameOf<"text">];

/** A form with typed values: its address, how it is opened, its boxes, and the call that sends it. */
export interface TypedForm {
  readonly path: string;
  readonly mock?: string;
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly open?: (page: Page, t: Translate) => Promise<void>;
  readonly boxes: readonly Box[];
  readonly submit: string;
  /** Part of the path of its call. */
  readonly call: string;
  /** Valid values by label; a form that needs more than typing is not sent. */
  readonly good?: Readonly<Record<string, string>>;
}

const asWholesaler = { mock: "persona:wholesaler,clock:2026-11-21T10:32:00+08:00" } as const;
const phoneBox = ["account-log-in:phone.label", "phone"] as const;
const codeBox = ["verification:code.label", "smsCode"] as const;
const html = "<b onclick=alert(1)>永兴</b>";

const press = (key: string) => (page: Page, t: Translate) =>
  page
    .getByRole("main")
    .getByRole("button", { name: t(key), exact: true })
    .first()
    .click();

const contactBoxes = [
  ["contact:name", "personName"],
  ["contact:phone", "correctPhone"],
  ["contact:email", "optionalEmail"],
  ["contact:street", "optionalAddress"],
] as const;
const contactSent = { "contact:name": html, "contact:phone": "13912345678", "contact:street": html };

export const typedForms: Readonly<Record<string, TypedForm>> = {
  "log-in by password": {
    path: "/login",
    boxes: [phoneBox, ["account-log-in:password.label", "currentPassword"]],
    submit: "account-log-in:act.logIn",
    call: "/webzhj/official/weblogin",
  },
  "log-in by code": {
    path: "/login?tab=code",
    boxes: [phoneBox, codeBox],
    submit: "account-log-in:act.logIn",
    call: "/webzhj/official/weblogin",
  },
  "log-in with a picture": {
    path: "/login",
    mock: "seed:7,scenario:picture-due",
    async open(page, t) {
      const form = page.getByRole("main").locator("form");
      await form.getByLabel(t(phoneBox[0]), { exact: true }).fill("13500009027");
      await form.getByLabel(t("account-log-in:password.label"), { exact: true }).fill("wrong-5309");
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: t("account-log-in:act.logIn"), exact: true }).click();
      await form.getByRole("img").waitFor();
    },
    boxes: [["account-log-in:image.label", "captcha"]],
    submit: "account-log-in:act.logIn",
    call: "/webzhj/official/weblogin",
    good: { "account-log-in:image.label": "Q7XK" },
  },
  "the trial of the global edition": {
    path: "/login?tab=register",
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("variantFlag", JSON.stringify("global"))),
    boxes: [["account-log-in:trial.email", "email"]],
    submit: "account-log-in:trial.act",
    call: "/servicebook/",
  },
  registration: {
    path: "/login?tab=register",
    boxes: [phoneBox, codeBox, ["account-log-in:password.new", "password"]],
    submit: "account-log-in:act.register",
    call: "/webzhj/regist",
  },
  "a new password": {
    path: "/login?tab=reset",
    boxes: [
      phoneBox,
      codeBox,
      ["account-log-in:password.change", "password"],
      ["account-log-in:password.repeat", "passwordRepeat"],
    ],
    submit: "account-log-in:act.reset",
    call: "/webzhj/phone/passwordreset",
  },
  "a messenger account tied to a phone": {
    path: "/login?tab=scan",
    async open(page, t) {
      await page.getByRole("main").getByRole("img").first().waitFor();
      for (const action of ["scan", "confirm"])
        await page.request.post("/__mock/scan", { data: { action, openid: "oX7yQ5-sample-openid-0002" } });
      await page.getByRole("form", { name: t("account-log-in:mode.bind") }).waitFor();
    },
    boxes: [phoneBox, codeBox],
    submit: "account-log-in:act.bind",
    call: "/webzhj/login/wechat/bind",
  },
  "another password": {
    path: "/user-center/security?edit=password",
    ...asWholesaler,
    boxes: [
      ["account-security:password.old", "currentPassword"],
      ["account-security:password.new", "password"],
      ["account-security:password.repeat", "passwordRepeat"],
    ],
    submit: "account-security:password.submit",
    call: "/webzhj/passwordreset",
    good: {
      "account-security:password.old": "wrong-5309",
      "account-security:password.new": "market-7742",
      "account-security:password.repeat": "market-7742",
    },
  },
  "another phone": {
    path: "/user-center/security?edit=phone",
    ...asWholesaler,
    boxes: [["account-security:phone.new", "phone"], codeBox],
    submit: "account-security:phone.change",
    call: "/user/phone/bind",
  },
  "a contact person": {
    path: "/user-center/contacts",
    ...asWholesaler,
    async open(page, t) {
      await page.getByRole("list", { name: t("account-contacts:label") }).waitFor();
      await press("account-contacts:add")(page, t);
    },
    boxes: contactBoxes,
    submit: "contact:dialog.save",
    call: "/order/contactor/add",
    good: contactSent,
  },
  "an invoice title": {
    path: "/user-center/invoices?tab=titles",
    ...asWholesaler,
    async open(page, t) {
      await page.getByRole("list", { name: t("account-invoices:tab.titles") }).waitFor();
      await press("account-invoices:book.add")(page, t);
    },
    boxes: [
      ["invoice:title.companyLabel", "invoiceTitle"],
      ["invoice:title.taxNumber", "taxNumber"],
      ["invoice:title.email", "optionalEmail"],
    ],
    submit: "invoice:dialog.save",
    call: "/order/invoice",
    good: { "invoice:title.companyLabel": html, "invoice:title.taxNumber": "92330702MA2A1B2C3D" },
  },
  "an invoice": {
    path: "/user-center/invoices?order=20261109103200480",
    ...asWholesaler,
    boxes: [["invoice:title.email", "optionalEmail"]],
    submit: "account-invoices:dialog.submit.request",
    call: "/order/addinvoice",
    good: { "invoice:title.email": "fang@shop.example" },
  },
  "a coupon": {
    path: "/user-center/coupons",
    ...asWholesaler,
    boxes: [["account-coupons:code.label", "couponCode"]],
    submit: "account-coupons:code.submit",
    call: "/coupon/addcouponuser",
    good: { "account-coupons:code.label": "NOSUCHCODE1" },
  },
  "a coupon and a note at the checkout": {
    path: "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&step=extras",
    ...asWholesaler,
    boxes: [
      ["mall-checkout:coupon.code", "couponCode"],
      ["mall-checkout:note.label", "note"],
    ],
    submit: "mall-checkout:coupon.add",
    call: "/coupon/addcouponuser",
    good: { "mall-checkout:coupon.code": "NOSUCHCODE1" },
  },
  "a message with the bank account": {
    path: "/user-center/orders?tab=unpaid",
    mock: "persona:wholesaler,scenario:order-unpaid",
    async open(page, t) {
      const { list } = (await (await page.request.get("/ommall/srvmall/order/pagelist?page=1&rows=1")).json())
        .data;
      await page.goto(`/mall/pay/${list[0].orderNo}`);
      await page.locator('input[name="pay-type"][value="39"]').check();
      await page.getByRole("main").locator("button.w-full").first().click();
      await page.getByRole("form", { name: t("mall-pay:transfer.send") }).waitFor();
    },
    boxes: [
      ["mall-pay:transfer.phone", "correctPhone"],
      ["mall-pay:transfer.captcha", "captcha"],
    ],
    submit: "mall-pay:transfer.send",
    call: "/order/bankacct/zhj/sendmsg",
    good: { "mall-pay:transfer.phone": "13912345678", "mall-pay:transfer.captcha": "Q7XK" },
  },
};
