import Eye from "lucide/dist/esm/icons/eye.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import { type ComponentProps, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "../i18n/use-translation";
import { importCode } from "../platform/import-code";
import { CodeField } from "../ui/code-field";
import { IconButton } from "../ui/icon-button";
import { TextArea } from "../ui/text-area";
import { TextInput } from "../ui/text-input";
import { type FieldFrame, FormField } from "./form-field";
import type { FieldBinding } from "./use-field";

/** What a control takes besides what the form and the frame set. */
type Free<Props> = Omit<
  Props,
  "form" | "name" | "ref" | "onChange" | "onBlur" | "value" | "defaultValue" | "className"
>;

type InputProps = Free<ComponentProps<typeof TextInput>>;

/** One line of text. */
export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  help,
  labelEnd,
  className,
  ...input
}: FieldBinding<Values, Output> & FieldFrame & InputProps) {
  return (
    <FormField {...{ form, name, label, hint, help, labelEnd, className }}>
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
  );
}

/** A password, with a button that shows what was typed. */
export function PasswordField<Values extends FieldValues, Output>(
  props: FieldBinding<Values, Output> &
    FieldFrame & { readonly label: string } & Omit<InputProps, "type" | "after" | "onFocus">,
) {
  const { t } = useTranslation();
  const [isRevealed, setRevealed] = useState(false);
  const toggle = (
    <IconButton
      icon={isRevealed ? EyeOff : Eye}
      label={t(isRevealed ? "field.hidePassword" : "field.showPassword", { field: props.label })}
      size="small"
      onClick={() => setRevealed(!isRevealed)}
    />
  );
  // While it is shown it is a text, which a phone would begin with a capital and a browser send to its spelling check.
  const asTyped = { autoCapitalize: "none", spellCheck: false } as const;
  return (
    <TextField
      {...props}
      {...asTyped}
      type={isRevealed ? "text" : "password"}
      after={toggle}
      onFocus={() => void fetchTransform()}
    />
  );
}

/**
 * Every password is transformed before it is sent. The code comes while the password is typed: a browser may remember
 * until the page is reloaded what did not come when the form was sent.
 */
async function fetchTransform(): Promise<void> {
  await importCode(() => import("../rules/password-transform")).catch(() => undefined);
}

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  help,
  labelEnd,
  className,
  ...input
}: FieldBinding<Values, Output> & FieldFrame & Free<ComponentProps<typeof TextArea>>) {
  return (
    <FormField {...{ form, name, label, hint, help, labelEnd, className }}>
      {(control) => <TextArea {...input} {...control} />}
    </FormField>
  );
}

type CodeProps = Omit<Free<ComponentProps<typeof CodeField>>, "sendLabel" | "waitLabel">;

/** A code that was sent, with the button that sends it and the countdown until it may be sent again. */
export function SentCodeField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  help,
  labelEnd,
  className,
  ...input
}: FieldBinding<Values, Output> & FieldFrame & CodeProps) {
  const { t } = useTranslation();
  const waitLabel = (seconds: number) => t("code.resendIn", { seconds });
  return (
    <FormField {...{ form, name, label, hint, help, labelEnd, className }}>
      {(control) => <CodeField {...input} {...control} sendLabel={t("code.get")} waitLabel={waitLabel} />}
    </FormField>
  );
}
