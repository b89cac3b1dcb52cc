import { useWatch } from "react-hook-form";
import { SegmentField } from "../../forms/choice-fields";
import { TextField } from "../../forms/text-fields";
import type { FormState } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { currentVariant } from "../../platform/environment";
import type { InvoiceRequestInput, InvoiceRequestOutput } from "../../rules/mall";
import { variantTerms } from "../../rules/variant-terms";
import { InvoiceTitleChoice } from "./invoice-title-choice";

interface InvoiceRequestFieldsProps {
  form: FormState<InvoiceRequestInput, InvoiceRequestOutput>;
  userId: string;
  productNo: string;
}

/** The fields of an invoice request: medium and type where this edition has several, a title that fits them, and the e-mail address. */
export function InvoiceRequestFields({ form, userId, productNo }: InvoiceRequestFieldsProps) {
  const { t } = useTranslation("invoice");
  const mediaType = useWatch({ control: form.control, name: "mediaType" });
  const { invoiceMedia, invoiceKinds } = variantTerms[currentVariant()];
  return (
    <div className="grid gap-4">
      {invoiceMedia.length > 1 && (
        <SegmentField
          form={form}
          name="mediaType"
          label={t("medium.label")}
          choices={invoiceMedia.map((medium) => ({ value: `${medium}`, label: t(`medium.${medium}`) }))}
        />
      )}
      {invoiceKinds.length > 1 && (
        <SegmentField
          form={form}
          name="invoicetype"
          label={t("kind.label")}
          choices={invoiceKinds.map((kind) => ({ value: `${kind}`, label: t(`kind.${kind}`) }))}
        />
      )}
      <InvoiceTitleChoice form={form} userId={userId} productNo={productNo} />
      {mediaType === "1" && (
        <TextField
          form={form}
          name="email"
          type="email"
          label={t("title.email")}
          hint={t("title.emailHint")}
          autoComplete="email"
        />
      )}
    </div>
  );
}
