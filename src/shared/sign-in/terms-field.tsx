import type { FieldValues } from "react-hook-form";
import { Link } from "react-router-dom";
import { CheckboxField } from "../../forms/choice-fields";
import type { FieldBinding } from "../../forms/use-field";
import { RichText } from "../../i18n/rich-text";
import { textLink } from "../../ui/text-link";
import { addresses, licenseAddress } from "../routing/addresses";

/** The consent to the two legal texts, which open beside the form so that nothing typed is lost. */
export function TermsField<Values extends FieldValues, Output>(binding: FieldBinding<Values, Output>) {
  return (
    <CheckboxField {...binding}>
      <RichText ns="account-log-in" textKey="terms.text" components={legalLinks} />
    </CheckboxField>
  );
}

const inNewTab = { target: "_blank", rel: "noopener", className: textLink } as const;

/** The links of the sentence; their texts come from it. */
const legalLinks = {
  user: <Link to={licenseAddress("user")} {...inNewTab} />,
  privacy: <Link to={addresses.privacy} {...inNewTab} />,
};
