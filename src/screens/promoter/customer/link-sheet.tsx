import { useQuery } from "@tanstack/react-query";
import { applyUrlQuery } from "../../../api/promoter/queries";
import { amountInText } from "../../../i18n/amount-in-text";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Skeleton } from "../../../ui/skeleton";
import { TextArea } from "../../../ui/text-area";
import { Sheet } from "../area/sheet";
import type { CustomerDetailData } from "./customer-types";

export type LinkPurpose = "renew" | "buy" | "register";

/** What the link of this customer is for: renew what runs or ran, buy after a trial, sign up as a lead. */
export function linkPurpose({ customer, renewal }: CustomerDetailData): LinkPurpose {
  if (renewal !== null) return "renew";
  return customer.relation === "lead" ? "register" : "buy";
}

interface LinkSheetProps {
  isOpen: boolean;
  detail: CustomerDetailData;
  onClose: () => void;
}

/** A link with the promoter's code, and a message around it that is ready to be sent. */
export function LinkSheet({ isOpen, detail, onClose }: LinkSheetProps) {
  const { t } = useTranslation("promoter-customer");
  const purpose = linkPurpose(detail);
  return (
    <Sheet isOpen={isOpen} title={t(`link.title.${purpose}`)} onClose={onClose}>
      <LinkContent detail={detail} purpose={purpose} />
    </Sheet>
  );
}

function LinkContent({ detail, purpose }: { detail: CustomerDetailData; purpose: LinkPurpose }) {
  const { kdUid } = detail.customer;
  const link = useQuery(applyUrlQuery({ purpose, kdUid, channel: "link" }));
  if (link.isPending) return <Skeleton rows={3} />;
  if (link.data === undefined)
    return (
      <ReadProblem error={link.error} onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
    );
  return (
    <ReadyMessage detail={detail} purpose={purpose} url={link.data.url} expiresAt={link.data.expiresAt} />
  );
}

interface ReadyMessageProps {
  detail: CustomerDetailData;
  purpose: LinkPurpose;
  url: string;
  expiresAt: string | null;
}

function ReadyMessage({ detail, purpose, url, expiresAt }: ReadyMessageProps) {
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const message = useMessageText(detail, purpose, url);
  const { copy } = useCopy(message);
  const { copy: copyLink } = useCopy(url);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t("link.message")}
        hint={expiresAt === null ? undefined : t("link.expires", { date: date(expiresAt) })}
      >
        {/* Readable, so that it can be selected where copying is refused. */}
        <TextArea readOnly rows={5} value={message} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={copy}>
          {t("link.copy")}
        </Button>
        <Button onClick={copyLink}>{t("link.copyLink")}</Button>
        <Button href={`sms:${detail.customer.phone}?body=${encodeURIComponent(message)}`}>
          {t("link.sms")}
        </Button>
      </div>
    </div>
  );
}

function useMessageText(detail: CustomerDetailData, purpose: LinkPurpose, url: string): string {
  const { t } = useTranslation("promoter-customer");
  const formats = useFormats();
  const { customer, renewal, currency } = detail;
  const name = customer.contactName || customer.name;
  // A number is no name to be greeted by.
  const greeting = name === "" ? t("link.greetingPlain") : t("link.greeting", { name });
  const { versionLevel, serviceExpiry } = customer;
  if (purpose !== "renew") return t(`link.text.${purpose}`, { greeting, url });
  if (renewal === null || versionLevel === null || serviceExpiry === null)
    return t("link.text.renewPlain", { greeting, url });
  return t("link.text.renew", {
    greeting,
    url,
    version: t(`version.${versionLevel}`),
    date: formats.date(serviceExpiry, "always"),
    amount: amountInText(renewal.amount, currency, formats),
  });
}
