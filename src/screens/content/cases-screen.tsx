import { useNavigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { Chip, ChipRow } from "../../ui/chips";
import { Container } from "../../ui/container";
import { casePageAddress, readIndustry } from "./cases/case-address";
import { CaseCards } from "./cases/case-cards";
import { industries } from "./home/industries";
import { readNewsPage } from "./news/news-address";
import { usePagingScroll } from "./news/use-paging-scroll";

/** User stories, all or of one trade; trade and page stand in the address. */
export function CasesScreen() {
  const { t } = useTranslation(["content-cases", "content-home", "common"]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const industry = readIndustry(query);
  const page = readNewsPage(query);
  usePagingScroll(page, "#content h1");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader
        title={page === 1 ? t("title") : `${t("title")} · ${t("common:page.number", { page })}`}
        description={t("description")}
      />
      <h1 className="text-34 md:text-46">{t("heading")}</h1>
      <p className="mt-2 max-w-reading text-17 text-ink2">{t("intro")}</p>
      <div className="mt-6">
        <ChipRow label={t("trades")}>
          <Chip isChosen={industry === null} onPress={() => void navigate(casePageAddress(null, 1))}>
            {t("all")}
          </Chip>
          {industries.map((one) => (
            <Chip
              key={one}
              isChosen={one === industry}
              onPress={() => void navigate(casePageAddress(one === industry ? null : one, 1))}
            >
              {t(`content-home:industry.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className="mt-6">
        <CaseCards industry={industry} page={page} />
      </div>
    </Container>
  );
}
