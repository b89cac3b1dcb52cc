import { useMemo } from "react";
import { ArticleHtml } from "../../../shared/html/article-html";
import { readHtml } from "../../../shared/html/read-html";

interface SanitisedTextProps {
  html: string;
  lang: string;
  title: string;
}

/** Text of an editor with markup in it, sanitised. */
export function SanitisedText({ html, lang, title }: SanitisedTextProps) {
  const text = useMemo(() => readHtml(html), [html]);
  return text && <ArticleHtml text={text} lang={lang} tableLabel={title} />;
}
