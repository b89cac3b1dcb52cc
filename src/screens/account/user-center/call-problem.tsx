import { Link, useLocation } from "react-router-dom";
import type { ClientError } from "../../../client/client-error";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, loginAddress } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { PageProblem } from "../../../ui/page-problem";
import { textLink } from "../../../ui/text-link";

interface CallProblemProps {
  error: ClientError;
  onRetry: () => void;
  isRetrying: boolean;
  isPage?: boolean;
}

/** A failed request with its reason and a retry; without a session a link to the sign-in page. */
export function CallProblem({ error, onRetry, isRetrying, isPage = false }: CallProblemProps) {
  const { t } = useTranslation(["account-user", "common"]);
  const describeError = useDescribeError();
  const { pathname, search } = useLocation();
  if (error.kind === "signed-out")
    return (
      <Empty
        title={describeError(error)}
        action={
          <Button
            variant="primary"
            render={(linkProps) => <Link to={loginAddress(pathname + search)} {...linkProps} />}
          >
            {t("common:header.login")}
          </Button>
        }
      />
    );
  return (
    <PageProblem
      title={t("common:failure.title")}
      isPage={isPage}
      onRetry={onRetry}
      isRetrying={isRetrying}
      support={
        <Link to={addresses.contact} className={textLink}>
          {t("common:failure.contact")}
        </Link>
      }
    >
      {describeError(error)}
    </PageProblem>
  );
}
