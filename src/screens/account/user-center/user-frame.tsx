import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { PageHeader } from "../../../shared/page-header";
import { SignInRequired } from "../../../shared/session/sign-in-required";
import { useUser } from "../../../shared/session/signed-in-user";
import { useIsWide } from "../../../shared/use-is-wide";
import { Container } from "../../../ui/container";
import { Skeleton } from "../../../ui/skeleton";
import type { UserPage } from "./user-pages";
import { UserSide } from "./user-side";
import { UserTabs } from "./user-tabs";

interface UserFrameProps {
  current: UserPage;
  title: string;
  /** An action beside the heading. */
  end?: ReactNode;
  /** Above the heading: the way back. */
  above?: ReactNode;
  /** The content sets the heading itself, once its data is loaded. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}

/** A page of the user centre, for signed-in users: the navigation at the left, the page beside it. */
export function UserFrame({ current, title, children, ...page }: UserFrameProps) {
  const { t } = useTranslation("account-user");
  const { above, end, hasOwnHeading = false } = page;
  const heading = !hasOwnHeading && (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-5">
      <h1 className="text-26 md:text-34">{title}</h1>
      {end}
    </div>
  );
  return (
    <>
      <PageHeader title={title} description={t(`description.${current}`)} isHidden />
      <SignInRequired
        loading={
          <Container className="min-h-[calc(100dvh-3.5rem)] pt-4 pb-16 md:pt-11">
            <div className={columns}>
              <div className="max-md:h-20" />
              <div className="min-w-0 max-md:pt-5">
                {heading}
                <Skeleton rows={6} />
              </div>
            </div>
          </Container>
        }
      >
        <Container className="min-h-[calc(100dvh-3.5rem)] pt-4 pb-16 md:pt-11">
          <div className={columns}>
            <Navigation current={current} />
            <div className="min-w-0 max-md:pt-5">
              {above}
              {heading}
              {children}
            </div>
          </div>
        </Container>
      </SignInRequired>
    </>
  );
}

const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-x-15 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[12.5rem_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)]";

function Navigation({ current }: { current: UserPage }) {
  const user = useUser();
  const isWide = useIsWide();
  return isWide ? <UserSide user={user} current={current} /> : <UserTabs user={user} current={current} />;
}
