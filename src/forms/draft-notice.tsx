import type { FieldValues } from "react-hook-form";
import { useTranslation } from "../i18n/use-translation";
import { Banner } from "../ui/banner";
import type { Draft } from "./use-draft";
import type { FormState } from "./use-form";

interface DraftNoticeProps<Values extends FieldValues, Output> {
  readonly form: FormState<Values, Output>;
  readonly draft: Draft;
}

/** Says that a draft was restored, and takes the form back to what it began with. Nothing where none was. */
export function DraftNotice<Values extends FieldValues, Output>({
  form,
  draft,
}: DraftNoticeProps<Values, Output>) {
  const { t } = useTranslation();
  if (!draft.isRestored) return null;
  const discard = (
    <button
      type="button"
      className="touch-area rounded-tag text-13 text-green hover:underline"
      onClick={({ currentTarget: { form: place } }) => {
        form.reset();
        draft.discard();
        // The button goes with the notice: the tab key goes on with the first field.
        if (place === null) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }}
    >
      {t("draft.discard")}
    </button>
  );
  return (
    <Banner tone="plain" action={discard}>
      {t("draft.restored")}
    </Banner>
  );
}
