// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refusals } from "../../mocks/account/refusals";
import { moveScene, sceneTable } from "../../mocks/account/scenes";
import { codeTexts } from "../../mocks/activity/texts/refusals";
import { unboundOpenid } from "../../mocks/business/messenger";
import { contactTexts } from "../../mocks/mall/texts/contacts";
import { bookTexts } from "../../mocks/mall/texts/invoices";
import { locales } from "../../src/platform/locale";
import { removeStored } from "../../src/platform/storage";
import { variantsFor } from "../e2e/support/thoroughness";
import { translationsOf } from "../e2e/support/translations";
import { currentBackend, leave, readingTime, visit } from "../support/visit";
import { expectRefusal, type FormContext, label, press, refuseCodes, type } from "./support/form-context";

const [wholesaler, other, unregistered] = ["13500009027", "13800131246", "13800138888"];
const asWholesaler = { mock: "persona:wholesaler" };

beforeEach(() => {
  for (const key of ["userInfo", "rateLocks", "smsCountdowns", "visitDrafts"] as const) removeStored(key);
});
afterEach(leave);

const agree = ({ person }: FormContext) => person.click(screen.getByRole("checkbox"));
const found = ({ t }: FormContext, role: "button" | "form" | "list" | "textbox", key: string) =>
  screen.findByRole(role, { name: t(key) }, { timeout: 5000 });

/**
 * Every form with refusals of its own: its address, the selection of the mock back end (who is signed in), and the
 * refusals.
 */
const forms: Readonly<
  Record<string, readonly [address: string, mock: object, refuse: (at: FormContext) => Promise<void>]>
> = {
  "log-in by password": [
    "/login",
    {},
    async (at) => {
      await type(at, label.phone, wholesaler);
      await type(at, "account-log-in:password.label", "wrong1234");
      await agree(at);
      await press(at, "account-log-in:act.logIn");
      const message = refusals.credentialsWrong(at.locale).msg;
      await expectRefusal(at, "account-log-in:password.label", message, "wrong1234");
    },
  ],
  "log-in by code": [
    "/login?tab=code",
    {},
    (at) =>
      refuseCodes(at, {
        purpose: "2",
        refused: [unregistered, "accountUnknown"],
        occupied: wholesaler,
        rest: agree,
        submit: "account-log-in:act.logIn",
      }),
  ],
  registration: [
    "/login?tab=register",
    {},
    (at) =>
      refuseCodes(at, {
        purpose: "1",
        refused: [wholesaler, "phoneRegistered"],
        occupied: unregistered,
        rest: async () => {
          await type(at, "account-log-in:password.new", "market2026");
          await agree(at);
        },
        submit: "account-log-in:act.register",
      }),
  ],
  "a new password": [
    "/login?tab=reset",
    {},
    (at) =>
      refuseCodes(at, {
        purpose: "3",
        refused: [unregistered, "accountUnknown"],
        occupied: wholesaler,
        rest: async () => {
          await type(at, "account-log-in:password.change", "market2026");
          await type(at, "account-log-in:password.repeat", "market2026");
        },
        submit: "account-log-in:act.reset",
      }),
  ],
  "a messenger account tied to a phone": [
    "/login",
    {},
    async (at) => {
      const { world } = currentBackend().kernel;
      await waitFor(() => expect(world.table(sceneTable).all()).toHaveLength(1));
      const scene = world.table(sceneTable).all()[0]?.sceneId ?? "";
      act(() => {
        for (const step of ["scan", "confirm"] as const)
          moveScene(world, scene, step, unboundOpenid, readingTime);
      });
      await found(at, "form", "account-log-in:mode.bind");
      await refuseCodes(at, {
        purpose: "5",
        refused: [unregistered, "accountUnknown"],
        occupied: other,
        submit: "account-log-in:act.bind",
        endsFirst: true,
      });
    },
  ],
  "another phone": [
    "/user-center/security?edit=phone",
    asWholesaler,
    async (at) => {
      await found(at, "form", "account-security:phone.change");
      await refuseCodes(at, {
        purpose: "4",
        phoneLabel: "account-security:phone.new",
        refused: [other, "phoneRegistered"],
        occupied: unregistered,
        submit: "account-security:phone.change",
      });
    },
  ],
  "another password": [
    "/user-center/security?edit=password",
    asWholesaler,
    async (at) => {
      await found(at, "form", "account-security:password.title");
      await type(at, "account-security:password.old", "wrong1234");
      await type(at, "account-security:password.new", "stockbook9");
      await type(at, "account-security:password.repeat", "stockbook9");
      await press(at, "account-security:password.submit");
      const message = refusals.oldPasswordWrong(at.locale).msg;
      await expectRefusal(at, "account-security:password.old", message, "wrong1234");
    },
  ],
  "a contact person": [
    "/user-center/contacts",
    asWholesaler,
    async (at) => {
      await found(at, "list", "account-contacts:label");
      await at.person.click(await found(at, "button", "account-contacts:add"));
      await found(at, "form", "contact:dialog.add");
      await type(at, "contact:name", "周芳");
      await type(at, "contact:phone", "13900008820");
      await press(at, "contact:dialog.save");
      await expectRefusal(at, "contact:name", contactTexts.duplicate[at.locale], "周芳");
    },
  ],
  "an invoice title": [
    "/user-center/invoices?tab=titles",
    asWholesaler,
    async (at) => {
      await at.person.click(await found(at, "button", "account-invoices:book.add"));
      await found(at, "form", "invoice:dialog.add");
      await at.person.click(screen.getByRole("radio", { name: at.t("invoice:holder.person") }));
      await type(at, "invoice:title.personLabel", "周芳");
      await press(at, "invoice:dialog.save");
      await expectRefusal(at, "invoice:title.personLabel", bookTexts.duplicateTitle[at.locale], "周芳");
    },
  ],
  "a coupon": [
    "/user-center/coupons",
    asWholesaler,
    async (at) => {
      await found(at, "textbox", "account-coupons:code.label");
      for (const [code, message] of [
        ["NOSUCHCODE1", codeTexts[50205]],
        ["SP26-11AA-90ZZ", codeTexts[50207]],
      ] as const) {
        await type(at, "account-coupons:code.label", code);
        await press(at, "account-coupons:code.submit");
        await expectRefusal(at, "account-coupons:code.label", message[at.locale], code);
      }
    },
  ],
};

// By default each form in one of the languages.
for (const [place, [name, [address, mock, refuse]]] of Object.entries(forms).entries())
  for (const locale of variantsFor(locales, place, 1))
    test(`what the server refuses of ${name} stands at its field in ${locale}`, async () => {
      const person = await visit(address, { ...mock, locale });
      await refuse({ person, t: translationsOf(locale), locale });
    });
