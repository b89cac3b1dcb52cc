import { useTranslation } from "../../i18n/use-translation";
import { Skeleton } from "../../ui/skeleton";

/** Stands in for the whole report until it is known who may read it. */
export function ReportLoading() {
  const { t } = useTranslation(["report", "common"]);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[75.5rem] px-4 sm:px-6">
      <h1 className="py-3.5 text-center text-17 md:pt-10 md:pb-4 md:text-left md:text-34">
        {t("common:pages.weeklyReport")}
      </h1>
      <FiguresLoading />
    </div>
  );
}

/** Stands in for the figures of one week, at about their heights. */
export function FiguresLoading() {
  return (
    <div className="px-4 py-6 md:px-0">
      <div aria-hidden="true" className="grid gap-4 pb-8">
        <span className="h-5 w-11/12 rounded-tag bg-line" />
        <span className="h-5 w-10/12 rounded-tag bg-line" />
        <span className="h-5 w-7/12 rounded-tag bg-line" />
      </div>
      <Skeleton rows={8} />
    </div>
  );
}
