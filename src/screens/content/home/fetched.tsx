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
  /** What the console is told when it fails. */
  report: string;
  /** What stands there meanwhile, as tall as what will come. */
  placeholder: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the page that is fetched by itself: when it fails, it says so and can be tried again; the rest stays. */
export function Fetched<Data>({ query, report, placeholder, children }: FetchedProps<Data>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // A new try clears the query's error; it is kept here, so that the button stays under the finger.
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
        <div className="grid" aria-busy={problem === null}>
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

/** On its own, so that the words of the messages are fetched only once something has failed. */
function FailureText({ of: problem }: { of: ClientError }) {
  return useDescribeError()(problem);
}

/** A bar as wide as the words that will stand there. */
export function Placeholder({ className }: { className: string }) {
  return (
    <span
      className={classNames("inline-block h-[0.8em] max-w-full rounded-tag bg-line align-middle", className)}
    />
  );
}
