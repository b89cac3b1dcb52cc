import Copy from "lucide/dist/esm/icons/copy.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { State, type StateShape, type StateTone } from "../../../ui/state";
import { Tag } from "../../../ui/tag";
import { customerNameId } from "../area/customer-name";
import { type Customer, type CustomerDetailData, nameOf } from "./customer-types";
import { FollowUpSheet } from "./follow-up-sheet";
import { LabelsSheet } from "./labels-sheet";
import { LinkSheet, linkPurpose } from "./link-sheet";

/** Name and state, contact and labels, and the three most frequent actions: call, send the link, note a follow-up. */
export function CustomerHeader({ detail, isBeside }: { detail: CustomerDetailData; isBeside: boolean }) {
  const { t } = useTranslation("promoter-customer");
  const [sheet, setSheet] = useState<"followUp" | "labels" | "link" | null>(null);
  const { customer } = detail;
  const Title = isBeside ? "h2" : "h1";
  const name = nameOf(customer);
  const phone = maskPhone(customer.phone);
  const close = () => setSheet(null);
  const isGivenUp = customer.relation === "givenUp";
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <Title id={customerNameId} className="min-w-0 text-26 [overflow-wrap:anywhere]">
          {name}
        </Title>
        <span className="pt-1.5">
          <CustomerState customer={customer} />
        </span>
      </div>
      <p className="figures flex flex-wrap gap-x-3 text-17 text-ink2">
        {customer.name !== "" && customer.contactName !== "" && <span>{customer.contactName}</span>}
        {name !== phone && <span>{phone}</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {customer.purchaseIntention !== null && <Tag>{t(`intention.${customer.purchaseIntention}`)}</Tag>}
        {customer.labels.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
        {!isGivenUp && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setSheet("labels")}
            className="touch-area inline-flex items-center gap-1 rounded-tag border border-line2 bg-card px-1.5 text-13 text-ink2 transition-colors hover:border-ink hover:text-ink active:bg-sunk"
          >
            <Icon of={Plus} size="small" />
            {t("action.addLabel")}
          </button>
        )}
      </div>
      {!isGivenUp && (
        <div className="mt-4 flex flex-wrap gap-3 in-data-care:flex-col max-[22rem]:flex-col max-sm:gap-2 [&>*]:flex-auto [&>*]:gap-1.5 [&>*]:px-1.5">
          <Button icon={Phone} href={`tel:${customer.phone}`}>
            {t("action.call")}
          </Button>
          <Button icon={Copy} aria-haspopup="dialog" onClick={() => setSheet("link")}>
            {t(`action.link.${linkPurpose(detail)}`)}
          </Button>
          <Button icon={Pencil} aria-haspopup="dialog" onClick={() => setSheet("followUp")}>
            {t("action.followUp")}
          </Button>
        </div>
      )}
      <FollowUpSheet isOpen={sheet === "followUp"} customer={customer} onClose={close} />
      <LabelsSheet isOpen={sheet === "labels"} customer={customer} onClose={close} />
      <LinkSheet isOpen={sheet === "link"} detail={detail} onClose={close} />
    </header>
  );
}

const states: Readonly<Record<Customer["serviceState"], readonly [StateShape, StateTone]>> = {
  inService: ["disc", "green"],
  dueThisMonth: ["half", "amber"],
  dueNextMonth: ["half", "ink2"],
  expired: ["square", "red"],
  trial: ["half", "ink2"],
  notPurchased: ["ring", "ink2"],
};

function CustomerState({ customer: { relation, serviceState } }: { customer: Customer }) {
  const { t } = useTranslation("promoter-customer");
  if (relation !== "customer")
    return (
      <State shape={relation === "givenUp" ? "dash" : "ring"} tone="ink2">
        {t(`state.${relation}`)}
      </State>
    );
  const [shape, tone] = states[serviceState];
  return (
    <State shape={shape} tone={tone}>
      {t(`state.${serviceState}`)}
    </State>
  );
}
