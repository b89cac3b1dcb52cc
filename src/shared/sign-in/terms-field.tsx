import type { FieldValues } from "react-hook-form";
import { CheckboxField } from "../../forms/choice-fields";
import { NewTabLink } from "../../forms/new-tab-link";
import type { FieldBinding } from "../../forms/use-field";
import { RichText } from "../../i18n/rich-text";
import { addresses, licenseAddress } from "../routing/addresses";

/** The consent to the two legal texts, which open beside the form so that nothing typed is lost. */
export function TermsField<Values extends FieldValues, Output>(binding: FieldBinding<Values, Output>) {
  return (
    <CheckboxField {...binding}>
      <RichText ns="account-log-in" textKey="terms.text" components={legalLinks} />
    </CheckboxField>
  );
}

/** The links of the sentence; their texts come from it. */
const legalLinks = {
  user: <NewTabLink to={licenseAddress("user")} />,
  privacy: <NewTabLink to={addresses.privacy} />,
};
