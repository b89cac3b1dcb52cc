import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";
import type { Partner } from "../area/partner";
import { ApplicationLink } from "../introduction/entry-links";

/** For visitors and accounts without a role: what this is, and the ways in. Who is logged in need not log in. */
export function HomeWelcome({ account = null }: { account?: Partner | null }) {
  const { t } = useTranslation("promoter-home");
  return (
    <Container>
      <section className="flex flex-col items-start gap-4 py-16 md:py-26">
        <h1 className="text-34 md:text-46">{t("welcome.title")}</h1>
        <p className="max-w-reading text-17 text-ink2">{t("welcome.lead")}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {account === null ? <VisitorLinks /> : <ApplicationLink state={account.applicationState} />}
        </div>
        <Link to={agentAddresses.introduction} className={textLink}>
          {t("welcome.introduction")}
        </Link>
      </section>
    </Container>
  );
}

function VisitorLinks() {
  const { t } = useTranslation("promoter-home");
  return (
    <>
      <Button
        variant="primary"
        size="large"
        render={(linkProps) => <Link to={agentAddresses.login} {...linkProps} />}
      >
        {t("welcome.login")}
      </Button>
      <Button size="large" render={(linkProps) => <Link to={agentAddresses.application} {...linkProps} />}>
        {t("welcome.apply")}
      </Button>
    </>
  );
}
