import { useEffect, useId } from "react";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useAddEmailSubscription } from "../../api/content/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { useDraft } from "../../forms/use-draft";
import { useFieldError } from "../../forms/use-field";
import { useForm } from "../../forms/use-form";
import { useMessage } from "../../i18n/use-message";
import { subscribeForm } from "../../rules/content";
import { issueMessage } from "../../rules/issue-message";
import { origins } from "../../rules/limits";
import { message } from "../../rules/messages";
import { Arc } from "../../ui/arc";
import { classNames } from "../../ui/class-names";
import { FieldMessage } from "../../ui/field-message";
import { useToast } from "../../ui/toast";

/** Whether the address was checked is kept with it: an error on screen must outlive the reload of a language switch. */
const keptForm = z.extend(subscribeForm, { isChecked: z.boolean() });
const nothing = { email: "", isChecked: false };

/** The monthly letter: one box joined with its button. Whatever goes wrong is said at the box. */
export function SubscribeForm() {
  const { t } = useTranslation();
  const say = useMessage();
  const toast = useToast();
  const messageId = useId();
  const subscription = useAddEmailSubscription();
  const form = useForm({
    schema: keptForm,
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
      toast.success(say(message("subscribe.success")));
      form.reset(nothing);
      draft.discard();
    },
  });
  const draft = useDraft(form, { name: "content.subscribe", leaveOut: [] });
  const { getValues, setValue, subscribe, trigger } = form;
  const { isRestored } = draft;
  useEffect(() => {
    const checkAgain = () => {
      if (getValues("isChecked")) void trigger("email");
    };
    if (isRestored) checkAgain();
    return subscribe({ name: "email", formState: { values: true }, callback: checkAgain });
  }, [isRestored, getValues, subscribe, trigger]);

  const { isSubmitting } = useFormState({ control: form.control });
  const error = useFieldError({ form, name: "email" });
  return (
    <Form form={form} label={t("subscribe.button")}>
      <div className="field-box overflow-hidden md:[--control:var(--control-small)]">
        <input
          {...form.register("email")}
          type="email"
          autoComplete="email"
          aria-label={t("subscribe.label")}
          aria-describedby={messageId}
          aria-invalid={error !== undefined || undefined}
          placeholder={t("subscribe.label")}
          className="px-3 max-sm:text-17"
        />
        <button
          type="submit"
          aria-disabled={isSubmitting || undefined}
          aria-busy={isSubmitting || undefined}
          onClick={() => setValue("isChecked", true)}
          className="grid shrink-0 place-items-center self-stretch border-edge border-l px-4 -outline-offset-2 transition-colors hover:bg-sunk"
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
