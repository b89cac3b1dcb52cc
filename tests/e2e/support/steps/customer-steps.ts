import { expect } from "@playwright/test";
import type { StoredOrder } from "../journey/back-end-state";
import type { Actor } from "./actor";
import { last } from "./last";
import type { Effect, Step, StepChange } from "./steps";

interface Registration {
  readonly phone: string;
  /** The key of the button. */
  readonly act: string;
  readonly proof: StepChange["proof"];
  readonly effect: Effect;
}

/** Registering with a phone, a code and a password. */
export function registration({ phone, act, proof, effect }: Registration): Pick<Step, "perform" | "change"> {
  return {
    async perform({ site: { main }, books, t, like }) {
      const field = (key: string) => main.getByLabel(t(key), { exact: true });
      await field("account-log-in:phone.label").fill(phone);
      await main.getByRole("slider").press("End");
      await expect(main.getByText(t("verification:slider.passed"))).toBeVisible();
      await main.getByRole("button", { name: t("common:code.get") }).click();
      await expect(main.getByRole("button", { name: like("common:code.resendIn") })).toBeVisible();
      await field("verification:code.label").fill(await books.newestCode());
      await field("account-log-in:password.new").fill("market2026");
      await main.getByRole("checkbox").check();
    },
    change: {
      button: ({ site, like }) => last(site.main, like(act)),
      sent: "**/webzhj/regist",
      proof,
      effect,
    },
  };
}

/** From the page of the goods to the checkout of the cheapest version, for one year. */
export async function chooseCheapest({ site: { main }, t }: Actor): Promise<void> {
  await main.getByRole("radio", { name: t("mall-goods:level.standard") }).check();
  await main
    .getByRole("link", { name: t("mall-goods:act.order") })
    .filter({ visible: true })
    .click();
}

interface Purchase {
  readonly who: string;
  readonly phone: string;
  /** What ordering makes: outside of an app its payment begins by itself. */
  readonly effect: Effect;
  readonly pay: (actor: Actor, order: StoredOrder) => Promise<void>;
}

/** The checkout of somebody who has no contact person yet: the contact, the order, and what pays it. */
export function orderSteps({ who, phone, effect, pay }: Purchase): readonly Step[] {
  return [
    {
      name: "enters who is called about the order",
      who,
      async perform({ site: { main }, t }) {
        await main.getByLabel(t("contact:name"), { exact: true }).fill("林娟");
        await main.getByLabel(t("contact:phone"), { exact: true }).fill(phone);
      },
      change: {
        button: ({ site, t }) => last(site.main, t("contact:dialog.save")),
        sent: "**/order/contactor/add",
        proof: ({ site, t }) => site.main.getByRole("button", { name: t("mall-checkout:step.next") }),
        effect: { "mall.contacts": 1 },
      },
    },
    {
      name: "orders",
      who,
      async perform({ site: { main }, t }) {
        await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();
        await expect(main.getByRole("textbox", { name: t("mall-checkout:note.label") })).toBeVisible();
        await main.getByRole("button", { name: t("mall-checkout:step.next") }).click();
        await main.getByRole("checkbox").check();
      },
      change: {
        button: ({ site, like }) => last(site.main, like("mall-checkout:confirm.order")),
        sent: "**/srvmall/order",
        // Where its answer was lost the checkout may show the order it finds; else the cashier does.
        proof: ({ site: { main }, t }) =>
          main
            .getByRole("link", { name: t("mall-checkout:made.pay") })
            .or(main.getByRole("button", { name: t("mall-pay:act.cancel") })),
        effect,
      },
      async after(actor) {
        const { books } = actor;
        const [placed, ...others] = await books.orders();
        if (!placed) throw new Error("The order is not in the list.");
        expect(others).toEqual([]);
        await pay(actor, placed);
      },
    },
  ];
}
