import type { Locator } from "@playwright/test";

const amount = (main: Locator) => main.getByText("¥16.00").first();
const table = (main: Locator) => main.getByRole("table").first();
const row = (main: Locator) => main.getByRole("listitem").first();
const code = (main: Locator) => main.locator("p.select-all").first();
const asInviter = { mock: "persona:inviter,clock:2026-11-21T10:32:00+08:00" } as const;

/** Invitations, the inviter's pages and activities; both families of invite pages. */
export const inviteScreens = [
  { path: "/invite/share-register?recode=YX9027", proof: amount },
  { path: "/invite/share-product?recode=YX9027", proof: amount },
  { path: "/invite/register?recode=YX9027&channel=poster", proof: amount },
  { path: "/invite", proof: code, ...asInviter },
  { path: "/invite/detail", proof: row, ...asInviter },
  { path: "/invite/detail?view=invitees", proof: row, ...asInviter },
  { path: "/invite/rule", proof: table },
  { path: "/invite-intro", proof: table },
  {
    path: "/invite/xh-share/shared?recode=YX9027",
    proof: (main: Locator) => main.getByText("¥8.00").first(),
  },
  {
    path: "/invite/xh-share/download",
    proof: (main: Locator) => main.locator('a[href*="/samples/downloads/"]').first(),
  },
  { path: "/auto-activity/year-end-2026", proof: table, ...asInviter },
  {
    path: "/auto-activity/year-end",
    proof: (main: Locator) => main.locator('a[href^="/mall/checkout?"]').first(),
  },
] as const;
