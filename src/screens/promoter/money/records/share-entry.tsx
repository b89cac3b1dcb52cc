import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { components } from "../../../../generated/promoter";
import { columnMoney, columnSymbol } from "../../../../i18n/column-money";
import type { Currency } from "../../../../i18n/money-format";
import type { Formats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { ReceiptAmount } from "../../../../shared/receipt-amount";
import { classNames } from "../../../../ui/class-names";
import { MarginEntry } from "../../../../ui/margin-column";
import { Money } from "../../../../ui/money";
import { customerAddress } from "../../area/agent-addresses";
import { yuanOf } from "../fen";
import { type ExplainedShare, explainShare } from "./share-receipt";

type Schemas = components["schemas"];

interface ShareEntryProps {
  share: Schemas["ShareRecord"];
  /** The records on screen, among which what was taken back of it is looked for. */
  others: readonly Schemas["MoneyRecord"][];
  currency: Currency;
  formats: Formats;
}

/** A share of an order or what a refund took back: customer and order, formula, amount, and the state of the money. */
export function ShareEntry({ share, others, currency, formats }: ShareEntryProps) {
  const { t } = useTranslation("promoter-money");
  const { earnedAt, customerName, kdUid, title, baseAmount, ratePercent, amount, kind } = share;
  const isReversal = kind === "reversal";
  const explained = explainShare(share, others);
  const money = columnMoney(currency, formats);
  return (
    <MarginEntry
      date={formats.date(earnedAt)}
      dateTime={earnedAt}
      note={
        <span className="tabular-nums">
          {t(isReversal ? "share.reversed" : "share.formula", {
            base: money(baseAmount),
            percent: `${ratePercent}%`,
          })}
        </span>
      }
      end={
        <>
          <div className={classNames("font-semibold", isReversal ? "text-red" : "text-green")}>
            <ShareAmount explained={explained} currency={currency} formats={formats}>
              <Money amount={amount} currency={columnSymbol(currency, formats.locale)} hasPlus />
            </ShareAmount>
          </div>
          <ShareProgress explained={explained} formats={formats} />
        </>
      }
    >
      <span className="[overflow-wrap:anywhere]">
        <Link to={customerAddress(kdUid)} className="rounded-tag hover:text-green active:text-green">
          {customerName}
        </Link>{" "}
        <span className="text-ink2">{title}</span>
      </span>
    </MarginEntry>
  );
}

interface ExplainedProps {
  explained: ExplainedShare;
  formats: Formats;
}

/** When the share is free, or what became of it. Of one that was taken back whole nothing ever is. */
function ShareProgress({ explained: { share, leftFen }, formats }: ExplainedProps) {
  const { t } = useTranslation("promoter-money");
  const { holdUntil } = share;
  const state = leftFen === 0 ? "reversed" : share.state;
  return (
    <div className={classNames("text-13", state === "onHold" ? "text-amber" : "text-ink2")}>
      {state === "onHold" && holdUntil !== null
        ? t("share.holdUntil", { date: formats.date(holdUntil) })
        : t(`state.${state}`)}
    </div>
  );
}

interface ShareAmountProps extends ExplainedProps {
  currency: Currency;
  children: ReactNode;
}

function ShareAmount({ explained, currency, formats, children }: ShareAmountProps) {
  const { t } = useTranslation("promoter-money");
  const { share, reversals, leftFen } = explained;
  const { orderNo, baseAmount, ratePercent, amount, kind, earnedAt, holdUntil, periodEnd, note } = share;
  const money = columnMoney(currency, formats);
  const title = t(kind === "reversal" ? "share.reversalTitle" : "share.title");
  const facts = [
    t("share.earnedAt", { time: formats.dateTime(earnedAt, "always") }),
    ...(holdUntil === null ? [] : [t("share.releasedAt", { time: formats.dateTime(holdUntil, "always") })]),
    t("share.periodEnd", { date: formats.date(periodEnd, "always") }),
  ];
  return (
    <ReceiptAmount
      title={title}
      hint={t("receipt.hint")}
      lines={() => [
        {
          label: t("share.base"),
          note: t("share.order", { number: orderNo }),
          value: money(baseAmount),
        },
        { label: t("share.rate"), value: `${ratePercent}%` },
        ...(reversals.length === 0 ? [] : [{ label: t("share.title"), value: money(amount) }]),
        ...reversals.map((reversal) => ({
          label: t("share.takenBack", {
            date: formats.date(reversal.earnedAt, "always"),
            number: reversal.id,
          }),
          note: reversal.note,
          value: money(reversal.amount),
        })),
      ]}
      total={{
        label: reversals.length === 0 ? title : t("share.left"),
        value: money(yuanOf(leftFen), { currency }),
        state: share.state === "onHold" ? "open" : "closed",
      }}
      shown={money(amount, { currency })}
      source={[...(note === "" ? [] : [note]), ...facts].map((fact) => (
        <span key={fact} className="block">
          {fact}
        </span>
      ))}
    >
      {children}
    </ReceiptAmount>
  );
}
