import Play from "lucide/dist/esm/icons/play.mjs";
import { formatDuration } from "../../../i18n/duration-format";
import { useTranslation } from "../../../i18n/use-translation";
import { Icon } from "../../../ui/icon";

interface ArticleLengthProps {
  article: { is_video: 0 | 1; duration_seconds: number | null; reading_minutes: number | null };
}

/** How long it takes: a video's length after a triangle, a document's minutes. Nothing where it is not known. */
export function ArticleLength({ article }: ArticleLengthProps) {
  const { t } = useTranslation("content");
  if (article.is_video === 1) {
    return (
      <span className="figures inline-flex items-center gap-1.5">
        <Icon of={Play} size="small" label={t("help.list.videos")} className="scale-75" />
        {article.duration_seconds !== null && formatDuration(article.duration_seconds)}
      </span>
    );
  }
  if (article.reading_minutes === null) return null;
  return <span className="figures">{t("help.list.minutes", { count: article.reading_minutes })}</span>;
}
