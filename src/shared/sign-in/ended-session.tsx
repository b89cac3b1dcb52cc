import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../routing/addresses";
import { SignInDialog } from "./sign-in-dialog";

/** The session ended while its screen was open: the sign-in dialog over the page. Closing it goes home. */
export function EndedSession() {
  const { t } = useTranslation("account-log-in");
  const navigate = useNavigate();
  return (
    <SignInDialog
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
