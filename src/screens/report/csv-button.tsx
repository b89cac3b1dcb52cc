import { useQueryClient } from "@tanstack/react-query";
import Table from "lucide/dist/esm/icons/file-spreadsheet.mjs";
import { useState } from "react";
import { toResult } from "../../client/client-error";
import { useLocale } from "../../i18n/use-locale";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { saveFile } from "../../platform/save-file";
import { writeCsv } from "../../rules/csv";
import { useBrowserOnly } from "../../shared/use-browser-only";
import { Button } from "../../ui/button";
import type { ButtonVariant } from "../../ui/button-class";
import { toaster } from "../../ui/toaster";
import { useAmounts } from "./amounts";
import { fetchReportRows } from "./csv/fetch-report-rows";
import { reportTable } from "./csv/report-table";
import { reportFileName } from "./file-name";
import type { ReportSource } from "./report-source";

/** Saves every row of the report, those that are not on screen included, as a table for spreadsheets. */
export function CsvButton({
  overview,
  isStale,
  variant = "second",
}: ReportSource & { variant?: ButtonVariant }) {
  const { t } = useTranslation("report");
  const client = useQueryClient();
  const locale = useLocale();
  const { isMasked } = useAmounts();
  const describeError = useDescribeError();
  const inBrowser = useBrowserOnly(t("action.browserOnly"));
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const rows = await toResult(fetchReportRows(client, overview));
    setBusy(false);
    if (!rows.ok) return toaster.error(describeError(rows.error));
    const text = writeCsv(reportTable(rows.data, { t, locale, mask: isMasked ? t("mask.text") : null }));
    const file = new Blob([text], { type: "text/csv;charset=utf-8" });
    if (saveFile(file, `${reportFileName(t, overview)}.csv`)) toaster.success(t("action.csvDone"));
  }

  return (
    <Button
      icon={Table}
      variant={variant}
      onClick={() => inBrowser(() => void save())}
      isBusy={isBusy || isStale}
      busyLabel={t("action.csvBusy")}
    >
      {t("action.csv")}
    </Button>
  );
}
