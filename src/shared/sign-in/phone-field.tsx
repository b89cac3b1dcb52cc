import type { FieldValues } from "react-hook-form";
import { TextField } from "../../forms/text-fields";
import type { FieldBinding } from "../../forms/use-field";
import { useTranslation } from "../../i18n/use-translation";
import { countryCode } from "../country-code";

/** A mobile number of mainland China, its country's code standing before it. */
export function PhoneField<Values extends FieldValues, Output>({ form, name }: FieldBinding<Values, Output>) {
  const { t } = useTranslation("account-log-in");
  return (
    <TextField
      form={form}
      name={name}
      label={t("phone.label")}
      placeholder={t("phone.placeholder")}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      data-first-focus=""
      before={countryCode}
    />
  );
}
