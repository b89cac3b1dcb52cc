import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  authorisationQrCodeQuery,
  authorisationUrlQuery,
  customerQuery,
} from "../../../api/promoter/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { LazyQrCode } from "../../../shared/lazy-qr-code";
import { ReadProblem } from "../../../shared/read-problem";
import { toLocalDeadline } from "../../../shared/server-deadline";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { Segment } from "../../../ui/segment";
import { Skeleton } from "../../../ui/skeleton";
import { State } from "../../../ui/state";
import { TextInput } from "../../../ui/text-input";
import { useCountdown } from "../../../ui/use-countdown";
import { nameOf } from "../customer/customer-types";
import { UnavailableCustomer, unavailability } from "../customer/unavailable-customer";
import { Approved, CheckNow, Expired, Refused } from "./binding-states";

/** How often it is asked whether the customer has agreed, in milliseconds, while the page is in view. */
const pollEvery = 3000;
/** After a failure: a server that is asked too often is not asked more. */
const pollAfterFailure = 15_000;

/** Asks a customer to let the promoter manage devices and services: by a code to scan, or by a link. */
export function CustomerBinding({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const [method, setMethod] = useState<"qr" | "link">("qr");
  const detail = useQuery(customerQuery(kdUid));
  const reason = unavailability(detail.error);
  if (reason !== null) return <UnavailableCustomer reason={reason} />;
  return (
    <div className="grid gap-5">
      {detail.data !== undefined && (
        <p className="font-semibold text-20 [overflow-wrap:anywhere]">
          {t("binding.for", { name: nameOf(detail.data.customer) })}
        </p>
      )}
      {detail.data?.isAuthorised !== true && (
        <Segment
          label={t("binding.method")}
          value={method}
          onChange={setMethod}
          choices={[
            { value: "qr", label: t("binding.qr") },
            { value: "link", label: t("binding.link") },
          ]}
        />
      )}
      {method === "qr" ? <ByCode kdUid={kdUid} /> : <ByLink kdUid={kdUid} />}
    </div>
  );
}

function ByCode({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const code = useQuery({ ...authorisationQrCodeQuery(kdUid), refetchInterval: pollUntilAgreed });
  // A refusal is shown until the promoter asks again; the code behind it is a new one by then.
  const [answered, setAnswered] = useState<string | null>(null);
  const seconds = useSecondsLeft(code.data);
  if (code.isPending) return <Skeleton rows={4} />;
  if (code.data === undefined)
    return (
      <ReadProblem error={code.error} onRetry={() => void code.refetch()} isRetrying={code.isFetching} />
    );
  const { isAuthorised, authorisedAt, refusedAt, content } = code.data;
  if (isAuthorised) return <Approved kdUid={kdUid} at={authorisedAt} />;
  if (refusedAt !== null && refusedAt !== answered)
    return <Refused at={refusedAt} onAgain={() => setAnswered(refusedAt)} />;
  if (seconds === 0) return <Expired query={code} />;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center">
      <div className="aspect-square w-56 max-w-full rounded-control border border-line bg-white p-2">
        <LazyQrCode content={content} label={t("binding.qrLabel")} />
      </div>
      <p className="max-w-panel">{t("binding.qrText")}</p>
      <State shape="half" tone="amber">
        {t("binding.state.pending")}
      </State>
      <p className="figures text-13 text-ink2">{t("binding.minutes", { time })}</p>
      <CheckNow query={code} />
    </section>
  );
}

function ByLink({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const { dateTime } = useFormats();
  const link = useQuery({ ...authorisationUrlQuery(kdUid), refetchInterval: pollUntilAgreed });
  const [answered, setAnswered] = useState<string | null>(null);
  const seconds = useSecondsLeft(link.data);
  const { copy } = useCopy(link.data?.url ?? "");
  if (link.isPending) return <Skeleton rows={3} />;
  if (link.data === undefined)
    return (
      <ReadProblem error={link.error} onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
    );
  const { isAuthorised, authorisedAt, refusedAt, url, expiresAt } = link.data;
  if (isAuthorised) return <Approved kdUid={kdUid} at={authorisedAt} />;
  if (refusedAt !== null && refusedAt !== answered)
    return <Refused at={refusedAt} onAgain={() => setAnswered(refusedAt)} />;
  if (seconds === 0) return <Expired query={link} />;
  return (
    <section className="grid gap-3">
      <p>{t("binding.linkText")}</p>
      <TextInput readOnly value={url} aria-label={t("binding.link")} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-13 text-ink2">
        <State shape="half" tone="amber">
          {t("binding.state.pending")}
        </State>
        <span className="figures">{t("binding.expiresAt", { date: dateTime(expiresAt) })}</span>
      </p>
      <Button variant="primary" isWide onClick={copy}>
        {t("binding.copy")}
      </Button>
      <CheckNow query={link} />
    </section>
  );
}

/** How long a code or link still holds, by the server's clock: a wrong one would call each new code expired. */
function useSecondsLeft(answer: { expiresAt: string; serverTime: string } | undefined): number {
  const { expiresAt, serverTime } = answer ?? {};
  const deadline = useMemo(
    () =>
      expiresAt === undefined || serverTime === undefined ? null : toLocalDeadline(expiresAt, serverTime),
    [expiresAt, serverTime],
  );
  return useCountdown(deadline);
}

interface PolledState {
  readonly data?: { readonly isAuthorised: boolean } | undefined;
  readonly error: unknown;
}

function pollUntilAgreed({ state: { data, error } }: { state: PolledState }): number | false {
  if (data?.isAuthorised === true) return false;
  return error === null ? pollEvery : pollAfterFailure;
}
