import { useQueryClient } from "@tanstack/react-query";
import { useApplyPcPromoter } from "../../api/account/mutations";
import { promoterQuery } from "../../api/promoter/queries";
import { toResult } from "../../client/client-error";
import { SegmentField } from "../../forms/choice-fields";
import { DraftNotice } from "../../forms/draft-notice";
import { Form, SubmitButton } from "../../forms/form";
import { refusalAtField } from "../../forms/refusal-at-field";
import { TextField } from "../../forms/text-fields";
import { useDraft } from "../../forms/use-draft";
import { useForm } from "../../forms/use-form";
import type { components } from "../../generated/account";
import { useTranslation } from "../../i18n/use-translation";
import { currentVariant } from "../../platform/environment";
import { Banner } from "../../ui/banner";
import { PhoneField } from "../sign-in/phone-field";
import { SmsCodeFields } from "../sms-code/sms-code-fields";
import { ApplicationProblem, refusedErrcode } from "./application-problem";
import { applicationSchema } from "./application-schema";
import { AreaField } from "./area-field";

const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

interface ApplicationFormProps {
  onSent: (receipt: components["schemas"]["PartnerApplicationReceipt"]) => void;
  /** False for a user known to have no licence, whose application would be refused. */
  isMember?: boolean;
}

/** The application form. Input is stored on this device until submitted, except the phone and the code. */
export function ApplicationForm({ onSent, isMember = true }: ApplicationFormProps) {
  const { t } = useTranslation(["content-join-agent", "common"]);
  const client = useQueryClient();
  const application = useApplyPcPromoter();
  const form = useForm({
    schema: applicationSchema,
    defaultValues: {
      applicantName: "",
      companyName: "",
      phone: "",
      area: "",
      regionCode: "",
      slider: "",
      smsCode: "",
      email: "",
      agentVersion: currentVariant() === "global" ? "international" : "china",
    },
    onSubmit: async ({ slider: _proof, regionCode: _code, agentVersion, ...facts }) => {
      const version = agentVersion === "international" ? "international" : "china";
      const result = await toResult(application.mutateAsync({ ...facts, agentVersion: version }));
      // Sent once already, perhaps without its response having come: the page shows how that application stands.
      if (!result.ok && result.error.kind === "refused" && result.error.errcode === refusedErrcode)
        await client.invalidateQueries({ queryKey: promoterQuery().queryKey });
      return refusalAtField(result, { 20021: "smsCode", 20022: "smsCode" });
    },
    onSuccess: (receipt) => {
      draft.discard();
      void client.invalidateQueries({ queryKey: promoterQuery().queryKey });
      onSent(receipt);
    },
  });
  const draft = useDraft(form, {
    name: "content.join-agent",
    excludedFields: ["phone", "slider", "smsCode"],
  });

  return (
    <Form form={form} label={t("content-join-agent:form.title")} className="grid gap-4">
      {!isMember && <Banner tone="amber">{t("content-join-agent:form.membersOnly")}</Banner>}
      <DraftNotice form={form} draft={draft} />
      <SegmentField
        form={form}
        name="agentVersion"
        label={t("content-join-agent:form.version")}
        choices={[
          { value: "china", label: t("content-join-agent:kinds.china.short") },
          { value: "international", label: t("content-join-agent:kinds.international.short") },
        ]}
      />
      <TextField
        form={form}
        name="applicantName"
        label={t("content-join-agent:form.name")}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="companyName"
        label={t("content-join-agent:form.company")}
        autoComplete="organization"
      />
      <AreaField form={form} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t("content-join-agent:form.email")}
        autoComplete="email"
      />
      <PhoneField form={form} name="phone" />
      <SmsCodeFields form={form} names={names} type="6" />
      <ApplicationProblem form={form} />
      <SubmitButton form={form} size="large" isWide>
        {t("content-join-agent:form.send")}
      </SubmitButton>
    </Form>
  );
}
