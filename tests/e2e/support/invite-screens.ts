import type { Locator } from "@playwright/test";
import { isThorough } from "./thoroughness";

const amount = (main: Locator) => main.getByText("¥16.00").first();
const table = (main: Locator) => main.getByRole("table").first();
const row = (main: Locator) => main.getByRole("listitem").first();
const code = (main: Locator) => main.locator("p.select-all").first();
const asInviter = { mock: "persona:inviter,clock:2026-11-21T10:32:00+08:00" } as const;

const heading = (main: Locator) => main.getByRole("heading", { level: 1 });
/** An inviter who has nothing yet: every list is empty. */
const asBeginner = { mock: "persona:retailer,clock:2026-11-21T10:32:00+08:00" } as const;

/** The same pages in their other states; the everyday run leaves them out. */
const furtherScreens = [
  { path: "/invite/middle?next=%2Finvite", proof: heading },
  { path: "/invite/xh-share", proof: code, ...asBeginner },
  { path: "/invite/xh-share/rewards", proof: heading, ...asBeginner },
  { path: "/invite/xh-share/rules", proof: table },
  { path: "/auto-activity/year-end-2026/bd", proof: table },
  { path: "/auto-activity/spring", proof: table },
  { path: "/auto-activity/new-year", proof: heading },
] as const;

/** Without an invitation on the device they fetch nothing; the everyday run leaves them out. */
export const staticInviteScreens = isThorough
  ? ([
      { path: "/invite/register-success", proof: null },
      { path: "/invite/xh-share/register-success", proof: null },
    ] as const)
  : [];

/** Invitations, the inviter's pages and activities; both families of invite pages. */
export const inviteScreens = [
  { path: "/invite/share-register?recode=YX9027", proof: amount },
  { path: "/invite/share-product?recode=YX9027", proof: amount },
  { path: "/invite/register?recode=YX9027&channel=poster", proof: amount },
  { path: "/invite", proof: code, ...asInviter },
  { path: "/invite/detail", proof: row, ...asInviter },
  { path: "/invite/detail?view=invitees", proof: row, ...asInviter },
  { path: "/invite/detail?view=opens", proof: row, ...asInviter },
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
  ...(isThorough ? furtherScreens : []),
] as const;
