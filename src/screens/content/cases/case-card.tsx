import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { caseAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { FramedPicture } from "../../../ui/framed-picture";
import { useUiTranslations } from "../../../ui/ui-translations";
import { SampleTag } from "../news/sample-tag";

export const caseColumns =
  "grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 in-data-care:grid-cols-1 sm:in-data-care:grid-cols-2";

interface CaseCardProps {
  story: components["schemas"]["CaseListItem"];
  /** The heading's rank on the page. */
  level?: 2 | 3;
}

/** A customer story: picture, industry, result and place. The whole card is a link. */
export function CaseCard({ story, level = 2 }: CaseCardProps) {
  const { t } = useTranslation("content-cases");
  const Heading = level === 2 ? "h2" : "h3";
  const { id, industry_name, title, summary, region, people, thumbnail, is_sample, lang } = story;
  return (
    <li className="group relative flex flex-col" lang={lang}>
      <FramedPicture source={thumbnail} width={480} height={300} />
      <p className="mt-3 flex items-center justify-between gap-3 text-13 text-ink2">
        {industry_name}
        {is_sample && <SampleTag />}
      </p>
      <Heading className="title-text mt-1 text-20">
        <Link
          to={caseAddress(id)}
          className="rounded-tag transition-colors after:absolute after:inset-0 group-hover:text-green"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-1 text-ink2">{summary}</p>
      <p className="figures mt-2 text-13 text-ink2">
        {t(region === "" ? "people" : "place", { region, count: people })}
      </p>
    </li>
  );
}

/** Cards that are being fetched, at the heights they will have. */
export function CaseCardsLoading({ count = 6, className }: { count?: number; className?: string }) {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading} className={classNames(caseColumns, className)}>
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <div key={card}>
          <span className="block aspect-[8/5] w-full rounded-control bg-line" />
          <span className="mt-4.5 block h-3 w-20 rounded-tag bg-line" />
          <span className="mt-3 block h-5 w-48 rounded-tag bg-line" />
          <span className="mt-3.5 block h-3.5 w-full rounded-tag bg-line" />
          <span className="mt-2.5 mb-8 block h-3.5 w-1/2 rounded-tag bg-line" />
        </div>
      ))}
    </div>
  );
}
