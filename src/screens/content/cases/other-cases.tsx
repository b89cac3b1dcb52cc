import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { caseListQuery } from "../../../api/content/queries";
import type { components } from "../../../generated/content";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { CaseCard, CaseCardsLoading, caseColumns } from "./case-card";

/** Stories shown below one that was read. */
const caseCount = 3;

/** Where there is room for two beside each other, the third would stand alone. */
const row = "pt-6 sm:max-lg:[&>:nth-child(3)]:hidden sm:in-data-care:[&>:nth-child(3)]:hidden";

/** Three other stories, those of the same industry first. Omitted when they cannot be fetched. */
export function OtherCases({ of: read }: { of: components["schemas"]["CaseArticle"] }) {
  const { t } = useTranslation("content-cases");
  const cases = useQuery(caseListQuery({ pageSize: caseCount + 1 }));
  const relatedCases = useQuery(caseListQuery({ industry: read.industry, pageSize: caseCount + 1 }));
  const all = [...(relatedCases.data?.list ?? []), ...(cases.data?.list ?? [])];
  const others = all
    .filter(({ id }, index) => id !== read.id && all.findIndex((story) => story.id === id) === index)
    .slice(0, caseCount);
  // On their way they have their place: the footer below may be in sight already.
  if (others.length === 0 && !cases.isPending) return null;
  return (
    <div className="mt-16 md:mt-26 print:hidden">
      <Section
        size="medium"
        title={t("others")}
        end={
          <Link to={addresses.cases} className={`${textLink} text-15`}>
            {t("showAll")}
          </Link>
        }
      >
        {others.length === 0 ? (
          <CaseCardsLoading count={caseCount} className={row} />
        ) : (
          <ul className={`${caseColumns} ${row}`}>
            {others.map((story) => (
              <CaseCard key={story.id} story={story} level={3} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
