import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { addresses } from "../routing/addresses";
import { LogInDialog } from "./log-in-dialog";

/** The session ended while its screen was open: the door, over the page that stays. Closed, it leads home. */
export function EndedSession() {
  const { t } = useTranslation("account-log-in");
  const navigate = useNavigate();
  return (
    <LogInDialog
      isOpen
      onClose={() => void navigate(addresses.home)}
      reason={
        <>
          <p className="font-semibold">{t("ended.title")}</p>
          <p className="text-ink2">{t("ended.text")}</p>
        </>
      }
    />
  );
}
