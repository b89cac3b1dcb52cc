import type { Locale } from "../platform/locale";
import { pageTextsAddress } from "../platform/prerendered";
import type accountContacts from "./locales/zh-CN/account-contacts.json";
import type accountCoupons from "./locales/zh-CN/account-coupons.json";
import type accountFirstSteps from "./locales/zh-CN/account-first-steps.json";
import type accountInvoices from "./locales/zh-CN/account-invoices.json";
import type accountLicences from "./locales/zh-CN/account-licences.json";
import type accountLogIn from "./locales/zh-CN/account-log-in.json";
import type accountOrders from "./locales/zh-CN/account-orders.json";
import type accountSecurity from "./locales/zh-CN/account-security.json";
import type accountUser from "./locales/zh-CN/account-user.json";
import type activity from "./locales/zh-CN/activity.json";
import type activityLottery from "./locales/zh-CN/activity-lottery.json";
import type common from "./locales/zh-CN/common.json";
import type contact from "./locales/zh-CN/contact.json";
import type content from "./locales/zh-CN/content.json";
import type contentAbout from "./locales/zh-CN/content-about.json";
import type contentCases from "./locales/zh-CN/content-cases.json";
import type contentContact from "./locales/zh-CN/content-contact.json";
import type contentDownload from "./locales/zh-CN/content-download.json";
import type contentFaq from "./locales/zh-CN/content-faq.json";
import type contentHome from "./locales/zh-CN/content-home.json";
import type contentJoinAgent from "./locales/zh-CN/content-join-agent.json";
import type contentLegal from "./locales/zh-CN/content-legal.json";
import type contentPrice from "./locales/zh-CN/content-price.json";
import type invite from "./locales/zh-CN/invite.json";
import type inviteInviter from "./locales/zh-CN/invite-inviter.json";
import type invoice from "./locales/zh-CN/invoice.json";
import type mallCheckout from "./locales/zh-CN/mall-checkout.json";
import type mallGoods from "./locales/zh-CN/mall-goods.json";
import type mallPay from "./locales/zh-CN/mall-pay.json";
import type order from "./locales/zh-CN/order.json";
import type promoterActivation from "./locales/zh-CN/promoter-activation.json";
import type promoterArea from "./locales/zh-CN/promoter-area.json";
import type promoterCustomer from "./locales/zh-CN/promoter-customer.json";
import type promoterCustomers from "./locales/zh-CN/promoter-customers.json";
import type promoterEntry from "./locales/zh-CN/promoter-entry.json";
import type promoterHome from "./locales/zh-CN/promoter-home.json";
import type promoterMoney from "./locales/zh-CN/promoter-money.json";
import type promoterOrders from "./locales/zh-CN/promoter-orders.json";
import type promoterSettings from "./locales/zh-CN/promoter-settings.json";
import type promoterTeam from "./locales/zh-CN/promoter-team.json";
import type promoterWithdrawal from "./locales/zh-CN/promoter-withdrawal.json";
import type report from "./locales/zh-CN/report.json";
import type rules from "./locales/zh-CN/rules.json";
import type verification from "./locales/zh-CN/verification.json";

/** The translations of one namespace: texts under nested keys. */
export interface TranslationTree {
  readonly [key: string]: string | TranslationTree;
}

/** Every namespace with its keys, read from the simplified Chinese file. A new file is added here by one line. */
export interface Resources {
  "account-contacts": typeof accountContacts;
  "account-coupons": typeof accountCoupons;
  "account-first-steps": typeof accountFirstSteps;
  "account-invoices": typeof accountInvoices;
  "account-licences": typeof accountLicences;
  "account-orders": typeof accountOrders;
  "account-security": typeof accountSecurity;
  "account-user": typeof accountUser;
  "account-log-in": typeof accountLogIn;
  activity: typeof activity;
  "activity-lottery": typeof activityLottery;
  common: typeof common;
  contact: typeof contact;
  content: typeof content;
  "content-about": typeof contentAbout;
  "content-cases": typeof contentCases;
  "content-contact": typeof contentContact;
  "content-download": typeof contentDownload;
  "content-faq": typeof contentFaq;
  "content-home": typeof contentHome;
  "content-legal": typeof contentLegal;
  "content-price": typeof contentPrice;
  "content-join-agent": typeof contentJoinAgent;
  invite: typeof invite;
  "invite-inviter": typeof inviteInviter;
  invoice: typeof invoice;
  "mall-checkout": typeof mallCheckout;
  "mall-goods": typeof mallGoods;
  "mall-pay": typeof mallPay;
  order: typeof order;
  report: typeof report;
  "promoter-money": typeof promoterMoney;
  "promoter-withdrawal": typeof promoterWithdrawal;
  "promoter-activation": typeof promoterActivation;
  "promoter-team": typeof promoterTeam;
  "promoter-orders": typeof promoterOrders;
  "promoter-settings": typeof promoterSettings;
  "promoter-area": typeof promoterArea;
  "promoter-customer": typeof promoterCustomer;
  "promoter-customers": typeof promoterCustomers;
  "promoter-entry": typeof promoterEntry;
  "promoter-home": typeof promoterHome;
  rules: typeof rules;
  verification: typeof verification;
}

export type Namespace = keyof Resources;

/**
 * Fetches the translations of one namespace in one language.
 * @throws Error when they cannot be fetched
 */
export async function fetchTranslations(locale: Locale, namespace: Namespace): Promise<TranslationTree> {
  const translations =
    import.meta.env.SSR || import.meta.env.MODE === "test"
      ? await modules[`./locales/${locale}/${namespace}.json`]?.()
      : ((await readPageTexts(locale))?.[namespace] ??
        (await readFile<TranslationTree>(
          `${import.meta.env.TRANSLATIONS_BASE}/${locale}/${namespace}.json`,
        )));
  if (translations === undefined) throw new Error(`There is no file of words "${namespace}" in ${locale}`);
  return translations;
}

// In a browser translations are data, not script: parsed faster and cached separately. Node imports them as modules.
const modules: Readonly<Record<string, () => Promise<TranslationTree>>> =
  import.meta.env.SSR || import.meta.env.MODE === "test"
    ? import.meta.glob<TranslationTree>("./locales/*/*.json", { import: "default" })
    : {};

let pageTexts: Promise<Readonly<Record<string, TranslationTree>> | null> | null = null;

/** The texts the page names for its first screen, by namespace; null where it names none in this language. */
function readPageTexts(locale: Locale): Promise<Readonly<Record<string, TranslationTree>> | null> {
  const address = pageTextsAddress();
  if (!address?.startsWith(`${import.meta.env.TRANSLATIONS_BASE}/${locale}/`)) return Promise.resolve(null);
  // Where they cannot be had together, each namespace is asked for alone.
  pageTexts ??= readFile<Readonly<Record<string, TranslationTree>>>(address).catch(() => null);
  return pageTexts;
}

async function readFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The words at ${address} did not come: HTTP ${response.status}`);
  return response.json();
}
