import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import type { HtmlHeading } from "../../../shared/html/html-outline";
import { muteLink } from "../../../ui/text-link";

/** The headings of the text beside it, on wide screens. */
export function LegalContents({ headings }: { headings: readonly HtmlHeading[] }) {
  const { t } = useTranslation("content-legal");
  return (
    <nav aria-label={t("contents")} className="max-md:hidden print:hidden">
      <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto border-line border-l pb-1 pl-5">
        <h2 className="font-normal text-13 text-ink2">{t("contents")}</h2>
        <ul className="mt-2 grid gap-1.5">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <Link to={`#${id}`} className={`${muteLink} text-15`}>
                  {text}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
