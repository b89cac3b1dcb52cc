import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CheckboxField } from "../../forms/choice-fields";
import type { FieldBinding } from "../../forms/use-field";
import { textLink } from "../../ui/text-link";
import { addresses, licenseAddress } from "../routing/addresses";

/** Where the two links stand in the sentence of each language. */
const places = { user: "[user]", privacy: "[privacy]" } as const;

/** Agreeing to the two legal texts, which open beside the form so that nothing typed is lost. */
export function TermsField<Values extends FieldValues, Output>(binding: FieldBinding<Values, Output>) {
  const { t } = useTranslation("account-log-in");
  const pieces = t("terms.text", places).split(/(\[user\]|\[privacy\])/);
  return (
    <CheckboxField {...binding}>
      {pieces.map((piece) => {
        if (piece === places.user)
          return <LegalLink key={piece} to={licenseAddress("user")} name={t("terms.user")} />;
        if (piece === places.privacy)
          return <LegalLink key={piece} to={addresses.privacy} name={t("terms.privacy")} />;
        return piece;
      })}
    </CheckboxField>
  );
}

function LegalLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className={textLink}>
      {name}
    </Link>
  );
}
