import type { Locator } from "@playwright/test";
import { inviteScreens, staticInviteScreens } from "./invite-screens";
import { isThorough } from "./thoroughness";

/** A finished screen at one of its addresses. */
export interface Screen {
  readonly path: string;
  /** A text that is on screen only once the data is loaded; null for a screen that fetches nothing. */
  readonly proof: ((main: Locator) => Locator) | null;
  /** Narrower windows omit what this screen fetches. */
  readonly isWideOnly?: true;
  /** The selection of the mock back end with the signed-in account; `site.prepare` applies it. */
  readonly mock?: string;
}

const link = (start: string) => (main: Locator) => main.locator(`a[href^="${start}"]`).first();
const newsRow = (main: Locator) => main.getByRole("heading", { level: 3 }).first();
const article = (main: Locator) => main.getByRole("article").getByRole("heading", { level: 1 });
const orderLink = (main: Locator) => main.locator('a[href*="&productNo="]').filter({ visible: true }).first();
const download = (main: Locator) => main.locator('a[href*="/samples/downloads/"]').first();
const sum = (main: Locator) => main.locator("[data-total]").first();
/** The account with the most sample data, on the day of its order numbers and dates. */
const asWholesaler = { mock: "persona:wholesaler,clock:2026-11-21T10:32:00+08:00" } as const;
/** A partner of the sample data, on the same day. */
const asPartner = (persona: "promoter" | "agent-china") => ({
  mock: `persona:${persona},clock:2026-11-21T10:32:00+08:00`,
});
/** An order of two minutes ago, and the state of its payment. */
const withOrder = (scenario: string) => ({ mock: `${asWholesaler.mock},scenario:${scenario}` });
const orderOfThen = "/mall/pay/20261121103000387";
const toBuy = "/mall/checkout?serviceNumber=KDZHJ01&productNo=KDZHJ01-PRO&years=2&users=2&stores=1";
const paymentMethod = (main: Locator) => main.locator('input[name="pay-type"]').first();
const paymentStep = (main: Locator) => main.getByRole("listitem").first();
const checkoutLink = (main: Locator) =>
  main.locator('a[href^="/mall/checkout?"]').filter({ visible: true }).first();
/** Parts of these are parts of the screens tried every day. */
const cachedPaths = [
  {
    path: "/agent/search-customer",
    proof: (main: Locator) => main.getByRole("textbox").first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/open-success",
    proof: (main: Locator) => main.locator('a[href="/agent/merchant"]').filter({ visible: true }).first(),
    ...asPartner("promoter"),
  },
] as const satisfies readonly Screen[];
const helpRow = link("/help/doc/");
const helpVideo = link("/help/video/");

export const dataScreens = [
  { path: "/", proof: link("/case/"), isWideOnly: true },
  // Only the catalogue contains the ordered product.
  { path: "/price.html?stores=2&years=2", proof: orderLink },
  { path: "/download.html", proof: download },
  { path: "/zhj-app", proof: download },
  { path: "/about.html", proof: (main: Locator) => main.locator('img[src*="/partners/"]').first() },
  { path: "/case", proof: link("/case/") },
  { path: "/case/1", proof: article },
  { path: "/license/user", proof: article },
  { path: "/privacy", proof: article },
  { path: "/login", proof: (main: Locator) => main.getByRole("img").first(), isWideOnly: true },
  { path: "/mall", proof: link("/mall/detail?") },
  { path: "/mall-mobile", proof: link("/mall/detail?") },
  { path: "/mall/detail?serviceNumber=KDZHJ01&years=2&stores=1", proof: checkoutLink },
  {
    path: `${toBuy}&step=contact`,
    proof: (main: Locator) => main.locator('input[name="contact"]').first(),
    ...asWholesaler,
  },
  {
    path: `${toBuy}&step=extras`,
    proof: (main: Locator) => main.locator('input[name="coupon"]').first(),
    ...asWholesaler,
  },
  { path: `${toBuy}&step=confirm`, proof: paymentMethod, ...asWholesaler },
  {
    path: "/mall/checkout?kind=addUsers&srvId=8801&users=2&step=confirm",
    proof: paymentMethod,
    ...asWholesaler,
  },
  { path: `${orderOfThen}?unpaid`, proof: paymentMethod, ...withOrder("order-unpaid") },
  { path: `${orderOfThen}?confirming`, proof: paymentStep, ...withOrder("order-confirming") },
  { path: `${orderOfThen}?declined`, proof: paymentMethod, ...withOrder("order-declined") },
  { path: `${orderOfThen}?in-doubt`, proof: paymentStep, ...withOrder("order-in-doubt") },
  {
    path: "/mall/pay/20261121102500387",
    proof: (main: Locator) => main.locator('a[href="/user-center/licences"]'),
    ...withOrder("order-activated"),
  },
  { path: "/news", proof: newsRow },
  { path: "/product-news", proof: newsRow },
  { path: "/company-news", proof: newsRow },
  { path: "/industry-news", proof: newsRow },
  { path: "/product-news/1", proof: article },
  { path: "/help", proof: helpRow },
  { path: "/help/search?q=打印机", proof: helpRow },
  { path: "/help/doc/2003", proof: article },
  { path: "/help/video/2150", proof: article },
  { path: "/help/zhj", proof: helpRow },
  { path: "/help/zhj/101", proof: (main: Locator) => main.getByRole("heading", { level: 1 }) },
  { path: "/help/zhj/doc", proof: helpRow },
  { path: "/help/zhj/video", proof: helpVideo },
  {
    path: "/agent/divide",
    proof: (main: Locator) => main.locator('input[name="amount"]'),
    ...asPartner("promoter"),
  },
  { path: "/agent/divide?list=shares&month=2026-10", proof: sum, ...asPartner("promoter") },
  { path: "/agent/divide?statement=2026-10", proof: sum, ...asPartner("promoter") },
  {
    path: "/agent/open?phone=13908718820",
    proof: (main: Locator) => main.locator('input[name="services"]').first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/add-promoter",
    proof: (main: Locator) => main.getByText("139****8820").first(),
    ...asPartner("agent-china"),
  },
  {
    path: "/agent/orders",
    proof: (main: Locator) => main.getByRole("heading", { level: 2 }).first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/system-set",
    proof: (main: Locator) => main.locator('input[name="nickname"]'),
    ...asPartner("promoter"),
  },
  { path: "/user-center/mine", proof: link("/user-center/licences?licence="), ...asWholesaler },
  { path: "/user-center/licences?licence=8801&act=renew", proof: sum, ...asWholesaler },
  { path: "/user-center/licences?licence=8802&act=upgrade", proof: sum, ...asWholesaler },
  { path: "/user-center/orders", proof: link("/user-center/orders/2"), ...asWholesaler },
  { path: "/user-center/orders/20261109103200480", proof: sum, ...asWholesaler },
  { path: "/user-center/invoices", proof: link("/user-center/orders/2"), ...asWholesaler },
  { path: "/user-center/coupons", proof: link("/mall/detail"), ...asWholesaler },
  { path: "/user-center/contacts", proof: (main: Locator) => main.getByText("13900008820"), ...asWholesaler },
  {
    path: "/user-center/security",
    proof: (main: Locator) => main.getByRole("heading", { level: 2 }).first(),
    ...asWholesaler,
  },
  {
    path: "/report/weekly?week=2026-W46",
    proof: (main: Locator) => main.getByRole("listitem").first(),
    ...asWholesaler,
  },
  ...inviteScreens,
  { path: "/agent/home", proof: link("/agent/merchant-info"), ...asPartner("promoter") },
  {
    path: "/agent/merchant",
    proof: (main: Locator) => main.locator("li[aria-posinset]").first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/merchant-info?kdUid=100388",
    proof: (main: Locator) => main.getByText("和顺小吃店").first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/merchant/chance-detail?kdUid=100501",
    proof: (main: Locator) => main.getByText("段永福").first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/merchant-bind?kdUid=100388",
    proof: (main: Locator) => main.getByText("和顺小吃店").first(),
    ...asPartner("promoter"),
  },
  {
    path: "/agent/merchant/edit-clues",
    proof: (main: Locator) => main.locator('input[name="phone"]'),
    ...asPartner("promoter"),
  },
  ...(isThorough ? cachedPaths : []),
] as const satisfies readonly Screen[];

/** Pages that fetch nothing. */
export const staticScreens = [
  { path: "/contact", proof: null },
  { path: "/faq", proof: null },
  { path: "/unsubscribe", proof: null },
  { path: "/mall/checkout", proof: null },
  { path: "/agent/intro-us", proof: null },
  { path: "/agent/login", proof: null },
  { path: "/agent/join-apply", proof: null },
  { path: "/join-agent.html", proof: null },
  ...staticInviteScreens,
] as const satisfies readonly Screen[];

export const screens: readonly Screen[] = [...dataScreens, ...staticScreens];

/** Whether a screen has header and footer. */
export function hasLayout({ path }: Screen): boolean {
  return !barePaths.includes(path.split("?", 1)[0] ?? path);
}

const barePaths: readonly string[] = [
  "/agent/open",
  "/agent/add-promoter",
  "/mall-mobile",
  "/zhj-app",
  "/license/user",
  "/privacy",
  "/agent/merchant",
  "/report/weekly",
  "/agent/merchant-info",
  "/agent/merchant/chance-detail",
  "/agent/merchant-bind",
  "/agent/merchant/edit-clues",
  "/agent/search-customer",
  "/agent/open-success",
  "/agent/login",
  "/agent/join-apply",
];
