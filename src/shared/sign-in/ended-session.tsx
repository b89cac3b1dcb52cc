import { useTranslation } from "../../i18n/use-translation";
import { SignInDialog } from "./sign-in-dialog";

/** The session ended while its screen was open: the sign-in dialog over the page. */
export function EndedSession({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("account-log-in");
  return (
    <SignInDialog
      isOpen={isOpen}
      onClose={onClose}
      reason={
        <>
          <p className="font-semibold">{t("ended.title")}</p>
          <p className="text-ink2">{t("ended.text")}</p>
        </>
      }
    />
  );
}
