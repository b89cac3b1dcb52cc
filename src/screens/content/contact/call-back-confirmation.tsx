import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { Button } from "../../../ui/button";
import { CallBackHours } from "./call-back-hours";

/** Confirms a requested call, with the number and the time. */
export function CallBackConfirmation({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const { t } = useTranslation("content-contact");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <h2 ref={title} tabIndex={-1} className="text-20">
        {t("callBack.noted")}
      </h2>
      <p className="mt-2">{t("callBack.notedText", { phone: maskPhone(phone) })}</p>
      <CallBackHours />
      <div className="mt-5">
        <Button onClick={onAgain}>{t("callBack.again")}</Button>
      </div>
    </div>
  );
}
