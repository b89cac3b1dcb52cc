import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { CallBackConfirmation } from "./call-back-confirmation";
import { CallBackForm } from "./call-back-form";

/** Asks to be called back; what was noted takes the form's place. */
export function CallBack() {
  const { t } = useTranslation("content-contact");
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <section
      aria-label={t("callBack.title")}
      className="max-sm:-mx-4 border-line max-sm:border-y bg-card p-4 sm:rounded-panel sm:border sm:p-6 print:hidden"
    >
      {phone === null ? (
        <CallBackForm onSent={setPhone} />
      ) : (
        <CallBackConfirmation phone={phone} onAgain={() => setPhone(null)} />
      )}
    </section>
  );
}
