import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type ClientError, isNotFound } from "../../client/client-error";
import { useLocale } from "../../i18n/use-locale";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { ReadProblem } from "../../shared/read-problem";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Empty } from "../../ui/empty";
import { textLink } from "../../ui/text-link";
import { ReportFrame } from "./report-frame";

interface AccessProblemProps {
  error: ClientError;
  /** The account the link was made for, where it is not the reader's own. */
  otherNumber: string | null;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Whether the report is not for this account. Any other refusal, as of too many questions, says nothing of that. */
export function isAccessRefused(error: ClientError): boolean {
  return isNotFound(error) || (error.kind === "refused" && error.code === 403);
}

/** Why the report stays closed, and what opens it. */
export function AccessProblem({ error, otherNumber, onRetry, isRetrying }: AccessProblemProps) {
  const { t } = useTranslation("report");
  const describeError = useDescribeError();
  const brand = settings().brand.name[useLocale()];
  if (!isAccessRefused(error) && !(otherNumber !== null && error.kind === "invalid"))
    return (
      <ReportFrame>
        <ReadProblem error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </ReportFrame>
    );
  if (otherNumber !== null)
    return (
      <Closed
        title={t("access.otherTitle")}
        action={<LinkButton to={addresses.weeklyReport}>{t("access.own")}</LinkButton>}
      >
        {t("access.otherText", { number: otherNumber })}
      </Closed>
    );
  if (isNotFound(error))
    return (
      <Closed
        title={t("access.noShopTitle")}
        action={<LinkButton to={addresses.download}>{t("access.download")}</LinkButton>}
      >
        {t("access.noShopText", { brand })}
      </Closed>
    );
  return (
    <Closed
      title={t("access.refusedTitle")}
      action={
        <span className="flex flex-wrap items-center justify-center gap-4">
          <LinkButton to={addresses.userLicences}>{t("access.renew")}</LinkButton>
          <Link to={addresses.price} className={textLink}>
            {t("access.price")}
          </Link>
        </span>
      }
    >
      {/* A full stop of the server's own would stand twice. */}
      {t("access.reason", { reason: describeError(error).replace(/[。.]$/, "") })}{" "}
      {t("access.refusedText", { brand })}
    </Closed>
  );
}

function Closed({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Container className="py-16">
      <Empty isPage title={title} action={action}>
        <span className="mx-auto block max-w-panel">{children}</span>
      </Empty>
    </Container>
  );
}

function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="primary" render={(linkProps) => <Link to={to} {...linkProps} />}>
      {children}
    </Button>
  );
}
