import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ApplicationPanel } from "../../shared/partner-application/application-panel";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Phrases } from "../../ui/phrases";
import { AgentTerms } from "./join-agent/agent-terms";

/** What partners do and get, and the application to become one. */
export function JoinAgentScreen() {
  const { t } = useTranslation("content-join-agent");
  return (
    <Container className="pt-8 pb-16 md:pt-16">
      <PageHeader title={t("title")} description={t("description")} />
      <h1 className="max-w-reading text-34 md:text-46">
        <Phrases text={t("headline")} />
      </h1>
      <p className="mt-2 max-w-reading text-17 text-ink2">{t("lead")}</p>
      <div className="mt-5 lg:hidden">
        <Button variant="primary" render={(linkProps) => <Link to="#application" {...linkProps} />}>
          {t("jump")}
        </Button>
      </div>
      <div className="mt-10 grid items-start gap-x-15 gap-y-16 md:mt-14 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
        <AgentTerms />
        <ApplicationPanel />
      </div>
    </Container>
  );
}
