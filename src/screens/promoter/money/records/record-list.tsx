import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { moneyRecordsQuery } from "../../../../api/promoter/queries";
import type { components } from "../../../../generated/promoter";
import type { Currency } from "../../../../i18n/money-format";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { pageSizes } from "../../../../rules/limits";
import { ReadProblem } from "../../../../shared/read-problem";
import { classNames } from "../../../../ui/class-names";
import { MarginColumn } from "../../../../ui/margin-column";
import { Pagination } from "../../../../ui/pagination";
import { Skeleton } from "../../../../ui/skeleton";
import { textLink } from "../../../../ui/text-link";
import { type MoneyView, moneyAddress, recordFilter, statementAddress } from "../money-view";
import { NoRecords } from "./no-records";
import { RecordTotal } from "./record-total";
import { ShareEntry } from "./share-entry";
import { WithdrawalEntry } from "./withdrawal-entry";

type Schemas = components["schemas"];

/** The records of a view: the last movements, or one page of shares or withdrawals with their sum. */
export function RecordList({ view, info }: { view: MoneyView; info: Schemas["WithdrawalInfo"] }) {
  const { recent, currency } = info;
  if (view.list === "recent")
    return recent.length === 0 ? (
      <NoRecords view={view} pages={0} />
    ) : (
      <Records records={recent} currency={currency} />
    );
  return <PagedRecords view={view} type={view.list === "shares" ? "rebate" : "cashapply"} />;
}

function PagedRecords({ view, type }: { view: MoneyView; type: Schemas["MoneyRecordType"] }) {
  const { t } = useTranslation("promoter-money");
  const size = pageSizes.records;
  const page = useQuery(moneyRecordsQuery(type, { page: view.page, size }, recordFilter(view)));
  if (page.isPending) return <Skeleton rows={6} />;
  if (page.data === undefined)
    return (
      <ReadProblem error={page.error} onRetry={() => void page.refetch()} isRetrying={page.isFetching} />
    );
  const { list, total } = page.data;
  const pages = Math.ceil(total / size);
  if (list.length === 0) return <NoRecords view={view} pages={pages} />;
  return (
    <div
      aria-busy={page.isPlaceholderData || undefined}
      className={classNames("transition-opacity", page.isPlaceholderData && "opacity-50")}
    >
      <Records records={list} currency={page.data.currency} />
      <RecordTotal page={page.data} view={view} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {view.month !== null && (
          <Link to={statementAddress(view.month)} className={textLink}>
            {t("statement.open")}
          </Link>
        )}
        {pages > 1 && (
          <Pagination
            count={pages}
            current={Math.min(view.page, pages)}
            renderLink={(number, linkProps) => (
              <Link to={moneyAddress({ ...view, page: number })} preventScrollReset {...linkProps} />
            )}
          />
        )}
      </div>
    </div>
  );
}

interface RecordsProps {
  records: readonly Schemas["MoneyRecord"][];
  currency: Currency;
}

function Records({ records, currency }: RecordsProps) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  return (
    <MarginColumn label={t("records.list")}>
      {records.map((record) =>
        record.type === "rebate" ? (
          <ShareEntry
            key={`share ${record.id}`}
            share={record}
            others={records}
            currency={currency}
            formats={formats}
          />
        ) : (
          <WithdrawalEntry key={`withdrawal ${record.id}`} record={record} />
        ),
      )}
    </MarginColumn>
  );
}
