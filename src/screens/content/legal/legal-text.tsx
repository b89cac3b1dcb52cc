import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { agreementQuery } from "../../../api/content/queries";
import { isNotFound } from "../../../client/client-error";
import { useTranslation } from "../../../i18n/use-translation";
import { patterns } from "../../../rules/limits";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { ContentProblem } from "../content-problem";
import { LegalFrame } from "./legal-frame";
import { LegalLoading } from "./legal-loading";
import { LegalPage } from "./legal-page";

/** A legal text on a page of its own: fetched, missing or not to be had. */
export function LegalText({ alias }: { alias: string }) {
  return patterns.alias.test(alias) ? <FetchedText key={alias} alias={alias} /> : <NoText />;
}

function FetchedText({ alias }: { alias: string }) {
  const agreement = useQuery(agreementQuery(alias));
  useReportedFailure(agreement.error, "获取详情出错");
  if (agreement.isPending) {
    return (
      <LegalFrame>
        <LegalLoading />
      </LegalFrame>
    );
  }
  if (agreement.data === undefined) {
    if (isNotFound(agreement.error)) return <NoText />;
    return (
      <LegalFrame>
        <ContentProblem
          error={agreement.error}
          onRetry={agreement.refetch}
          isRetrying={agreement.isFetching}
        />
      </LegalFrame>
    );
  }
  return <LegalPage agreement={agreement.data} />;
}

function NoText() {
  const { t } = useTranslation("common");
  return (
    <LegalFrame>
      <PageHeader title={t("notFound.title")} isHidden />
      <section className="flex flex-col items-start gap-4 py-10 md:py-16">
        <h1 className="text-34">{t("notFound.title")}</h1>
        <p className="text-17 text-ink2">{t("notFound.text")}</p>
        <Button variant="primary" render={(linkProps) => <Link to={addresses.home} {...linkProps} />}>
          {t("failure.home")}
        </Button>
      </section>
    </LegalFrame>
  );
}
