import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { currentVariant } from "../../../platform/environment";
import { readSignInMode } from "../../../shared/sign-in/sign-in-mode";
import { SignInPanel } from "../../../shared/sign-in/sign-in-panel";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";

/** The sign-in methods of the site, for the agents of this edition, and the way to become one. */
export function AgentSignIn({ hasReturnAddress }: { hasReturnAddress: boolean }) {
  const { t } = useTranslation("promoter-entry");
  const [query, setQuery] = useSearchParams();
  const mode = readSignInMode(query.get("tab"));
  const isGlobal = currentVariant() === "global";
  const handleMode = (tab: string) => {
    const changed = new URLSearchParams(query);
    changed.set("tab", tab);
    setQuery(changed, { replace: true });
  };
  return (
    <div className="sm:mx-auto sm:max-w-panel-wide sm:overflow-hidden sm:rounded-panel sm:bg-card sm:shadow-float">
      <SignInPanel
        isPage
        mode={mode}
        onMode={handleMode}
        agentVersion={isGlobal ? "international" : "china"}
        reason={<p className="text-13 text-ink2">{t(isGlobal ? "login.international" : "login.china")}</p>}
        note={
          <>
            {hasReturnAddress && <p className="mb-2">{t("login.back")}</p>}
            <p className="flex flex-wrap gap-x-3">
              {t("login.notYet")}
              <Link to={agentAddresses.application} className={textLink}>
                {t("login.apply")}
              </Link>
              <Link to={agentAddresses.introduction} className={textLink}>
                {t("login.introduction")}
              </Link>
            </p>
          </>
        }
      />
    </div>
  );
}
