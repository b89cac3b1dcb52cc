import { useWatch } from "react-hook-form";
import { SegmentField } from "../../forms/choice-fields";
import { TextField } from "../../forms/text-fields";
import type { FormState } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import type { InvoiceRequestInput, InvoiceRequestOutput } from "../../rules/mall";
import { InvoiceTitleChoice } from "./invoice-title-choice";

interface InvoiceRequestFieldsProps {
  form: FormState<InvoiceRequestInput, InvoiceRequestOutput>;
  userId: string;
  productNo: string;
}

/** The fields of an invoice request: medium, type, a title that fits them, and the e-mail address. */
export function InvoiceRequestFields({ form, userId, productNo }: InvoiceRequestFieldsProps) {
  const { t } = useTranslation("invoice");
  const mediaType = useWatch({ control: form.control, name: "mediaType" });
  return (
    <div className="grid gap-4">
      <SegmentField
        form={form}
        name="mediaType"
        label={t("medium.label")}
        choices={[
          { value: "1", label: t("medium.1") },
          { value: "2", label: t("medium.2") },
        ]}
      />
      <SegmentField
        form={form}
        name="invoicetype"
        label={t("kind.label")}
        choices={[
          { value: "1", label: t("kind.1") },
          { value: "2", label: t("kind.2") },
        ]}
      />
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
