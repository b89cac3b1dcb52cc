import { useEffect, useId } from "react";
import { useFormState } from "react-hook-form";
import * as z from "zod/mini";
import { useAddEmailSubscription } from "../../api/content/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { useDraft } from "../../forms/use-draft";
import { useFieldError } from "../../forms/use-field";
import { type FormState, useForm } from "../../forms/use-form";
import { useMessage } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { currentLocale } from "../../platform/current-locale";
import { subscribeForm } from "../../rules/content";
import { issueMessage } from "../../rules/issue-message";
import { origins } from "../../rules/limits";
import { message } from "../../rules/messages";
import { Arc } from "../../ui/arc";
import { classNames } from "../../ui/class-names";
import { FieldMessage } from "../../ui/field-message";
import { toaster } from "../../ui/toaster";

/** Stored with the address: the language in which it was last validated; "" before. */
const draftForm = z.extend(subscribeForm, { checkedIn: z.string() });
type DraftInput = z.input<typeof draftForm>;
const nothing: DraftInput = { email: "", checkedIn: "" };

/** The newsletter form: one field joined with its button. Every error is shown at the field. */
export function SubscribeForm() {
  const { t } = useTranslation();
  const translateMessage = useMessage();
  const messageId = useId();
  const subscription = useAddEmailSubscription();
  const form = useForm({
    schema: draftForm,
    defaultValues: nothing,
    onSubmit: async ({ email }) => {
      const result = await toResult(subscription.mutateAsync({ email, origin: origins.email }));
      if (!result.ok && result.error.kind !== "invalid") {
        const { serverMessage, message: known } = result.error;
        form.setError("email", { type: "server", message: serverMessage || issueMessage(known) });
      }
      return result;
    },
    onSuccess: () => {
      toaster.success(translateMessage(message("subscribe.success")));
      form.reset(nothing);
      draft.discard();
    },
  });
  const draft = useDraft(form, { name: "content.subscribe", excludedFields: [], lifetime: "visit" });
  useCheckThroughSwitch(form, draft.isRestored);

  const { isSubmitting } = useFormState({ control: form.control });
  const error = useFieldError({ form, name: "email" })?.text;
  return (
    <Form form={form} label={t("subscribe.button")}>
      <div className="field-box few-letters:flex-wrap overflow-hidden md:[--control:var(--control-small)]">
        <input
          {...form.register("email")}
          type="email"
          autoComplete="email"
          aria-label={t("subscribe.label")}
          aria-describedby={messageId}
          aria-invalid={error !== undefined || undefined}
          placeholder={t("subscribe.label")}
          className="few-letters:min-h-control few-letters:basis-full! px-3 max-sm:text-17"
        />
        <button
          type="submit"
          aria-disabled={isSubmitting || undefined}
          aria-busy={isSubmitting || undefined}
          onClick={() => form.setValue("checkedIn", currentLocale())}
          className="grid few-letters:min-h-control shrink-0 few-letters:grow place-items-center self-stretch border-edge border-l px-3.5 -outline-offset-2 transition-colors hover:bg-sunk"
        >
          <span className={classNames("col-start-1 row-start-1", isSubmitting && "opacity-0")}>
            {t("subscribe.button")}
          </span>
          {isSubmitting && <Arc className="col-start-1 row-start-1" />}
        </button>
      </div>
      <FieldMessage id={messageId} error={error} />
      {error === undefined && <p className="mt-1 text-13 text-ink2">{t("subscribe.hint")}</p>}
    </Form>
  );
}

/**
 * Switching the language reloads the page, and a visible error must survive it: what was validated in another
 * language is validated again. A later visit in the same language starts without the old error.
 */
function useCheckThroughSwitch(
  { getValues, setValue, subscribe, trigger }: FormState<DraftInput, DraftInput>,
  isRestored: boolean,
): void {
  useEffect(() => {
    const checkAgain = () => {
      if (getValues("checkedIn") === currentLocale()) void trigger("email");
    };
    if (isRestored) {
      const checkedIn = getValues("checkedIn");
      const isSwitched = checkedIn !== "" && checkedIn !== currentLocale();
      setValue("checkedIn", isSwitched ? currentLocale() : "");
      checkAgain();
    }
    return subscribe({ name: "email", formState: { values: true }, callback: checkAgain });
  }, [isRestored, getValues, setValue, subscribe, trigger]);
}
