import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Download from "lucide/dist/esm/icons/download.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import User from "lucide/dist/esm/icons/user.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { addresses, invoiceAddress, orderAddress } from "../../../shared/routing/addresses";
import { Arc } from "../../../ui/arc";
import { Button } from "../../../ui/button";
import { Icon, type LucideIcon } from "../../../ui/icon";
import { State } from "../../../ui/state";
import { ActionBar } from "../action-bar";
import type { Order } from "./machine/payment-state";
import { SheetBlock } from "./sheet-block";
import { SupportAction } from "./support-action";

/** What was bought and is ready, and what one does next; no next steps while money is asked back. */
export function PaidOrder({ order, facts }: { order: Order; facts: ReactNode }) {
  const { t } = useTranslation("mall-pay");
  return (
    <>
      <ReadyLicence order={order} />
      {facts}
      {order.state !== "refunding" && (
        <div className="print:hidden">
          <NextSteps order={order} />
        </div>
      )}
      <ActionBar>
        <div className="flex gap-4 [&>*]:flex-1">
          <Button
            size="large"
            render={(linkProps) => <Link to={orderAddress(order.orderNo)} {...linkProps} />}
          >
            {t("act.view")}
          </Button>
          <Button
            variant="primary"
            size="large"
            render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}
          >
            {t("act.begin")}
          </Button>
        </div>
      </ActionBar>
      {order.state === "refunding" && <SupportAction orderNo={order.orderNo} />}
    </>
  );
}

function NextSteps({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
  const hasInvoice = order.invoice !== null || order.invoiceWish !== null;
  return (
    <SheetBlock title={t("paid.next")}>
      {(hasInvoice || order.actions.includes("requestInvoice")) && (
        <NextLink
          icon={FileText}
          to={hasInvoice ? orderAddress(order.orderNo) : invoiceAddress(order.orderNo)}
          note={t(hasInvoice ? "paid.invoiceWished" : "paid.invoiceHint")}
        >
          {t("paid.invoice")}
        </NextLink>
      )}
      <NextLink
        icon={User}
        to={addresses.userLicences}
        note={t("paid.staffHint", { count: order.userTotal })}
      >
        {t("paid.staff")}
      </NextLink>
      <NextLink icon={Download} to={addresses.download} note="Windows, Mac">
        {t("paid.install")}
      </NextLink>
    </SheetBlock>
  );
}

function ReadyLicence({ order }: { order: Order }) {
  const { t } = useTranslation("mall-pay");
  const { date, number } = useFormats();
  const titleOf = useOrderTitle();
  const { licence } = order;
  if (licence === null)
    return (
      <SheetBlock title={t("paid.readySoon")}>
        <p className="flex items-center gap-3 py-4 font-semibold text-17">
          <Arc className="text-green" />
          {titleOf(order)}
        </p>
      </SheetBlock>
    );
  const facts = [
    [t("paid.stores"), number(licence.stores)],
    [t("paid.users"), number(licence.users)],
    [t("paid.until"), date(licence.expiresOn, "always")],
  ] as const;
  return (
    <SheetBlock title={t("paid.ready")}>
      <div className="py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <b className="text-17 [overflow-wrap:anywhere]">{licence.name}</b>
          <State shape="disc" tone="green">
            {t("paid.inUse")}
          </State>
        </p>
        <dl className="mt-2 grid grid-cols-[1fr_1fr_2fr] few-letters:grid-cols-1">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="border-line border-l pl-4 first:border-l-0 first:pl-0 few-letters:border-l-0 few-letters:pl-0"
            >
              <dt className="text-13 text-ink2">{name}</dt>
              <dd className="figures font-semibold text-20">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SheetBlock>
  );
}

interface NextLinkProps {
  icon: LucideIcon;
  to: string;
  note: string;
  children: string;
}

function NextLink({ icon, to, note, children }: NextLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-row items-center gap-3 border-line border-b py-2 transition-colors last:border-b-0 hover:text-green active:bg-sunk active:text-green"
    >
      <Icon of={icon} className="text-ink2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        {children}
        <span className="whitespace-normal text-13 text-ink2 tabular-nums">{note}</span>
      </span>
      <Icon of={ChevronRight} size="small" className="text-ink3" />
    </Link>
  );
}
