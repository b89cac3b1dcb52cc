import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { userInfoQuery } from "../../../api/account/queries";
import { PageHead } from "../../../parts/page-head";
import { Container } from "../../../ui/container";
import { Skeleton } from "../../../ui/skeleton";
import { CallProblem } from "./call-problem";
import type { User } from "./user-name";
import type { UserPage } from "./user-pages";
import { UserSide } from "./user-side";
import { UserTabs } from "./user-tabs";

interface UserFrameProps {
  current: UserPage;
  title: string;
  /** Beside the heading: one act. */
  end?: ReactNode;
  /** Above the heading: the way back. */
  above?: ReactNode;
  /** What is inside says the heading itself, once it knows what it shows. */
  hasOwnHeading?: boolean;
  /** What the page shows to whoever is logged in. */
  children: (user: User) => ReactNode;
}

/** A page of the user centre: who is here and the navigation at the left, the page beside it. */
export function UserFrame({ current, title, end, above, hasOwnHeading, children }: UserFrameProps) {
  const { t } = useTranslation("account-user");
  const user = useQuery(userInfoQuery());
  const head = <PageHead title={title} description={t(`description.${current}`)} isHidden />;
  if (user.data === undefined && user.error)
    return (
      <Container className="py-10 md:py-16">
        {head}
        <CallProblem
          error={user.error}
          onRetry={() => void user.refetch()}
          isRetrying={user.isFetching}
          isPage
        />
      </Container>
    );
  return (
    <Container className="pt-4 pb-16 md:pt-11">
      {head}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-15 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        {user.data ? (
          <>
            <UserTabs user={user.data} current={current} />
            <UserSide user={user.data} current={current} />
          </>
        ) : (
          <div className="max-md:h-20" />
        )}
        <div className="min-w-0 max-md:pt-5">
          {above}
          {!hasOwnHeading && (
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-5">
              <h1 className="text-26 md:text-34">{title}</h1>
              {end}
            </div>
          )}
          {user.data ? children(user.data) : <Skeleton rows={6} />}
        </div>
      </div>
    </Container>
  );
}
