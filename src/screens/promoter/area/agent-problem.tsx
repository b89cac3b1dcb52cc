import { Link } from "react-router-dom";
import type { ClientError } from "../../../client/client-error";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { PageProblem } from "../../../ui/page-problem";
import { textLink } from "../../../ui/text-link";

interface AgentProblemProps {
  error: ClientError;
  onRetry: () => void;
  isRetrying: boolean;
  isPage?: boolean;
}

/** Data of the partner area that could not be fetched: why, with retry and a way to people. */
export function AgentProblem({ error, onRetry, isRetrying, isPage = false }: AgentProblemProps) {
  const { t } = useTranslation();
  const describeError = useDescribeError();
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
      {describeError(error)}
    </PageProblem>
  );
}
