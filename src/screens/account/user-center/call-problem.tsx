import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { ClientError } from "../../../client/client-error";
import { useFailureWords } from "../../../i18n/use-message";
import { addresses, loginAddress } from "../../../parts/routing/addresses";
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

/** What could not be fetched and why, with another try; whoever is not logged in is led there and back. */
export function CallProblem({ error, onRetry, isRetrying, isPage = false }: CallProblemProps) {
  const { t } = useTranslation(["account-user", "common"]);
  const say = useFailureWords();
  const { pathname, search } = useLocation();
  if (error.kind === "signed-out")
    return (
      <Empty
        title={say(error)}
        action={
          <Button look="primary" render={(parts) => <Link to={loginAddress(pathname + search)} {...parts} />}>
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
      {say(error)}
    </PageProblem>
  );
}
