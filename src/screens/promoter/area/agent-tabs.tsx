import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { NavTabs } from "../../../ui/nav-tabs";
import { type AgentPage, agentPages } from "./agent-pages";

/** The navigation of the partner area under 900 px: its pages as a row of tabs. */
export function AgentTabs({ current, label }: { current: AgentPage; label: string }) {
  const { t } = useTranslation("promoter-area");
  return (
    <div className="-mx-4 px-4 sm:mx-0 sm:px-0">
      <NavTabs
        label={label}
        current={current}
        tabs={agentPages.map(({ id, to }) => ({
          id,
          label: t(`nav.${id}`),
          render: (linkProps) => <Link to={to} {...linkProps} />,
        }))}
      />
    </div>
  );
}
