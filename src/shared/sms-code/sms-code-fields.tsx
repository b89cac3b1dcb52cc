import { useEffect, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { type ClientError, isOutcomeUnknown } from "../../client/client-error";
import { SentCodeField } from "../../forms/text-fields";
import { useFieldError } from "../../forms/use-field";
import type { components } from "../../generated/account";
import { useNamespace } from "../../i18n/use-namespace";
import { useTranslation } from "../../i18n/use-translation";
import { isOnline } from "../../platform/network";
import { issueMessage } from "../../rules/issue-message";
import { message } from "../../rules/messages";
import { isPhone, normalisePhone } from "../../rules/phone";
import { toaster } from "../../ui/toaster";
import { useCountdown } from "../../ui/use-countdown";
import { HumanCheck } from "../slider/human-check";
import { loadSigning, useSmsCode } from "./use-sms-code";

/** Sets a field's error; react-hook-form's `setError` fits. */
type SetError<Values extends FieldValues> = (
  name: FieldPath<Values>,
  error: { type: string; message: string },
) => void;

interface SmsCodeFieldsProps<Values extends FieldValues, Output> {
  form: {
    readonly control: Control<Values, unknown, Output>;
    readonly setError: SetError<Values>;
    readonly clearErrors: (name: FieldPath<Values>) => void;
  };
  /** The form's fields for the phone, for the slider's pass (text, `rules` field "slider"), and for the code. */
  names: Readonly<Record<"phone" | "slider" | "code", FieldPath<Values>>>;
  type: components["schemas"]["SmsPurpose"];
  /** Whether the phone is known already, so that the form has no field for it. */
  isPhoneKnown?: boolean;
}

/** Value of the proof's field once it was used up by a code that is on its way. */
const used = "used";
/** Refusals that are about the number: no account, or one already. */
const aboutPhone = [20001, 20004];
const sliderMissing = 20013;

/**
 * The human check and the SMS code, in this order, for the phone of the same form. Errors are shown at their field;
 * another number resets both.
 */
export function SmsCodeFields<Values extends FieldValues, Output>({
  form,
  names,
  type,
  isPhoneKnown = false,
}: SmsCodeFieldsProps<Values, Output>) {
  const { t } = useTranslation(["verification", "common"]);
  useNamespace("rules");
  const { control } = form;
  const typed: string = useController({ control, name: names.phone }).field.value;
  const { field: proof } = useController({ control, name: names.slider });
  const phone = normalisePhone(typed);
  const [pass, setPass] = useState("");
  const code = useSmsCode(phone, type);
  const isWaiting = useCountdown(code.resendAt) > 0;
  const sliderError = useFieldError({ form, name: names.slider })?.text;

  // The answer of a request was lost: its code may come, and is then as good as any.
  const mayBeSent = useRef(false);
  const checkedPhone = useRef(phone);
  useEffect(() => {
    if (checkedPhone.current === phone) return;
    checkedPhone.current = phone;
    mayBeSent.current = false;
    setPass("");
    proof.onChange("");
  }, [phone, proof]);
  useEffect(() => {
    // After a reload the code that was sent is still on its way, or is being read.
    if (code.isGood && proof.value === "") proof.onChange(used);
  }, [code.isGood, proof]);

  const handlePass = (next: string) => {
    setPass(next);
    if (next === "") return;
    void loadSigning();
    proof.onChange(next);
    form.clearErrors(names.slider);
  };

  const handleSend = async () => {
    if (!isPhone(phone))
      return setIssue(names.phone, message(phone === "" ? "phone.empty" : "phone.invalid"));
    if (pass === "") return setIssue(names.slider, message("slider.first"));
    const result = await code.send(pass);
    // Another number was typed meanwhile: the code and what went wrong with it are not about that one.
    if (checkedPhone.current !== phone) return;
    setPass("");
    if (!result.ok) {
      const isLost = isOutcomeUnknown(result.error) && isOnline();
      mayBeSent.current ||= isLost;
      proof.onChange(mayBeSent.current ? used : "");
      if (isLost) return form.setError(names.code, { type: "server", message: t("verification:code.lost") });
      showFailure(result.error);
      return;
    }
    proof.onChange(used);
    form.clearErrors(names.code);
    toaster.success(t("common:code.sent"));
  };

  const setIssue = (name: FieldPath<Values>, text: Parameters<typeof issueMessage>[0]) =>
    form.setError(name, { type: "server", message: issueMessage(text) });

  const showFailure = (error: ClientError) => {
    const errcode = error.kind === "refused" ? error.errcode : null;
    const isAboutPhone = error.kind === "invalid" || (errcode !== null && aboutPhone.includes(errcode));
    const name = isAboutPhone ? names.phone : errcode === sliderMissing ? names.slider : names.code;
    form.setError(name, { type: "server", message: error.serverMessage || issueMessage(error.message) });
  };

  return (
    <>
      <HumanCheck phone={phone} pass={isWaiting ? used : pass} onPass={handlePass} error={sliderError} />
      <SentCodeField
        form={form}
        name={names.code}
        label={t("verification:code.label")}
        placeholder={t("verification:code.placeholder")}
        hint={
          isWaiting
            ? t("verification:code.waiting")
            : pass === ""
              ? t(isPhoneKnown ? "verification:code.checkFirst" : "verification:code.first")
              : undefined
        }
        resendAt={code.resendAt}
        isSending={code.isSending}
        isSendOff={pass === "" && !isWaiting}
        onSend={() => void handleSend()}
      />
    </>
  );
}
