import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { promoterAchievementQuery } from "../../../api/promoter/queries";
import { useTranslation } from "../../../i18n/use-translation";
import type { AgentPage } from "./agent-pages";
import { PartnerContext } from "./partner";

/** What is due on pages of the partner area; empty until it is known that a partner is signed in. */
export function useAgentCounts(): Partial<Record<AgentPage, string>> {
  const { t } = useTranslation("promoter-area");
  const isPartner = use(PartnerContext) !== null;
  const achievement = useQuery({ ...promoterAchievementQuery(), enabled: isPartner });
  const due = achievement.data?.followUpsDueToday ?? 0;
  return due > 0 ? { customers: t("nav.due", { count: due }) } : {};
}
