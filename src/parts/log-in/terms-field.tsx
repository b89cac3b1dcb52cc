import type { FieldValues } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CheckboxField } from "../../forms/choice-fields";
import type { FieldBinding } from "../../forms/use-field";
import { textLink } from "../../ui/text-link";
import { addresses, licenseAddress } from "../routing/addresses";

/** Agreeing to the two legal texts, which open beside the form so that nothing typed is lost. */
export function TermsField<Values extends FieldValues, Output>(binding: FieldBinding<Values, Output>) {
  const { t } = useTranslation("account-log-in");
  return (
    <CheckboxField {...binding}>
      <Trans
        t={t}
        i18nKey="terms.text"
        components={{
          user: <Link to={licenseAddress("user")} target="_blank" rel="noopener" className={textLink} />,
          privacy: <Link to={addresses.privacy} target="_blank" rel="noopener" className={textLink} />,
        }}
      />
    </CheckboxField>
  );
}
