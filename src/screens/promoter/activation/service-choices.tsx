import { useId } from "react";
import { useController } from "react-hook-form";
import { useFieldError } from "../../../forms/use-field";
import type { components } from "../../../generated/promoter";
import { columnMoney, columnSymbol } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { message } from "../../../rules/messages";
import { Checkbox } from "../../../ui/checkbox";
import { FieldMessage } from "../../../ui/field-message";
import { Money } from "../../../ui/money";
import type { Activation } from "./use-activation";

type Service = components["schemas"]["CustomerService"];

/** The services that can be activated: what the customer has of each, serials left or the settlement price. */
export function ServiceChoices({
  form,
  services,
  isLocked,
}: {
  form: Activation["form"];
  services: readonly Service[];
  /** While nobody knows whether these were activated: with others it would be another request. */
  isLocked: boolean;
}) {
  const { t } = useTranslation("promoter-activation");
  const errorId = useId();
  const { field } = useController({ control: form.control, name: "services" });
  const error = useFieldError({ form, name: "services" })?.text;
  const chosen: readonly string[] = field.value;
  // The button says it once.
  const isReasonOfAll = services.every(({ blockedBy }) => blockedBy === "notEligible");
  const toggle = (productNo: string) =>
    field.onChange(
      chosen.includes(productNo) ? chosen.filter((known) => known !== productNo) : [...chosen, productNo],
    );
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="mb-1 w-full border-ink border-b pb-2 font-semibold">{t("services.title")}</legend>
      {services.map((service, index) => (
        <div key={service.productNo} className="border-line border-b py-2">
          <div className="flex items-start justify-between gap-x-4">
            <Checkbox
              {...(index === 0 && { ref: field.ref })}
              name={field.name}
              checked={chosen.includes(service.productNo)}
              // One that became blocked can still be taken out again.
              disabled={isLocked || (!service.canActivate && !chosen.includes(service.productNo))}
              onChange={() => toggle(service.productNo)}
            >
              {service.name}
              <ServiceFacts service={service} hasReason={!isReasonOfAll} />
            </Checkbox>
            <ServicePrice service={service} />
          </div>
        </div>
      ))}
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}

interface ServiceFactsProps {
  service: Service;
  /** Whether the reason why it cannot be activated is stated here. */
  hasReason: boolean;
}

function ServiceFacts({ service: { current, days, blockedBy }, hasReason }: ServiceFactsProps) {
  const { t } = useTranslation(["promoter-activation", "common"]);
  const formats = useFormats();
  const translateMessage = useMessage();
  const status =
    current === null
      ? t("services.days", { count: days })
      : current.serviceExpiry === null || current.remainingDays === null
        ? t("services.notHeld")
        : current.remainingDays < 0
          ? t("services.expired", { date: formats.date(current.serviceExpiry) })
          : current.remainingDays === 0
            ? t("services.endsToday")
            : t("services.runsUntil", {
                date: formats.date(current.serviceExpiry),
                count: current.remainingDays,
              });
  return (
    <span className="block text-13 text-ink2">
      {status}
      {hasReason && blockedBy !== null && (
        <span className="block text-amber">
          {blockedBy === "notEligible"
            ? translateMessage(message("pay.notEligible"))
            : t(`blocked.${blockedBy}`)}
        </span>
      )}
    </span>
  );
}

/**
 * On the line of the name, which has the padding of its checkbox. On a phone two prices and their words are as wide as the
 * name: they take two lines rather than its room. In large text they go below the name, which stands beside its mark.
 */
const besideName =
  "shrink-0 pt-1.5 leading-6! max-sm:max-w-1/2 max-sm:pt-2.5 few-letters:w-full few-letters:max-w-full few-letters:pt-0 few-letters:pb-2 few-letters:pl-[calc(var(--mark)+0.5rem)] few-letters:text-left";

/** A serial where one is left, else the settlement price. */
function ServicePrice({
  service: { serialsLeft, settlementPrice, listPrice, currency },
}: {
  service: Service;
}) {
  const { t } = useTranslation("promoter-activation");
  const formats = useFormats();
  if (serialsLeft > 0)
    return (
      <span className={`${besideName} text-13 text-green`}>
        {t("services.serials", { count: serialsLeft })}
      </span>
    );
  if (settlementPrice === null)
    return <span className={`${besideName} text-13 text-ink2`}>{t("services.noSerials")}</span>;
  return (
    <span className={`${besideName} text-right`}>
      <Money amount={settlementPrice} currency={columnSymbol(currency, formats.locale)} />
      <span className="block text-13 text-ink2">
        {t("services.settlement", { list: columnMoney(currency, formats)(listPrice) })}
      </span>
    </span>
  );
}
