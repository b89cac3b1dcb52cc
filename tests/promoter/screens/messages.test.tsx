// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerUser } from "../../../mocks/business/registrations";
import type { Locale } from "../../../src/platform/locale";
import { locales } from "../../../src/platform/locale";
import { removeStored } from "../../../src/platform/storage";
import type { MessageKey } from "../../../src/rules/messages";
import { translationsOf } from "../../e2e/support/translations";
import { currentBackend, leave, visit } from "../../support/visit";

beforeEach(() => removeStored("drafts"));
afterEach(leave);

const longTimeout = { timeout: 8000 };
type User = Awaited<ReturnType<typeof visit>>;
type Texts = ReturnType<typeof translationsOf>;

interface Trigger {
  readonly message: MessageKey;
  readonly address: string;
  readonly mock: string;
  /** What brings the message about, where opening the address does not. */
  readonly act?: (user: User, t: Texts) => Promise<void>;
}

const newAccount = { password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
const button = (name: string) => screen.findByRole("button", { name }, longTimeout);

const triggers: readonly Trigger[] = [
  { message: "agent.roleConflict", address: "/agent/login", mock: "persona:agent-international" },
  { message: "agent.parentChanged", address: "/agent/login", mock: "persona:role-conflict" },
  {
    message: "customer.mobileEmpty",
    address: "/agent/merchant/edit-clues",
    mock: "persona:promoter",
    act: async (user, t) => user.click(await button(t("promoter-customer:entry.save"))),
  },
  {
    message: "phone.correct",
    address: "/agent/merchant/edit-clues",
    mock: "persona:promoter",
    act: async (user, t) => {
      await user.type(
        await screen.findByLabelText(t("promoter-customer:entry.phone"), {}, longTimeout),
        "1390",
      );
      await user.click(await button(t("promoter-customer:entry.save")));
    },
  },
  {
    message: "lead.required",
    address: "/agent/merchant/edit-clues?phone=13600009990",
    mock: "persona:promoter",
    act: async (user, t) => user.click(await button(t("promoter-customer:entry.save"))),
  },
  {
    message: "phone.registered",
    address: "/agent/merchant/edit-clues?phone=13600009990",
    mock: "persona:promoter",
    act: async (user, t) => {
      await screen.findByText(t("promoter-customer:passport.free"), {}, longTimeout);
      await user.click(await screen.findByText(t("promoter-customers:intention.high"), {}, longTimeout));
      await user.type(
        await screen.findByLabelText(t("promoter-customer:entry.note"), {}, longTimeout),
        "路过",
      );
      // Somebody else is faster between the look-up and the press.
      const { world } = currentBackend().kernel;
      registerUser(world, { ...newAccount, phone: "13600009990" }, world.clock.now());
      await user.click(await button(t("promoter-customer:entry.save")));
    },
  },
  {
    message: "lead.required",
    address: "/agent/merchant-info?kdUid=100388",
    mock: "persona:promoter",
    act: async (user, t) => {
      await user.click(await button(t("promoter-customer:action.followUp")));
      await user.click(await button(t("promoter-customer:followUp.save")));
    },
  },
  {
    message: "lead.reasonMissing",
    address: "/agent/merchant-info?kdUid=100388",
    mock: "persona:promoter",
    act: async (user, t) => {
      await user.click(await button(t("promoter-customer:giveUp.action")));
      const form = within(await screen.findByRole("dialog", {}, longTimeout));
      await user.click(
        await form.findByRole("button", { name: t("promoter-customer:giveUp.confirm") }, longTimeout),
      );
    },
  },
];

const cases = triggers.flatMap((trigger, index) => {
  // Every message once in each language over the table, and each row at least once.
  const locale = locales[index % locales.length];
  return locale === undefined ? [] : [[trigger.message, locale, trigger] as const];
});

test.each(cases)("%s is shown in %s", async (message, locale: Locale, { address, mock, act }) => {
  const t = translationsOf(locale);
  const user = await visit(address, { locale, mock });
  await act?.(user, t);
  expect((await screen.findAllByText(t(`rules:${message}`), {}, longTimeout)).length).toBeGreaterThan(0);
});
