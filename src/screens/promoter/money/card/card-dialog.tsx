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

/** The form of the bank card over the page: the first card, or one that replaces it. */
export function CardDialog({ bank, isOpen, onClose }: CardDialogProps) {
  const { t } = useTranslation("promoter-withdrawal");
  return (
    <FormDialog
      isOpen={isOpen}
      title={t(bank === null ? "card.add" : "card.change")}
      hint={t(bank === null ? "card.hint" : "card.changeHint")}
      onClose={onClose}
    >
      <CardForm isReplacing={bank !== null} onDone={onClose} />
    </FormDialog>
  );
}
