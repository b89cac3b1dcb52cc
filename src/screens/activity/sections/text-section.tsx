import { useMemo } from "react";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";
import type { SectionProps } from "./section-props";

/** Text of an editor, sanitised. */
export function TextSection({ section, template }: SectionProps<"text">) {
  const text = useMemo(() => readHtml(section.content), [section.content]);
  return (
    <div className="mt-3 max-w-article">
      {text && <ArticleHtml text={text} lang={template.lang} tableLabel={section.title} />}
    </div>
  );
}
