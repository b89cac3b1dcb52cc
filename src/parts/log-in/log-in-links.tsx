import { useTranslation } from "react-i18next";
import { trial } from "../../rules/limits";
import type { LogInMode } from "./log-in-mode";

interface LogInLinksProps {
  mode: LogInMode;
  onMode: (mode: LogInMode) => void;
}

const look = "touch-area rounded-tag text-13 text-green hover:underline active:underline active:decoration-2";

/** From one way through the door to another. */
export function LogInLinks({ mode, onMode }: LogInLinksProps) {
  const { t } = useTranslation("account-log-in");
  const isWayIn = mode !== "register" && mode !== "reset";
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-3">
      {isWayIn ? (
        <button type="button" className={look} onClick={() => onMode("reset")}>
          {t("link.forgot")}
        </button>
      ) : (
        <button type="button" className={look} onClick={() => onMode("password")}>
          {t("link.logIn")}
        </button>
      )}
      {mode !== "register" && (
        <button type="button" className={look} onClick={() => onMode("register")}>
          {t("link.register", { days: trial.days })}
        </button>
      )}
    </p>
  );
}
