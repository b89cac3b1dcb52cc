import { useTranslation } from "../../../i18n/use-translation";
import { useKnownUser } from "../../../shared/session/use-session";
import { SideLinks } from "../../../shared/side-links";
import { SideSupport } from "../../../shared/side-support";
import { type AgentPage, agentPages } from "./agent-pages";
import { useAgentCounts } from "./use-agent-counts";

/** Who is signed in, the pages of the partner area with what waits on them, and whom to call. */
export function AgentSide({ current }: { current: AgentPage }) {
  const { t } = useTranslation("promoter-area");
  const user = useKnownUser();
  const counts = useAgentCounts();
  const name = user?.nickname ?? user?.companyName ?? user?.phone ?? "";
  return (
    <aside className="sticky top-6 self-start print:hidden">
      <p className="min-h-6 font-semibold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-13 text-ink2">{t("nav.label")}</p>
      <SideLinks
        label={t("nav.label")}
        pages={agentPages}
        current={current}
        textOf={(id) => t(`nav.${id}`)}
        noteOf={(id) =>
          counts[id] && <span className="figures font-semibold text-13 text-amber">{counts[id]}</span>
        }
      />
      <SideSupport label={t("nav.support")} />
    </aside>
  );
}
