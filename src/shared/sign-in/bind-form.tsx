import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useBindMessengerLogin } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { Form } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { useForm } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { readMessengerVisit } from "../../platform/messenger-visit";
import { bindPhoneForm } from "../../rules/account";
import { textField } from "../../rules/to-zod";
import { Button } from "../../ui/button";
import { useMessengerUser } from "../messenger/messenger-user";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { PhoneField } from "./phone-field";
import { SignInButton } from "./sign-in-button";
import type { SignInFormProps } from "./sign-in-form-props";

const schema = z.extend(bindPhoneForm, { slider: textField("slider") });
const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

/** A messenger account without an account of ours, after a scan or an authorisation. */
export interface UnboundMessenger {
  /** Good for ten minutes. */
  readonly bindTicket: string;
  /** Its name, where the scan told it. */
  readonly nickname: string | null;
}

interface BindFormProps extends SignInFormProps {
  messenger: UnboundMessenger;
  onCancel: () => void;
}

/** Links an unlinked messenger account to the account of a phone, and signs in. */
export function BindForm({ messenger, phone, onPhone, onCancel }: BindFormProps) {
  const { t } = useTranslation("account-log-in");
  const { bindTicket, nickname } = messenger;
  const binding = useBindMessengerLogin();
  // After an authorisation the messenger is asked by its id, and tells what it may.
  const known = useMessengerUser(nickname === null ? readMessengerVisit().openid : null);
  const name = nickname ?? known?.nickname;
  const form = useForm({
    schema,
    defaultValues: { phone, slider: "", smsCode: "" },
    onSubmit: async ({ phone: number, smsCode }) => {
      const result = await toResult(binding.mutateAsync({ bindTicket, phone: number, smsCode }));
      return refusalAtField(result, { 20001: "phone", 20021: "smsCode", 20022: "smsCode", 409: "phone" });
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  useEffect(() => onPhone(typed), [typed, onPhone]);

  return (
    <Form form={form} label={t("mode.bind")} className="grid gap-4">
      <p className="text-ink2">
        {t("bind.text")}
        {name && (
          <b className="block font-semibold text-ink [overflow-wrap:anywhere]">
            {t("bind.account", { name })}
          </b>
        )}
      </p>
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="5" />
      <SignInButton form={form} phone={typed} action="bind" busyLabel={t("act.binding")}>
        {t("act.bind")}
      </SignInButton>
      <Button variant="quiet" onClick={onCancel}>
        {t("bind.cancel")}
      </Button>
    </Form>
  );
}
