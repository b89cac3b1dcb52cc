import { createElement, useMemo } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { currentOrigin } from "../../platform/address";
import "./article.css";
import { htmlNodes } from "./html-nodes";
import type { HtmlText } from "./read-html";

interface ArticleHtmlProps {
  text: HtmlText;
  /** Language of the text, where it may differ from the page's. */
  lang: string;
  /** Name of a table without caption, for those who listen. */
  tableLabel: string;
}

/** The body of an article. Import it only from screens that show one: it brings the sanitiser with it. */
export function ArticleHtml({ text, lang, tableLabel }: ArticleHtmlProps) {
  const { t } = useTranslation("common");
  const newTabHint = t("header.opensNewTab");
  const nodes = useMemo(
    () => htmlNodes(text.root, { outline: text.outline, origin: currentOrigin(), newTabHint, tableLabel }),
    [text, newTabHint, tableLabel],
  );
  // Spread, so that texts and elements side by side need no keys.
  return createElement("div", { className: "article-html", lang }, ...nodes);
}
