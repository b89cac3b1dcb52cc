import { useTranslation } from "../../../i18n/use-translation";
import { Empty } from "../../../ui/empty";
import { HelpBlock } from "./help-block";
import { PopularSearches } from "./popular-searches";
import { quotedSearch } from "./quoted-search";
import { SupportRow } from "./support-row";

/** Nothing was found: what else to try, and people to ask. */
export function NoSearchResults({ searched }: { searched: string }) {
  const { t } = useTranslation("content");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Empty title={t("help.search.nothing", { text: quotedSearch(searched) })} />
      <section aria-labelledby="help-tips">
        <h2 id="help-tips" className="mb-2 text-15">
          {t("help.search.tips")}
        </h2>
        <ul className="grid list-[square] gap-1 pl-5 marker:text-ink3">
          <li>{t("help.search.tipWord")}</li>
          <li>{t("help.search.tipError")}</li>
          <li>{t("help.search.tipAll")}</li>
        </ul>
        <div className="mt-5">
          <PopularSearches />
        </div>
      </section>
      <HelpBlock title={t("help.support.title")}>
        <SupportRow question={searched} />
      </HelpBlock>
    </div>
  );
}
