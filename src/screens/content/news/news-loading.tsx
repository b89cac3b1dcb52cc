import { Container } from "../../../ui/container";
import { useUiTranslations } from "../../../ui/ui-translations";
import { HotNews } from "./hot-news";
import { inReadingColumn, newsArticleClass, newsLayoutClass } from "./news-layout-class";

const textWidths = ["w-full", "w-11/12", "w-[98%]", "w-5/6", "w-[95%]", "w-2/3"];

/** A piece of news that is being fetched: its lines where they will stand, as tall as a screen. */
export function NewsLoading() {
  const translations = useUiTranslations();
  return (
    <Container className="min-h-dvh pt-6 md:pt-10">
      <div className={newsLayoutClass}>
        <div className={newsArticleClass}>
          <div role="status" aria-label={translations.loading} className={inReadingColumn}>
            <span className="mt-1 block h-3.5 w-32 rounded-tag bg-line" />
            <span className="mt-5 block h-7 w-3/4 rounded-tag bg-line" />
            <span className="mt-6 block h-3.5 w-48 rounded-tag bg-line lg:invisible" />
            <span className="mt-6 mb-12 flex flex-wrap justify-between gap-4">
              <span className="block h-5 w-72 max-w-full rounded-tag bg-line" />
              <span className="block h-40 w-full rounded-control bg-line sm:w-64" />
            </span>
            {textWidths.map((width) => (
              <span key={width} className={`mt-3.5 block h-3.5 rounded-tag bg-line ${width}`} />
            ))}
          </div>
        </div>
        <HotNews />
      </div>
    </Container>
  );
}
