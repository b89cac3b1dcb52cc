import { PageHeader } from "../../../shared/page-header";
import { Skeleton } from "../../../ui/skeleton";
import { AgentLayout, type AgentLayoutProps } from "./agent-layout";
import { PartnerRequired } from "./partner-required";

/** A page of the partner area, for agents and promoters: navigation at the left, the page beside it. */
export function AgentFrame({ loadingRows = 6, ...page }: AgentLayoutProps & { loadingRows?: number }) {
  const { title, description } = page;
  return (
    <>
      <PageHeader title={title} description={description} isHidden />
      <PartnerRequired
        loading={
          <AgentLayout {...page} isLoading>
            <Skeleton rows={loadingRows} />
          </AgentLayout>
        }
      >
        <AgentLayout {...page} />
      </PartnerRequired>
    </>
  );
}
