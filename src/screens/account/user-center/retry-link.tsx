import { useTranslation } from "../../../i18n/use-translation";
import { textLink } from "../../../ui/text-link";

interface RetryLinkProps {
  /** What could not be read. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Reads once more what one line of a page is about, beside the sentence that says what went wrong. */
export function RetryLink({ query }: RetryLinkProps) {
  const { t } = useTranslation("common");
  return (
    <button
      type="button"
      aria-busy={query.isFetching || undefined}
      onClick={() => void query.refetch()}
      className={`touch-area ${textLink}`}
    >
      {t("action.retry")}
    </button>
  );
}
