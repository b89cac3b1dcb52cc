import { useQuery } from "@tanstack/react-query";
import { caseQuery } from "../../api/content/queries";
import { isNotFound } from "../../client/client-error";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { Container } from "../../ui/container";
import { CaseLoading, CaseNotFound, CasePage } from "./cases/case-page";
import { ContentProblem } from "./content-problem";
import { readNewsId } from "./news/news-address";

/** A customer story. */
export function CaseScreen({ params }: ScreenProps<"/case/:id">) {
  const id = readNewsId(params.id);
  return id === null ? <CaseNotFound /> : <CaseOfId key={id} id={id} />;
}

function CaseOfId({ id }: { id: number }) {
  const story = useQuery(caseQuery(id));
  useReportedFailure(story.error, "获取详情出错");
  if (story.isPending) return <CaseLoading />;
  if (story.data === undefined) {
    if (isNotFound(story.error)) return <CaseNotFound />;
    return (
      <Container className="py-16">
        <ContentProblem error={story.error} onRetry={story.refetch} isRetrying={story.isFetching} />
      </Container>
    );
  }
  return <CasePage story={story.data} />;
}
