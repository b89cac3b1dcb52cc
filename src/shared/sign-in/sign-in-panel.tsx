import { lazy, type ReactNode, Suspense, useState } from "react";
import type { components } from "../../generated/account";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { currentVariant } from "../../platform/environment";
import { settings } from "../../platform/settings";
import { trial } from "../../rules/limits";
import { Logo } from "../../ui/logo";
import { Skeleton } from "../../ui/skeleton";
import { Tabs } from "../../ui/tabs";
import { useLostFocus } from "../../ui/use-lost-focus";
import { canAuthorise } from "../messenger/authorise";
import { useClient } from "../use-client";
import { useIsHydrating } from "../use-is-hydrating";
import { BindForm, type UnboundMessenger } from "./bind-form";
import { CodeForm } from "./code-form";
import { MessengerSignIn } from "./messenger-sign-in";
import { PasswordForm } from "./password-form";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";
import { SignInLinks } from "./sign-in-links";
import type { SignInMode } from "./sign-in-mode";
import { SignInScan } from "./sign-in-scan";
import { TrialFacts } from "./trial-facts";

// The global edition alone has it.
const EmailTrialForm = lazy(async () => ({ default: (await import("./email-trial-form")).EmailTrialForm }));

interface SignInPanelProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  /** Id for the title, where the frame is named by it. */
  titleId?: string | undefined;
  /** Whether the title is the page's heading. */
  isPage?: boolean;
  /** What the visitor returns to, and what was stored meanwhile. */
  note?: ReactNode;
  /** Why signing in is needed, where the visitor did not ask for it. */
  reason?: ReactNode;
  agentVersion?: components["schemas"]["AgentVersion"] | undefined;
}

/** Sign-in by password, code or QR code, registration, password reset. `useSession` reports the result. */
export function SignInPanel({ mode, onMode, titleId, isPage, note, reason, agentVersion }: SignInPanelProps) {
  const { t } = useTranslation("account-log-in");
  const { isMobile } = useClient();
  // A prerendered page has both, the phone's and the wide one, and shows what fits by its width.
  const isHydrating = useIsHydrating();
  const narrowOnly = isHydrating ? "sm:hidden" : undefined;
  const brand = settings().brand.name[useLocale()];
  const [phone, setPhone] = useState("");
  const [unbound, setUnbound] = useState<UnboundMessenger | null>(null);
  // A link or a button that leads to another form leaves with its own.
  const [requestedMode, setRequestedMode] = useState<SignInMode | null>(null);
  const requested = requestedMode === mode ? mode : false;
  const heading = useLostFocus<HTMLHeadingElement>(unbound !== null ? "bind" : requested);
  const handleMode = (next: SignInMode) => {
    setRequestedMode(next);
    onMode(next);
  };
  const Title = isPage ? "h1" : "h2";
  const isSigningIn = mode !== "register" && mode !== "reset";
  // The QR code is beside the form where there is room, and a tab of its own elsewhere.
  const visibleMode = mode === "scan" && !isMobile ? "password" : mode;
  const form = { phone, onPhone: setPhone, agentVersion };
  const isBinding = unbound !== null;
  const handleUnbound = (bindTicket: string, nickname: string | null = null) =>
    setUnbound({ bindTicket, nickname });
  const handleCancelBinding = () => {
    setUnbound(null);
    setRequestedMode(mode);
  };
  const title = () => {
    if (isBinding) return t("mode.bind");
    if (visibleMode === "register") return t("title.register", { days: trial.days });
    if (visibleMode === "reset") return t("title.reset");
    if (isHydrating && isPage)
      return (
        <>
          <span className="sm:hidden">{t("title.logInTo", { brand })}</span>
          <span className="max-sm:hidden">{t("title.logIn")}</span>
        </>
      );
    return isMobile && isPage ? t("title.logInTo", { brand }) : t("title.logIn");
  };
  const methods = [
    { id: "password", label: t("mode.password") },
    { id: "code", label: t("mode.code") },
    ...(isMobile || isHydrating
      ? [{ id: "scan", label: t("mode.scan"), className: narrowOnly } as const]
      : []),
  ] as const;

  const main = () => {
    if (isBinding) return <BindForm {...form} messenger={unbound} onCancel={handleCancelBinding} />;
    if (visibleMode === "register")
      return currentVariant() === "global" ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <EmailTrialForm />
        </Suspense>
      ) : (
        <RegisterForm {...form} />
      );
    if (visibleMode === "reset") return <ResetForm {...form} onDone={() => handleMode("password")} />;
    return (
      <Tabs label={t("title.logIn")} tabs={methods} value={visibleMode} onChange={handleMode}>
        <div className="pt-5">
          {visibleMode === "password" && <PasswordForm {...form} />}
          {visibleMode === "code" && <CodeForm {...form} />}
          {visibleMode === "scan" && <SignInScan onUnbound={handleUnbound} />}
        </div>
      </Tabs>
    );
  };

  const hasFacts = isBinding || !isSigningIn;
  const facts = <TrialFacts subject={isBinding ? "bind" : visibleMode === "register" ? "trial" : "reset"} />;
  return (
    <div className={isMobile ? undefined : "sm:grid sm:grid-cols-[minmax(0,1fr)_17rem]"}>
      <div className="min-w-0 py-6 sm:p-8">
        <div className="mb-4 flex items-center gap-3">
          {(isMobile || isHydrating) && isPage && (
            <span className={narrowOnly}>
              <Logo name="" />
            </span>
          )}
          <Title ref={heading} id={titleId} tabIndex={-1} className="text-26">
            {title()}
          </Title>
        </div>
        {isSigningIn && !isBinding && canAuthorise() && <MessengerSignIn onUnbound={handleUnbound} />}
        {reason && <div className="mb-4 empty:hidden">{reason}</div>}
        {main()}
        {!isBinding && <SignInLinks mode={visibleMode} onMode={handleMode} />}
        {isMobile && hasFacts && <div className="mt-6 border-line border-t pt-4">{facts}</div>}
        {isMobile && note && <div className="mt-5 border-line border-t pt-4 text-13 text-ink2">{note}</div>}
      </div>
      {!isMobile && (
        <aside className="max-sm:hidden border-line border-l bg-paper px-6 pt-19 pb-8">
          {hasFacts ? facts : <SignInScan onUnbound={handleUnbound} />}
          {note && <div className="mt-4 border-line border-t pt-4 text-13 text-ink2">{note}</div>}
        </aside>
      )}
    </div>
  );
}
