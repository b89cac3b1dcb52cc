import { useTranslation } from "react-i18next";
import { useFailureWords } from "../../../i18n/use-message";
import { useLogOut } from "../../../parts/session/use-log-out";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";

/** Ends the session on this device. */
export function LogOutRow() {
  const { t } = useTranslation(["account-security", "common"]);
  const say = useFailureWords();
  const { logOut, isLoggingOut } = useLogOut();
  const handlePress = async () => {
    const result = await logOut();
    if (!result.ok) toaster.error(say(result.error));
  };
  return (
    <div className="pt-6">
      <Button
        look="danger"
        isBusy={isLoggingOut}
        busyLabel={t("account-security:leaving")}
        onClick={() => void handlePress()}
      >
        {t("common:header.logout")}
      </Button>
    </div>
  );
}
