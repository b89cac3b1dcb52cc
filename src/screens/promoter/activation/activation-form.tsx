import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { CheckboxField } from "../../../forms/choice-fields";
import { DraftNotice } from "../../../forms/draft-notice";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { NewTabLink } from "../../../forms/new-tab-link";
import { TextField } from "../../../forms/text-fields";
import { amountInText } from "../../../i18n/amount-in-text";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError, useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { bringIntoViewWithSubmit } from "../../../platform/page";
import { message } from "../../../rules/messages";
import { countryCode } from "../../../shared/country-code";
import { ReadProblem } from "../../../shared/read-problem";
import { licenseAddress } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import { agentAddresses, customerAddress } from "../area/agent-addresses";
import { useRevealedParts } from "../area/use-revealed-parts";
import { nameOf } from "../customer/customer-types";
import { ActivationLines } from "./activation-lines";
import { SerialList } from "./serial-list";
import { ServiceChoices } from "./service-choices";
import { unusedSerialsQuery } from "./unused-serials";
import { type Activation, useActivation } from "./use-activation";

/** For whom, which services, what they would do, the terms, and the activation itself. */
export function ActivationForm({ phone }: { phone: string }) {
  const { t } = useTranslation("promoter-activation");
  const activation = useActivation(phone);
  const { form, draft, choices, isUncertain, isChanged } = activation;
  const serials = useQuery(unusedSerialsQuery());
  const shown = useRevealedParts([!choices.isPending && !serials.isPending]);
  return (
    <Form
      form={form}
      label={t("title")}
      className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-6 max-md:pt-5"
    >
      <DraftNotice form={form} draft={draft} />
      <div>
        <TextField
          form={form}
          name="customerMobile"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          readOnly={isUncertain}
          label={t("customer.phone")}
          before={countryCode}
          hint={t("customer.hint")}
        />
        <CustomerLine activation={activation} />
      </div>
      {choices.isPending && <Skeleton rows={4} />}
      {choices.error !== null && choices.data === undefined && (
        <ReadProblem
          error={choices.error}
          onRetry={() => void choices.refetch()}
          isRetrying={choices.isFetching}
        />
      )}
      {choices.data && <ServiceChoices form={form} services={choices.data} isLocked={isUncertain} />}
      {shown > 1 && (
        <>
          <SerialList />
          <Preview activation={activation} />
          <Terms form={form} />
        </>
      )}
      {isUncertain && (
        <Banner tone="amber" role="status">
          <b>{t("uncertain")}</b>
        </Banner>
      )}
      {isChanged && (
        <Banner tone="amber" role="alert" ref={bringIntoViewWithSubmit}>
          {t("changed")}
        </Banner>
      )}
      <FormMessage form={form} />
      <SubmitRow activation={activation} />
    </Form>
  );
}

/** The consent to the terms, which open beside the form so that what was chosen is not lost. */
function Terms({ form }: Pick<Activation, "form">) {
  const { t } = useTranslation("promoter-activation");
  return (
    <CheckboxField form={form} name="terms">
      {t("terms.accept")} <NewTabLink to={licenseAddress("user")}>{t("terms.name")}</NewTabLink>
    </CheckboxField>
  );
}

function CustomerLine({
  activation: { customer, number, isLookedUp, isUnknown },
}: {
  activation: Activation;
}) {
  const { t } = useTranslation("promoter-activation");
  if (customer !== null)
    return (
      <p className="mt-1.5">
        {t("customer.found")}{" "}
        <Link to={customerAddress(customer.kdUid)} className={textLink}>
          {nameOf(customer)}
        </Link>
      </p>
    );
  // The line that comes keeps its room.
  if (isLookedUp) return <p className="mt-1.5 min-h-[1lh]" />;
  if (!isUnknown) return null;
  return (
    <p className="mt-1.5 text-amber">
      {t("customer.notYours")}{" "}
      <Link to={`${agentAddresses.leadEntry}?phone=${number}`} className={textLink}>
        {t("customer.enter")}
      </Link>
    </p>
  );
}

/** What activating would do, before it is done; why it would be refused. */
function Preview({ activation: { preview, services, customer } }: { activation: Activation }) {
  const { t } = useTranslation("promoter-activation");
  const describeError = useDescribeError();
  const formats = useFormats();
  if (customer === null || services.length === 0) return null;
  return (
    <Section title={t("preview.title")} size="small">
      {preview.isPending && <Skeleton rows={services.length + 1} isSlim />}
      {preview.error !== null && (
        <Banner tone="amber" role="status" className="mt-3">
          {describeError(preview.error)}
        </Banner>
      )}
      {preview.data && preview.error === null && (
        <ActivationLines
          activation={preview.data}
          state="open"
          source={t("preview.source", { time: formats.dateTime(preview.dataUpdatedAt, "always") })}
        />
      )}
    </Section>
  );
}

function SubmitRow({ activation }: { activation: Activation }) {
  const { t } = useTranslation("promoter-activation");
  const translateMessage = useMessage();
  const formats = useFormats();
  const { form, services, preview, isUncertain, isComparing, secondsLocked, choices } = activation;
  const settled = services.length > 0 ? preview.data : undefined;
  const isAllBlocked = choices.data?.every(({ canActivate }) => !canActivate) === true;
  const isEligible = choices.data?.some(({ blockedBy }) => blockedBy !== "notEligible") === true;
  const reason =
    secondsLocked > 0
      ? `${translateMessage(message("rate.limited"))} ${t("submit.lockedFor", { seconds: secondsLocked })}`
      : isAllBlocked && !isUncertain
        ? isEligible
          ? t("submit.allBlocked")
          : translateMessage(message("pay.notEligible"))
        : undefined;
  return (
    <div
      data-fixed-bar
      className="sticky bottom-0 z-10 -mx-4 border-line2 border-t bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0"
    >
      <SubmitButton
        form={form}
        size="large"
        isWide
        reason={reason}
        busyLabel={t(isComparing ? "submit.comparing" : "submit.busy")}
      >
        {isUncertain
          ? t("submit.again")
          : services.length === 0
            ? t("submit.plain")
            : settled === undefined || settled.settlementAmount === "0.00"
              ? t("submit.count", { count: services.length })
              : t("submit.amount", {
                  count: services.length,
                  amount: amountInText(settled.settlementAmount, settled.currency, formats),
                })}
      </SubmitButton>
    </div>
  );
}
