import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { useKnownUser } from "../../../shared/session/use-session";
import { SupportHours } from "../../../shared/support-hours";
import { classNames } from "../../../ui/class-names";
import { type AgentPage, agentPages } from "./agent-pages";
import { useAgentCounts } from "./use-agent-counts";

/** Who is signed in, the pages of the partner area with what waits on them, and whom to call. */
export function AgentSide({ current }: { current: AgentPage }) {
  const { t } = useTranslation("promoter-area");
  const user = useKnownUser();
  const counts = useAgentCounts();
  const { phone } = settings().support;
  const name = user?.nickname ?? user?.companyName ?? user?.phone ?? "";
  return (
    <aside className="sticky top-6 self-start print:hidden">
      <p className="min-h-6 font-semibold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-13 text-ink2">{t("nav.label")}</p>
      <nav aria-label={t("nav.label")} className="mt-4 border-ink border-t">
        <ul>
          {agentPages.map(({ id, to }) => {
            const isCurrent = id === current;
            const count = counts[id];
            return (
              <li key={id} className="border-line border-b">
                <Link
                  to={to}
                  aria-current={isCurrent ? "page" : undefined}
                  className={classNames(
                    "flex min-h-control items-center justify-between gap-3 py-2 -outline-offset-2 transition-colors hover:text-green active:bg-sunk active:text-green",
                    isCurrent ? "font-semibold text-green" : "text-ink",
                  )}
                >
                  {t(`nav.${id}`)}
                  {count && <span className="figures font-semibold text-13 text-amber">{count}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-4 text-13 text-ink2">
        <p>
          {t("nav.support")}{" "}
          <a
            href={`tel:${phone.replaceAll("-", "")}`}
            className="figures rounded-tag transition-colors hover:text-green active:text-green active:underline"
          >
            {phone}
          </a>
        </p>
        <SupportHours />
      </div>
    </aside>
  );
}
