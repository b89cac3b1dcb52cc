import { loadNamespaces } from "../../../i18n/set-up";
import { useTranslation } from "../../../i18n/use-translation";
import { currentLocale } from "../../../platform/current-locale";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { useUser } from "../../../shared/session/signed-in-user";
import { FormDialog } from "../../../ui/form-dialog";

const LazyDetailsForm = lazyContent(async () => {
  // The names of the levels of a region.
  const translations = loadNamespaces(currentLocale(), ["contact"]);
  const { DetailsForm } = await import("./details-form");
  await translations;
  return DetailsForm;
}, 6);

interface DetailsDialogProps {
  isOpen: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of the account's details over the page it is wanted on. */
export function DetailsDialog({ isOpen, onSaved, onClose }: DetailsDialogProps) {
  const { t } = useTranslation("account-user");
  const user = useUser();
  useIdlePreload(LazyDetailsForm);
  return (
    <FormDialog isOpen={isOpen} title={t("details.title")} onClose={onClose}>
      <LazyDetailsForm user={user} onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
