import { Link, useSearchParams } from "react-router-dom";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { lazyContent, useIdlePreload } from "../../shared/lazy-content";
import { textLink } from "../../ui/text-link";
import { agentAddresses } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { MoneyLoading } from "./money/money-loading";
import { MoneyPage } from "./money/money-page";
import { readMoneyView, readStatementMonth, statementAddress } from "./money/money-view";
import { monthAt } from "./money/months";

/** Few open it, and with its tables, its file and its print it is as much code as the balance. */
const StatementPage = lazyContent(
  async () => (await import("./money/statement/statement-page")).StatementPage,
  9,
);

/** Shares and withdrawals of a partner; with a month in `statement`, that month's statement. */
export function AgentMoneyScreen() {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const [query] = useSearchParams();
  useIdlePreload(StatementPage);
  const month = readStatementMonth(query);
  if (month !== null)
    return (
      <AgentFrame
        current="money"
        title={t("statement.title", { month: formats.month(month) })}
        above={
          <Link to={agentAddresses.money} className={`${textLink} print:hidden`}>
            {t("statement.back")}
          </Link>
        }
      >
        <StatementPage month={month} />
      </AgentFrame>
    );
  return (
    <AgentFrame
      current="money"
      title={t("title")}
      description={t("description")}
      loading={<MoneyLoading />}
      end={
        <Link to={statementAddress(monthAt(now()))} className={textLink}>
          {t("statement.link")}
        </Link>
      }
    >
      <MoneyPage view={readMoneyView(query)} />
    </AgentFrame>
  );
}
