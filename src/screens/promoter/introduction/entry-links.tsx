import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { agentAddresses } from "../area/agent-addresses";
import type { Partner } from "../area/partner";

/** The application, for an account that is logged in: to fill it in, or to see where it stands. */
export function ApplicationLink({ state }: { state: Partner["applicationState"] }) {
  const { t } = useTranslation("promoter-home");
  return (
    <Button
      variant="primary"
      size="large"
      render={(linkProps) => <Link to={agentAddresses.application} {...linkProps} />}
    >
      {t(state === "none" ? "welcome.apply" : "welcome.status")}
    </Button>
  );
}

/**
 * The application and the log-in. Hidden they hold their place until it is known who reads; on a prerendered page the
 * device's memory decides.
 */
export function EntryLinks({ isHidden = false }: { isHidden?: boolean }) {
  const { t } = useTranslation("promoter-home");
  const place = classNames("in-data-signed-in:invisible", isHidden && "invisible");
  return (
    <>
      <span className={place}>
        <Button
          variant="primary"
          size="large"
          render={(linkProps) => <Link to={agentAddresses.application} {...linkProps} />}
        >
          {t("welcome.apply")}
        </Button>
      </span>
      <span className={place}>
        <Button size="large" render={(linkProps) => <Link to={agentAddresses.login} {...linkProps} />}>
          {t("welcome.login")}
        </Button>
      </span>
    </>
  );
}
