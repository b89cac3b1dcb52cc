import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { ClientError } from "../../../client/client-error";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";

interface FetchedProps<Data> {
  query: UseQueryResult<Data, ClientError>;
  /** Console message when it fails. */
  report: string;
  /** Skeleton, as tall as the content. */
  placeholder: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Leaves a section out of print while what it is about was not read: nothing comes any more on paper. */
export const noPrintUnread = "print:has-[[data-unread]]:hidden";

/** A section with its own request: a failure shows there with a retry, and the rest of the page stays. */
export function Fetched<Data>({ query, report, placeholder, children }: FetchedProps<Data>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // A retry clears the query's error; stored here, so that the button stays in place.
  const [retried, setRetried] = useState<ClientError | null>(null);
  useReportedFailure(query.error, report);
  const problem = query.error ?? retried;

  const handleRetry = async () => {
    setRetried(query.error);
    const { isSuccess } = await query.refetch();
    setRetried(null);
    if (isSuccess) place.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={place} tabIndex={-1}>
      {query.data !== undefined ? (
        children(query.data)
      ) : (
        <div className="grid print:hidden" aria-busy={problem === null} data-unread="">
          <div aria-hidden="true" className={classNames("[grid-area:1/1]", problem !== null && "invisible")}>
            {placeholder}
          </div>
          {problem !== null && (
            <div className="mt-5 [grid-area:1/1]">
              <Banner
                tone="red"
                role="alert"
                action={
                  <Button
                    size="small"
                    isBusy={retried !== null}
                    busyLabel={t("status.loading")}
                    onClick={handleRetry}
                  >
                    {t("action.retry")}
                  </Button>
                }
              >
                <FailureText of={problem} />
              </Banner>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Separate, so that the message texts load only after a failure. */
function FailureText({ of: problem }: { of: ClientError }) {
  return useDescribeError()(problem);
}

/** A placeholder bar as wide as the text. */
export function Placeholder({ className }: { className: string }) {
  return (
    <span
      className={classNames("inline-block h-[0.8em] max-w-full rounded-tag bg-line align-middle", className)}
    />
  );
}
