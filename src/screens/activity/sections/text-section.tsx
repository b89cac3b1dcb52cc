import { lazy, Suspense } from "react";
import { Skeleton } from "../../../ui/skeleton";
import { plainParagraphs } from "./plain-paragraphs";
import type { SectionProps } from "./section-props";

const SanitisedText = lazy(async () => ({ default: (await import("./sanitised-text")).SanitisedText }));

interface TextSectionProps extends Pick<SectionProps<"text">, "section"> {
  lang: string;
}

/** Text of an editor. The sanitiser is fetched only where there is markup to sanitise. */
export function TextSection({ section: { title, content }, lang }: TextSectionProps) {
  // Two paragraphs may read alike, so one is known by its place.
  const paragraphs = plainParagraphs(content)?.map((text, index) => ({ text, place: index }));
  return (
    <div className="mt-3 max-w-article">
      {paragraphs === undefined ? (
        <Suspense fallback={<Skeleton rows={2} />}>
          <SanitisedText html={content} lang={lang} title={title} />
        </Suspense>
      ) : (
        <div lang={lang} className="grid gap-4 text-17 leading-article">
          {paragraphs.map(({ text, place: index }) => (
            <p key={index}>{text}</p>
          ))}
        </div>
      )}
    </div>
  );
}
