import { useQuery } from "@tanstack/react-query";
import { slidesQuery } from "../../../api/content/queries";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { listLink, textLink } from "../../../ui/text-link";
import { ContentLink } from "./content-link";

type Slide = components["schemas"]["Slide"];

/**
 * The banner: the first slide large beside its text, the others as a short list below, without automatic motion.
 * Absent without slides.
 */
export function NewsSlides() {
  const { t } = useTranslation("content");
  const slides = useQuery(slidesQuery("news"));
  if (slides.isPending) return <SlidesLoading />;
  const [first, ...others] = slides.data ?? [];
  if (first === undefined) return null;
  return (
    <section aria-label={t("news.highlights")} className={bannerClass}>
      <img
        src={first.image}
        alt=""
        width={720}
        height={320}
        className={`${pictureClass} border border-line bg-card object-cover`}
      />
      <div className={`${textClass} flex flex-col`}>
        <h2 className="text-20 sm:text-26">{first.title}</h2>
        <p className="mt-1 text-ink2">{first.summary}</p>
        {first.link !== null && (
          <p className="mt-2">
            <ContentLink to={first.link} className={textLink}>
              {t("news.read")}
            </ContentLink>
          </p>
        )}
        {others.length > 0 && (
          <ul className="mt-5 border-line border-t md:mt-auto">
            {others.map((slide) => (
              <OtherSlide key={slide.id} slide={slide} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Keeps the height of a banner with two further slides, so that the list below does not jump. */
const bannerClass = "grid min-h-92 gap-x-10 gap-y-4 md:min-h-60 md:grid-cols-[minmax(0,11fr)_minmax(0,17fr)]";

/** Each has its column from the start: the picture may be there before the text that stands to its left. */
const pictureClass = "aspect-[9/4] w-full rounded-control md:col-start-2 md:row-start-1";
const textClass = "md:col-start-1 md:row-start-1";

function OtherSlide({ slide }: { slide: Slide }) {
  return (
    <li className="relative flex min-h-control flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5 last:border-b-0">
      {slide.link === null ? (
        <span>{slide.title}</span>
      ) : (
        <ContentLink to={slide.link} className={`${listLink} after:absolute after:inset-0`}>
          {slide.title}
        </ContentLink>
      )}
      <span className="text-13 text-ink2">{slide.summary}</span>
    </li>
  );
}

function SlidesLoading() {
  return (
    <div className={bannerClass} aria-hidden="true">
      <span className={`${pictureClass} bg-line`} />
      <span className={textClass}>
        <span className="mt-2 block h-6 w-3/4 rounded-tag bg-line" />
        <span className="mt-3 block h-3.5 w-1/2 rounded-tag bg-line" />
      </span>
    </div>
  );
}
