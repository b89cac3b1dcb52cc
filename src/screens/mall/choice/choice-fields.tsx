import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { skuDaysQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { orderLimits } from "../../../rules/limits";
import { Segment } from "../../../ui/segment";
import { Select } from "../../../ui/select";
import { Stepper } from "../../../ui/stepper";
import type { Sku } from "./goods-choice";
import type { ChoiceInAddress } from "./use-goods-choice";
import { YearsChoice } from "./years-choice";

interface ChoiceFieldsProps {
  service: components["schemas"]["ServiceDetail"];
  chosen: ChoiceInAddress;
}

/** As many versions as fit side by side, and as long names; more than that is a list. */
const maximumSegments = 3;
const maximumSegmentLength = 16;

/** Days of the shortest product that is sold by years; what runs shorter has a length of its own. */
const minimumYearDays = 365;

/** Version, stores, users, years and number of licences. Totals are shown; the address keeps what is beyond the included. */
export function ChoiceFields({ service, chosen }: ChoiceFieldsProps) {
  const { t } = useTranslation("mall-goods");
  const { sku, choice, change, changeSku } = chosen;
  const days = useQuery(skuDaysQuery({ productNo: sku.productNo, years: 1 }));
  const isByYears = days.data === undefined || days.data.days >= minimumYearDays;
  const { skus } = service;
  return (
    <div>
      {skus.length > 1 &&
        (skus.length <= maximumSegments && skus.every(({ name }) => name.length <= maximumSegmentLength) ? (
          <Segment
            label={t("choose.version")}
            choices={skus.map(({ productNo, name }) => ({ value: productNo, label: name }))}
            value={sku.productNo}
            onChange={changeSku}
          />
        ) : (
          <Select
            aria-label={t("choose.version")}
            options={skus.map(({ productNo, name }) => ({ value: productNo, label: name }))}
            value={sku.productNo}
            onChange={(event) => changeSku(event.target.value)}
          />
        ))}
      <CountRow
        label={t("choose.stores")}
        included={sku.includedStores}
        unitPrice={sku.storeYearPrice}
        currency={service.currency}
        value={choice.stores}
        maximum={orderLimits.stores.maximum}
        onChange={(stores) => change({ stores })}
      />
      <CountRow
        label={t("choose.users")}
        included={sku.includedUsers}
        unitPrice={sku.userYearPrice}
        currency={service.currency}
        value={choice.users}
        maximum={orderLimits.users.maximum}
        onChange={(users) => change({ users })}
      />
      {isByYears ? (
        <ChoiceRow label={t("choose.years")}>
          <YearsChoice
            discounts={service.yearDiscounts}
            value={choice.years}
            onChange={(years) => change({ years })}
          />
        </ChoiceRow>
      ) : (
        <ChoiceRow label={t("choose.length")}>
          <span className="figures font-semibold">{t("choose.days", { count: days.data?.days ?? 0 })}</span>
        </ChoiceRow>
      )}
      <ChoiceRow label={t("choose.quantity")} note={t("choose.quantityHint")} isOneLine>
        <Stepper
          label={t("choose.quantity")}
          value={choice.quantity}
          min={orderLimits.quantity.minimum}
          max={orderLimits.quantity.maximum}
          onChange={(quantity) => change({ quantity })}
        />
      </ChoiceRow>
    </div>
  );
}

interface CountRowProps {
  label: string;
  included: number;
  unitPrice: Sku["userYearPrice"];
  currency: Currency;
  /** How many beyond the included, and how many of those there may be. */
  value: number;
  maximum: number;
  onChange: (value: number) => void;
}

/** Stores or users, counted with those the version includes. */
function CountRow({ label, included, unitPrice, currency, value, maximum, onChange }: CountRowProps) {
  const { t } = useTranslation("mall-goods");
  const { money } = useFormats();
  if (unitPrice === null)
    return included === 0 ? null : (
      <ChoiceRow label={label}>
        <span className="text-ink2">{t("choose.noMore", { count: included })}</span>
      </ChoiceRow>
    );
  const price = money(unitPrice, { currency, isShort: true });
  return (
    <ChoiceRow label={label} note={t("choose.includes", { count: included, price })} isOneLine>
      <Stepper
        label={label}
        value={included + value}
        min={included}
        max={included + maximum}
        onChange={(total) => onChange(total - included)}
      />
    </ChoiceRow>
  );
}

interface ChoiceRowProps {
  label: string;
  note?: string;
  /** Whether the control stays beside its label while a word fits; the note then wraps. */
  isOneLine?: boolean;
  children: ReactNode;
}

function ChoiceRow({ label, note, isOneLine = false, children }: ChoiceRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-b-0">
      <span className={isOneLine ? "min-w-min flex-1" : "min-w-0"}>
        <span className="mr-1">{label}</span>{" "}
        {note !== undefined && <span className="text-13 text-ink2 max-sm:block">{note}</span>}
      </span>
      {children}
    </div>
  );
}
