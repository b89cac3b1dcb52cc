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
}

/** What could not be fetched, why, another try, and people to ask. */
export function HelpProblem({ error, onRetry, isRetrying }: HelpProblemProps) {
  const { t } = useTranslation("common");
  const say = useFailureWords();
  return (
    <PageProblem
      title={t("failure.title")}
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

/** Whether the server says that the thing asked for does not exist. */
export function isNotFound(error: ClientError): boolean {
  return error.kind === "refused" && error.code === 404;
}
