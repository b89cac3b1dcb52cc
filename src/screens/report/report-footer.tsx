import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { helpArticleAddress } from "../../shared/routing/addresses";
import { useIsWide } from "../../shared/use-is-wide";
import { BottomPanel } from "../../ui/bottom-panel";
import { textLink } from "../../ui/text-link";
import { CsvButton } from "./csv-button";
import type { ReportSource } from "./report-source";

/** The help article that works every figure out. */
const article = { id: 2130, is_video: 0 } as const;

/** How each figure is worked out, and on phones the way to the table. */
export function ReportFooter({ isNew, ...source }: ReportSource & { isNew: boolean }) {
  const { t } = useTranslation("report");
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-paper px-4 py-4 text-13 text-ink2 md:mt-10 md:bg-transparent md:px-0 print:hidden">
      <p>
        <button type="button" onClick={() => setOpen(true)} className={`mr-3 touch-area ${textLink}`}>
          {t("definitions.open")}
        </button>
        {t("definitions.summary")}
      </p>
      {!isWide && !isNew && <CsvButton {...source} variant="quiet" />}
      <BottomPanel isOpen={isOpen} title={t("definitions.title")} onClose={() => setOpen(false)}>
        <dl className="pb-2 text-15 text-ink">
          {source.overview.definitions.map(({ figure, name, text }) => (
            <div key={figure} className="border-line border-b py-2.5 last:border-b-0">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="pb-4">
          <Link to={helpArticleAddress(article)} className={textLink}>
            {t("definitions.help")}
          </Link>
        </p>
      </BottomPanel>
    </div>
  );
}
