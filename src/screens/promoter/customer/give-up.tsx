import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { Sheet } from "../area/sheet";
import { type Customer, nameOf } from "./customer-types";

const GiveUpReasons = lazyContent(async () => (await import("./give-up-reasons")).GiveUpReasons, 4);

/** Gives a customer up, with a reason; at the end of the page, because it is the one action that loses something. */
export function GiveUp({ customer }: { customer: Customer }) {
  const { t } = useTranslation("promoter-customer");
  const [isOpen, setOpen] = useState(false);
  useIdlePreload(GiveUpReasons);
  return (
    <section className="border-line border-t pt-4 text-center">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="touch-area rounded-tag text-red hover:underline active:underline"
      >
        {t(customer.relation === "lead" ? "giveUp.leadAction" : "giveUp.action")}
      </button>
      <p className="text-13 text-ink2">{t("giveUp.hint")}</p>
      <Sheet
        isOpen={isOpen}
        title={t("giveUp.title", { name: nameOf(customer) })}
        onClose={() => setOpen(false)}
      >
        <GiveUpReasons customer={customer} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}
