import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { Sheet } from "../area/sheet";
import type { Customer } from "./customer-types";

const FollowUpForm = lazyContent(async () => (await import("./follow-up-form")).FollowUpForm, 6);

interface FollowUpSheetProps {
  isOpen: boolean;
  customer: Customer;
  onClose: () => void;
}

/** Adds a follow-up with its next date. */
export function FollowUpSheet({ isOpen, customer, onClose }: FollowUpSheetProps) {
  const { t } = useTranslation("promoter-customer");
  useIdlePreload(FollowUpForm);
  return (
    <Sheet isOpen={isOpen} title={t("followUp.title")} onClose={onClose}>
      <FollowUpForm customer={customer} onSaved={onClose} />
    </Sheet>
  );
}
