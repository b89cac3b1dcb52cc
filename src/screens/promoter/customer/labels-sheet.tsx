import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { Sheet } from "../area/sheet";
import type { Customer } from "./customer-types";

const LabelsForm = lazyContent(async () => (await import("./labels-form")).LabelsForm, 8);

interface LabelsSheetProps {
  isOpen: boolean;
  customer: Customer;
  onClose: () => void;
}

/** The labels of one customer. */
export function LabelsSheet({ isOpen, customer, onClose }: LabelsSheetProps) {
  const { t } = useTranslation("promoter-customer");
  useIdlePreload(LabelsForm);
  return (
    <Sheet isOpen={isOpen} title={t("labels.title")} onClose={onClose}>
      <LabelsForm customer={customer} onSaved={onClose} />
    </Sheet>
  );
}
