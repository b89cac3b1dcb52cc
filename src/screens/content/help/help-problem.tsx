import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ClientError } from "../../../client/client-error";
import { useFailureWords } from "../../../i18n/use-message";
import { addresses } from "../../../parts/routing/addresses";
import { PageProblem } from "../../../ui/page-problem";
import { textLink } from "../../../ui/text-link";

interface HelpProblemProps {
  error: ClientError;
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether nothing else of the page could be shown, so that its title is the page's. */
  isPage?: boolean;
}

/** What could not be fetched, why, another try, and people to ask. */
export function HelpProblem({ error, onRetry, isRetrying, isPage = false }: HelpProblemProps) {
  const { t } = useTranslation("common");
  const say = useFailureWords();
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
      {say(error)}
    </PageProblem>
  );
}
