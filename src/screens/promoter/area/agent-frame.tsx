import type { ReactNode } from "react";
import { PageHeader } from "../../../shared/page-header";
import { Skeleton } from "../../../ui/skeleton";
import { AgentLayout, type AgentLayoutProps } from "./agent-layout";
import { PartnerRequired } from "./partner-required";

interface AgentFrameProps extends AgentLayoutProps {
  loadingRows?: number;
  /** In place of the content until it is known who reads it; rows by default. */
  loading?: ReactNode;
}

/** A page of the partner area, for agents and promoters: navigation at the left, the page beside it. */
export function AgentFrame({
  loadingRows = 6,
  loading = <Skeleton rows={loadingRows} />,
  ...page
}: AgentFrameProps) {
  const { title, description } = page;
  return (
    <>
      <PageHeader title={title} description={description} isHidden />
      <PartnerRequired
        loading={
          <AgentLayout {...page} isLoading>
            {loading}
          </AgentLayout>
        }
      >
        <AgentLayout {...page} />
      </PartnerRequired>
    </>
  );
}
