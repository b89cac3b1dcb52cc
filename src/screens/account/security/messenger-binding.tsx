import { useQueryClient } from "@tanstack/react-query";
import { userInfoQuery } from "../../../api/account/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { ScanBox } from "../../../shared/sign-in/scan-box";
import { toaster } from "../../../ui/toaster";

/** A QR code to scan with the messenger account that is to open this account. */
export function MessengerBinding({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account-security");
  const queries = useQueryClient();
  const handleConfirmed = () => {
    void queries.invalidateQueries({ queryKey: userInfoQuery().queryKey });
    toaster.success(t("messenger.done"));
    onDone();
  };
  return (
    <>
      <p className="mb-3 text-ink2">{t("messenger.text")}</p>
      <ScanBox purpose="bind" onConfirmed={handleConfirmed} />
    </>
  );
}
