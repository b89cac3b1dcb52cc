import type { HelpSource } from "../source";
import { accountAndServiceArticles } from "./account-and-service";
import { basicDataArticles } from "./basic-data";
import { gettingStartedArticles } from "./getting-started";
import { ordersCatalogueArticles } from "./orders-catalogue";
import { ordersHandlingArticles } from "./orders-handling";
import { ordersStartArticles } from "./orders-start";
import { printingArticles } from "./printing";
import { purchasingArticles } from "./purchasing";
import { retailCheckoutArticles } from "./retail-checkout";
import { retailMembersArticles } from "./retail-members";
import { retailStartArticles } from "./retail-start";
import { salesArticles } from "./sales";
import { statementArticles } from "./statements";
import { stockArticles } from "./stock";
import { weeklyReportArticles } from "./weekly-report";

/** Every help article in reading order, which is the order of previous and next: category by category. */
export const helpArticles: HelpSource[] = [
  ...gettingStartedArticles,
  ...basicDataArticles,
  ...purchasingArticles,
  ...salesArticles,
  ...stockArticles,
  ...statementArticles,
  ...weeklyReportArticles,
  ...printingArticles,
  ...accountAndServiceArticles,
  ...retailStartArticles,
  ...retailCheckoutArticles,
  ...retailMembersArticles,
  ...ordersStartArticles,
  ...ordersCatalogueArticles,
  ...ordersHandlingArticles,
];
