import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { safeReturnAddress } from "../../platform/return-address";
import { settings } from "../../platform/settings";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { useKnownUser } from "../../shared/session/use-session";
import { AutomaticSignIn } from "../../shared/sign-in/automatic-sign-in";
import { returnPageName } from "../../shared/sign-in/return-page";
import { readSignInMode, type SignInMode } from "../../shared/sign-in/sign-in-mode";
import { SignInPanel } from "../../shared/sign-in/sign-in-panel";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { Container } from "../../ui/container";
import { useQueryBeforeSwitch } from "./use-query-before-switch";

/** The sign-in page: `?tab=` chooses the method, `?next=` the address to return to. */
export function LoginScreen() {
  const { t } = useTranslation("account-log-in");
  const brand = settings().brand.name[useLocale()];
  const [parameters, setParameters] = useSearchParams();
  const mode = readSignInMode(parameters.get("tab"));
  // The prerendered page is the same whatever comes afterwards.
  const isHydrating = useIsHydrating();
  const next = isHydrating ? null : safeReturnAddress(parameters.get("next"));
  const [linkToken] = useState(() => parameters.get("token"));
  const user = useKnownUser();
  const queryBefore = useQueryBeforeSwitch(parameters);
  useEffect(() => {
    // A token must not stay where others can read it over a shoulder or in a log.
    if (linkToken !== null) setParameters((now) => withoutToken(now), { replace: true });
  }, [linkToken, setParameters]);
  if (queryBefore !== null) return <Navigate replace to={{ search: queryBefore }} />;
  // A signed-in user is redirected, except to set a new password.
  if (user !== null && mode !== "reset") return <Navigate replace to={next ?? addresses.userCenter} />;

  const handleMode = (chosen: SignInMode) => {
    const changed = new URLSearchParams(parameters);
    changed.set("tab", chosen);
    setParameters(changed, { replace: true });
  };
  const title = () => {
    if (mode === "register") return t("title.register", { days: trial.days });
    return mode === "reset" ? t("title.reset") : t("page.title");
  };
  return (
    <Container className="py-0 sm:py-16">
      <PageHeader title={title()} description={t("page.description", { brand, days: trial.days })} />
      <div className="sm:mx-auto sm:max-w-panel-wide sm:overflow-hidden sm:rounded-panel sm:bg-card sm:shadow-float">
        <SignInPanel
          isPage
          mode={mode}
          onMode={handleMode}
          reason={<AutomaticSignIn linkToken={linkToken} />}
          note={next !== null && <ReturnNote address={next} />}
        />
      </div>
    </Container>
  );
}

function withoutToken(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete("token");
  return rest;
}

function ReturnNote({ address }: { address: string }) {
  const { t } = useTranslation(["account-log-in", "common"]);
  const page = returnPageName(address);
  return (
    <>
      <p>
        {page === null
          ? t("account-log-in:page.back")
          : t("account-log-in:page.backTo", { page: t(`common:pages.${page}`) })}
      </p>
      <p>{t("account-log-in:page.kept")}</p>
    </>
  );
}
