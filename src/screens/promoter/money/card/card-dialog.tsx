import { useState } from "react";
import type { components } from "../../../../generated/promoter";
import { loadNamespaces } from "../../../../i18n/set-up";
import { useTranslation } from "../../../../i18n/use-translation";
import { currentLocale } from "../../../../platform/current-locale";
import { lazyContent } from "../../../../shared/lazy-content";
import { FormDialog } from "../../../../ui/form-dialog";

// Most visits change no card, and the slider is heavy.
const CardForm = lazyContent(async () => {
  const translations = loadNamespaces(currentLocale(), ["verification"]);
  const [module] = await Promise.all([import("./card-form"), translations]);
  return module.CardForm;
}, 5);

interface CardDialogProps {
  bank: components["schemas"]["BankAccount"] | null;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The form of the bank card over the page: the first card, or one that replaces it. Which of the two stays as it was when
 * the dialog opened: a first card whose answer was lost is sent again as the first one, not as its own replacement.
 */
export function CardDialog({ bank, isOpen, onClose }: CardDialogProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const [isReplacing, setReplacing] = useState(bank !== null);
  if (!isOpen && isReplacing !== (bank !== null)) setReplacing(bank !== null);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t(isReplacing ? "card.change" : "card.add")}
      hint={t(isReplacing ? "card.changeHint" : "card.hint")}
      onClose={onClose}
    >
      <CardForm isReplacing={isReplacing} onDone={onClose} />
    </FormDialog>
  );
}
