import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { newsAddress } from "../../../shared/routing/addresses";
import { FramedPicture } from "../../../ui/framed-picture";
import { listLink } from "../../../ui/text-link";
import { LanguageTag } from "../language-tag";
import { newsRowClass } from "./news-row-class";
import { SampleTag } from "./sample-tag";

interface NewsRowProps {
  news: components["schemas"]["NewsListItem"];
  /** Off where the whole list is of one category. */
  hasKind: boolean;
}

/** One piece of news beside its date; the whole row leads to it. */
export function NewsRow({ news, hasKind }: NewsRowProps) {
  const { t } = useTranslation("content");
  const formats = useFormats();
  return (
    <li className={newsRowClass}>
      <time
        dateTime={news.create_time}
        className="figures pt-1 text-13 text-ink2 max-sm:whitespace-normal sm:pt-0.5 sm:text-15"
      >
        <NarrowDate text={formats.date(news.create_time)} />
      </time>
      <div className="min-w-0">
        <h3 lang={news.lang} className="title-text text-balance text-17">
          <Link to={newsAddress(news)} className={`${listLink} after:absolute after:inset-0`}>
            {news.title}
          </Link>
        </h3>
        <p lang={news.lang} className="mt-0.5 line-clamp-3 text-ink2 sm:line-clamp-2">
          {news.summary}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-13 text-ink2">
          {hasKind && <span>{t(`news.kind.${news.category}`)}</span>}
          <span className="figures">{t("news.hits", { count: news.hits })}</span>
          {news.is_sample && <SampleTag />}
          <LanguageTag lang={news.lang} />
        </p>
      </div>
      {news.thumbnail !== null && (
        <FramedPicture source={news.thumbnail} width={160} height={100} className="w-36 max-sm:hidden" />
      )}
    </li>
  );
}

/** A date that breaks behind its year alone where the margin is narrow ("2025-12-18"). */
function NarrowDate({ text }: { text: string }) {
  const [, year, day] = /^(\d{4}-)(.+)$/.exec(text) ?? [];
  if (year === undefined) return text;
  return (
    <>
      {year}
      <span className="figures">{day}</span>
    </>
  );
}
