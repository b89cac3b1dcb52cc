import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ApplicationPanel } from "../../shared/partner-application/application-panel";
import { PhoneBar } from "../../shared/phone-bar";
import { useKnownUser } from "../../shared/session/use-session";
import { Container } from "../../ui/container";
import { textLink } from "../../ui/text-link";
import { agentAddresses } from "./area/agent-addresses";
import { AgentBar } from "./area/agent-bar";

/** The application to become an agent, in whichever state it is. */
export function JoinApplyScreen() {
  const { t } = useTranslation("promoter-entry");
  const user = useKnownUser();
  return (
    <>
      <PageHeader title={t("apply.title")} description={t("apply.description")} isHidden />
      <AgentBar />
      <PhoneBar title={t("apply.title")} backTo={agentAddresses.introduction} />
      <Container className="pt-6 pb-16 md:pt-14">
        <div className="mx-auto max-w-reading">
          <h1 className="text-26 md:text-34">{t("apply.title")}</h1>
          <p className="mt-2 mb-6 text-ink2">{t("apply.lead")}</p>
          <ApplicationPanel isOwnPage />
          <p className="mt-6 flex flex-wrap gap-x-4 text-13 text-ink2">
            {user === null && (
              <Link to={agentAddresses.login} className={`${textLink} in-data-signed-in:hidden`}>
                {t("apply.login")}
              </Link>
            )}
            <Link to={agentAddresses.introduction} className={textLink}>
              {t("login.introduction")}
            </Link>
          </p>
        </div>
      </Container>
    </>
  );
}
