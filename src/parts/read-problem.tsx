import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { ClientError } from "../client/client-error";
import { HelpLink } from "../forms/help-link";
import { useFailureWords } from "../i18n/use-message";
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
  const say = useFailureWords();
  if (error.kind === "signed-out")
    return (
      <PageProblem
        title={say(error)}
        isPage={isPage}
        support={
          <Button look="primary" render={(parts) => <Link to={loginAddress(pathname + search)} {...parts} />}>
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
      {say(error)} <HelpLink words={say(error)} />
    </PageProblem>
  );
}
