import { useTranslation } from "../../i18n/use-translation";
import { trial } from "../../rules/limits";
import type { SignInMode } from "./sign-in-mode";

interface SignInLinksProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
}

const linkClass =
  "touch-area rounded-tag text-13 text-green hover:underline active:underline active:decoration-2";

/** Links from one sign-in method to another. */
export function SignInLinks({ mode, onMode }: SignInLinksProps) {
  const { t } = useTranslation("account-log-in");
  const isSigningIn = mode !== "register" && mode !== "reset";
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-3">
      {isSigningIn ? (
        <button type="button" className={linkClass} onClick={() => onMode("reset")}>
          {t("link.forgot")}
        </button>
      ) : (
        <button type="button" className={linkClass} onClick={() => onMode("password")}>
          {t("link.logIn")}
        </button>
      )}
      {mode !== "register" && (
        <button type="button" className={linkClass} onClick={() => onMode("register")}>
          {t("link.register", { days: trial.days })}
        </button>
      )}
    </p>
  );
}
