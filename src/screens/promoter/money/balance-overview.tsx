import { Link } from "react-router-dom";
import type { components } from "../../../generated/promoter";
import { columnMoney, columnSymbol } from "../../../i18n/column-money";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Money } from "../../../ui/money";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { balanceParts } from "./balance-lines";
import { BalanceReceipt } from "./balance-receipt";
import { moneyAddress, recentMoneyView } from "./money-view";

type Schemas = components["schemas"];

interface BalanceOverviewProps {
  info: Schemas["WithdrawalInfo"];
  summary: Schemas["RebateSummary"] | undefined;
}

const fills = {
  withdrawable: "bg-fill",
  onHold: "bg-amber",
  withdrawing: "bg-ink2",
  withdrawn: "bg-bar2",
} as const;

/** Where everything earned is now: a bar of four parts, each figure with its receipt, and when more becomes free. */
export function BalanceOverview({ info, summary }: BalanceOverviewProps) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const money = columnMoney(info.currency, formats);
  const parts = balanceParts(info.balance);
  const isEmpty = parts.every(({ fen }) => fen === 0);
  return (
    <Section
      title={t("balance.title")}
      size="small"
      end={
        <>
          {t("balance.earned")}{" "}
          <BalanceReceipt kind="earned" info={info} summary={summary}>
            {money(info.balance.earned)}
          </BalanceReceipt>
        </>
      }
    >
      {!isEmpty && (
        <div aria-hidden="true" className="mt-4 flex h-3 gap-0.5 print:hidden">
          {parts
            .filter(({ fen }) => fen > 0)
            .map(({ kind, share }) => (
              <span
                key={kind}
                className={`${fills[kind]} min-w-1`}
                style={{ flexGrow: share, flexBasis: 0 }}
              />
            ))}
        </div>
      )}
      <dl className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ kind, amount }) => (
          <div key={kind} className="flex items-center justify-between gap-3 py-1.5">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 ${fills[kind]}`} />
              {t(`part.${kind}`)}
            </dt>
            <dd className="text-right">
              <BalanceReceipt kind={kind} info={info} summary={summary}>
                <Money amount={amount} currency={columnSymbol(info.currency, formats.locale)} />
              </BalanceReceipt>
            </dd>
          </div>
        ))}
      </dl>
      {info.balance.owed !== "0.00" && (
        <p className="mt-1 text-red">
          {t("balance.owed", { amount: money(info.balance.owed, { currency: info.currency }) })}
        </p>
      )}
      <Releases releases={info.releases} currency={info.currency} />
    </Section>
  );
}

const shownReleases = 4;

interface ReleasesProps {
  releases: Schemas["WithdrawalInfo"]["releases"];
  currency: Currency;
}

/** When what is on hold becomes free. */
function Releases({ releases, currency }: ReleasesProps) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  if (releases.length === 0) return null;
  const next = releases.slice(0, shownReleases);
  const more = releases.length - next.length;
  return (
    <ul aria-label={t("release.title")} className="mt-2 border-line border-t pt-2 text-13 text-ink2">
      {next.map(({ at, amount, shareCount }) => (
        <li key={at} className="flex flex-wrap justify-between gap-x-4 py-0.5">
          <span>
            <span className="text-amber">{t("release.at", { date: formats.date(at) })}</span>{" "}
            {t("release.count", { count: shareCount })}
          </span>
          <Money amount={amount} currency={columnSymbol(currency, formats.locale)} hasPlus />
        </li>
      ))}
      {more > 0 && <li className="py-0.5">{t("release.more", { count: more })}</li>}
      <li className="py-0.5">
        <Link
          to={moneyAddress({ ...recentMoneyView, list: "shares", state: "onHold" })}
          preventScrollReset
          className={textLink}
        >
          {t("release.see")}
        </Link>
      </li>
    </ul>
  );
}
