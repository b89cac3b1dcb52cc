import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useSignOut } from "../../../shared/session/use-sign-out";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";

/** Ends the session on this device. */
export function SignOutRow() {
  const { t } = useTranslation(["account-security", "common"]);
  const describeError = useDescribeError();
  const { signOut, isSigningOut } = useSignOut();
  const handlePress = async () => {
    const result = await signOut();
    if (!result.ok) toaster.error(describeError(result.error));
  };
  return (
    <div className="pt-6">
      <Button
        variant="danger"
        isBusy={isSigningOut}
        busyLabel={t("account-security:leaving")}
        onClick={() => void handlePress()}
      >
        {t("common:header.logout")}
      </Button>
    </div>
  );
}
