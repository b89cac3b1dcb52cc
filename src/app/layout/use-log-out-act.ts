import { useTranslation } from "react-i18next";
import { useFailureWords } from "../../i18n/use-message";
import { useLogOut } from "../../parts/session/use-log-out";
import { toaster } from "../../ui/toaster";

/** Logging out from the header: what came of it is said at the foot of the page. */
export function useLogOutAct(): { readonly logOut: () => void; readonly isLoggingOut: boolean } {
  const { t } = useTranslation("account-log-in");
  const say = useFailureWords();
  const { logOut, isLoggingOut } = useLogOut();
  const act = async () => {
    const result = await logOut();
    if (result.ok) toaster.success(t("menu.done"));
    else toaster.error(say(result.error));
  };
  return { logOut: () => void act(), isLoggingOut };
}
