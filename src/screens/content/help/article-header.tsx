import Play from "lucide/dist/esm/icons/play.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import type { components } from "../../../generated/content";
import { formatDuration } from "../../../i18n/duration-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { printPage } from "../../../platform/page";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { Icon } from "../../../ui/icon";

export type HelpArticle = components["schemas"]["HelpArticle"];

/** Title, and in one line when it was updated, how long it takes, how often it was read, and printing. */
export function ArticleHeader({ article }: { article: HelpArticle }) {
  const { t } = useTranslation(["content", "common"]);
  const formats = useFormats();
  const isInApp = isEmbedded(useClient());
  return (
    <>
      <h1 lang={article.lang} className="title-text mt-1 text-26 sm:text-34">
        {article.title}
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink2">
        <span className="figures">
          {t("common:time.updatedOn", { date: formats.date(article.update_time, "always") })}
        </span>
        {article.reading_minutes !== null && (
          <span className="figures">
            {t("common:time.readingMinutes", { count: article.reading_minutes })}
          </span>
        )}
        <span className="figures">{t("content:help.list.hits", { count: article.hits })}</span>
        <span className="ml-auto flex items-center gap-4">
          {article.duration_seconds !== null && (
            <span className="figures inline-flex items-center gap-1.5">
              <Icon of={Play} size="small" className="scale-75" />
              {t("content:help.article.videoLength", { length: formatDuration(article.duration_seconds) })}
            </span>
          )}
          {/* Inside other apps nothing is printed. */}
          {!isInApp && (
            <button
              type="button"
              onClick={printPage}
              className="touch-area inline-flex min-h-6 items-center gap-1.5 rounded-tag transition-colors hover:text-ink print:hidden"
            >
              <Icon of={Printer} size="small" />
              {t("common:action.print")}
            </button>
          )}
        </span>
      </div>
    </>
  );
}
