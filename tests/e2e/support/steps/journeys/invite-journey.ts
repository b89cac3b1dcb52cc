import { expect } from "@playwright/test";
import { readPosterCode } from "../../poster-code";
import type { Actor } from "../actor";
import { chooseCheapest, orderSteps, registration } from "../customer-steps";
import type { StepJourney } from "../steps";
import { advance, day, read } from "../world";

const messenger =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50";
const invitedPhone = "13800138888";

export const invitee: StepJourney = {
  name: "from the poster through registration and first purchase to the red packet",
  mock: `persona:inviter,${day}`,
  userAgent: messenger,
  steps() {
    const found = { link: "" };
    return [
      {
        name: "makes a poster",
        at: "/invite",
        async perform({ page, t }) {
          await page.getByRole("button", { name: t("invite-inviter:share.poster") }).click();
          const poster = page.getByRole("dialog").getByRole("img");
          await expect(poster).toBeVisible();
          const { pathname, search } = new URL(
            (await readPosterCode(page, poster, { scale: 0.5, quality: 0.6 })) ?? "",
          );
          expect(pathname).toBe("/invite/register");
          found.link = pathname + search;
        },
      },
      {
        name: "registers by its link",
        who: "invitee",
        at: () => found.link,
        ...registration({
          phone: invitedPhone,
          act: "invite:act.try",
          proof: ({ page, t }) => page.getByRole("heading", { name: t("invite:registered.title") }),
          effect: {
            "activity.chances": 1,
            "business.bindings": 1,
            "business.users": 1,
            "invite.awards": 1,
            "invite.invitees": 1,
          },
        }),
      },
      {
        name: "looks at the prices",
        who: "invitee",
        at: "reload",
        async perform(actor) {
          const { site, t, like } = actor;
          await site.main.getByRole("link", { name: t("invite:registered.buy") }).click();
          await site.main
            .getByRole("link", { name: like("invite:offers.buy") })
            .first()
            .click();
          await chooseCheapest(actor);
        },
      },
      ...orderSteps({
        who: "invitee",
        phone: invitedPhone,
        effect: { "business.orders": 1 },
        async pay({ page, books }, { orderNo, finalAmount }) {
          // With what the invitation takes off.
          expect(Number(finalAmount)).toBe(568);
          const payment = { orderNo, payType: 38 };
          const started = await page.request.post("/ommall/srvmall/payment", { data: payment });
          expect(started.ok(), await started.text()).toBe(true);
          await books.settle(orderNo, "paid");
        },
      }),
      {
        name: "receives the red packet once the time for refunds is over",
        before: ({ page }) => advance(page, "+8d"),
        at: "/invite/detail?state=claimable",
        change: {
          button: ({ site, like }) =>
            site.main.getByRole("button", { name: like("invite-inviter:receive.of") }).first(),
          sent: "**/recommend/send/redpack?**",
          proof: ({ page, t }) => page.getByRole("dialog", { name: t("invite-inviter:receive.sent") }),
          effect: {},
          count: sentPackets,
          failure: ({ page }) => page.getByRole("dialog"),
          recover: ({ page, t }) =>
            page.getByRole("button", { name: t("invite-inviter:receive.close") }).click(),
        },
      },
    ];
  },
};

/** How many red packets are on their way or arrived. */
async function sentPackets({ page }: Actor): Promise<number> {
  const awards = (state: string) => read(page, `/ommall/srvmall/recommend/award?state=${state}`);
  const [sending, received] = await Promise.all([awards("sending"), awards("received")]);
  return sending.data.total + received.data.total;
}
