import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { CallBackHours } from "./call-back-hours";
import { SentConfirmation } from "./sent-confirmation";

/** Confirms a requested call, with the number and the time. */
export function CallBackConfirmation({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const { t } = useTranslation("content-contact");
  return (
    <SentConfirmation title={t("callBack.noted")} level={2} again={t("callBack.again")} onAgain={onAgain}>
      <p className="mt-2">{t("callBack.notedText", { phone: maskPhone(phone) })}</p>
      <CallBackHours />
    </SentConfirmation>
  );
}
