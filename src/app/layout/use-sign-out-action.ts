import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { useSignOut } from "../../shared/session/use-sign-out";
import { toaster } from "../../ui/toaster";

/** Signs out from the header; a toast shows the result. */
export function useSignOutAction(): { readonly signOut: () => void; readonly isSigningOut: boolean } {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const { signOut, isSigningOut } = useSignOut();
  const signOutAndReport = async () => {
    const result = await signOut();
    if (result.ok) toaster.success(t("menu.done"));
    else toaster.error(describeError(result.error));
  };
  return { signOut: () => void signOutAndReport(), isSigningOut };
}
