import { Link, useLocation } from "react-router-dom";
import type { ClientError } from "../client/client-error";
import { HelpLink } from "../forms/help-link";
import { useDescribeError } from "../i18n/use-message";
import { useTranslation } from "../i18n/use-translation";
import { Button } from "../ui/button";
import { PageProblem } from "../ui/page-problem";
import { textLink } from "../ui/text-link";
import { addresses, loginAddress } from "./routing/addresses";

interface ReadProblemProps {
  error: ClientError;
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether nothing else of the page could be shown, so that its title is the page's. */
  isPage?: boolean;
}

/** What could not be fetched, why, and what to do: another try, logging in, or people to ask. */
export function ReadProblem({ error, onRetry, isRetrying, isPage = false }: ReadProblemProps) {
  const { t } = useTranslation("common");
  const { pathname, search } = useLocation();
  const describeError = useDescribeError();
  if (error.kind === "signed-out")
    return (
      <PageProblem
        title={describeError(error)}
        isPage={isPage}
        support={
          <Button
            variant="primary"
            render={(linkProps) => <Link to={loginAddress(pathname + search)} {...linkProps} />}
          >
            {t("header.login")}
          </Button>
        }
      />
    );
  return (
    <PageProblem
      title={t("failure.title")}
      isPage={isPage}
      onRetry={onRetry}
      isRetrying={isRetrying}
      support={
        <Link to={addresses.contact} className={textLink}>
          {t("failure.contact")}
        </Link>
      }
    >
      {describeError(error)} <HelpLink text={describeError(error)} />
    </PageProblem>
  );
}
