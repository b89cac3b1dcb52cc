import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { SupportDialog } from "./support-dialog";

/** People to ask about an order, one press away. */
export function SupportAction({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation("mall-pay");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex justify-center print:hidden">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("act.support")}
      </Button>
      <SupportDialog orderNo={orderNo} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
