import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { caseQuery } from "../../api/content/queries";
import { isNotFound } from "../../client/client-error";
import { useFailureWords } from "../../i18n/use-message";
import { PageHead } from "../../parts/page-head";
import type { ScreenProps } from "../../parts/routing/screen-route";
import { useReportedFailure } from "../../parts/use-reported-failure";
import { Container } from "../../ui/container";
import { PageProblem } from "../../ui/page-problem";
import { CaseLoading, CaseNotFound, CasePage } from "./cases/case-page";
import { readNewsId } from "./news/news-address";

/** One user story. */
export function CaseScreen({ params }: ScreenProps<"/case/:id">) {
  const id = readNewsId(params.id);
  return id === null ? <CaseNotFound /> : <CaseOfId key={id} id={id} />;
}

function CaseOfId({ id }: { id: number }) {
  const { t } = useTranslation("common");
  const say = useFailureWords();
  const story = useQuery(caseQuery(id));
  useReportedFailure(story.error, "获取详情出错");
  if (story.isPending) return <CaseLoading />;
  if (story.data === undefined) {
    if (isNotFound(story.error)) return <CaseNotFound />;
    return (
      <Container className="py-16">
        <PageHead title={t("failure.title")} isHidden />
        <PageProblem
          isPage
          title={t("failure.title")}
          onRetry={() => void story.refetch()}
          isRetrying={story.isFetching}
        >
          {say(story.error)}
        </PageProblem>
      </Container>
    );
  }
  return <CasePage story={story.data} />;
}
