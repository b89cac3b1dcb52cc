import { useQuery } from "@tanstack/react-query";
import Download from "lucide/dist/esm/icons/download.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import { useNavigate } from "react-router-dom";
import { monthRecordsQuery } from "../../../../api/promoter/statement-query";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { now } from "../../../../platform/clock";
import { printPage } from "../../../../platform/page";
import { saveFile } from "../../../../platform/save-file";
import { settings } from "../../../../platform/settings";
import { ReadProblem } from "../../../../shared/read-problem";
import { useUser } from "../../../../shared/session/signed-in-user";
import { useBrowserOnly } from "../../../../shared/use-browser-only";
import { Banner } from "../../../../ui/banner";
import { Button } from "../../../../ui/button";
import { Select } from "../../../../ui/select";
import { Skeleton } from "../../../../ui/skeleton";
import { statementAddress } from "../money-view";
import { monthChoices } from "../months";
import { isStatementComplete } from "./statement";
import { statementCsv } from "./statement-csv";
import { ShareTable, StatementSummary, WithdrawalTable } from "./statement-tables";

const months = 18;

/** A month's statement: what was earned and taken back, what was withdrawn, taxed and paid; to print or to save as CSV. */
export function StatementPage({ month }: { month: string }) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const navigate = useNavigate();
  const { nickname, companyName, phone } = useUser();
  const query = useQuery(monthRecordsQuery(month));
  const records = query.data;
  const brand = settings().brand.name[formats.locale];
  const inBrowser = useBrowserOnly(t("statement.browserOnly"));
  const handleSave = () => {
    if (!records) return;
    const file = new Blob([statementCsv(records, formats, t)], { type: "text/csv;charset=utf-8" });
    saveFile(file, t("statement.file", { month }));
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3 max-sm:[&>button]:flex-auto print:hidden">
        <Select
          aria-label={t("records.month")}
          value={month}
          onChange={(event) => void navigate(statementAddress(event.target.value), { replace: true })}
          options={monthChoices(now(), months, month).map((value) => ({
            value,
            label: formats.month(value),
          }))}
          className="w-44 max-sm:w-full"
        />
        <Button icon={Download} disabled={!records} onClick={() => inBrowser(handleSave)}>
          {t("statement.csv")}
        </Button>
        <Button icon={Printer} disabled={!records} onClick={() => inBrowser(printPage)}>
          {t("statement.print")}
        </Button>
      </div>
      {query.isPending && <Skeleton rows={8} isSlim />}
      {query.isError && !records && (
        <ReadProblem error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {records && (
        <article className="print:text-13">
          <p className="mb-5 flex flex-wrap justify-between gap-x-6 text-ink2">
            <span>{t("statement.of", { name: companyName ?? nickname ?? phone ?? "", brand })}</span>
            <span className="tabular-nums">
              {t("statement.madeAt", { time: formats.dateTime(now(), "always") })}
            </span>
          </p>
          {!isStatementComplete(records) && (
            <Banner tone="amber" className="mb-5">
              {t("statement.incomplete")}
            </Banner>
          )}
          <StatementSummary records={records} />
          <ShareTable records={records} />
          <WithdrawalTable records={records} />
        </article>
      )}
    </>
  );
}
