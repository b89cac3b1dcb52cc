import { useId, useState } from "react";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { durations } from "../../../rules/limits";
import { QuoteAmount } from "../../../shared/order-lines/quote-amount";
import { ClosingLine } from "../../../ui/closing-line";
import { UpgradePriceChart } from "./upgrade-price-chart";
import { linesForDays, moneyText, readUpgradePrices, upgradeFen } from "./upgrade-prices";

/** The price of an upgrade on a later day, chosen with a slider. The order is always at today's price. */
export function UpgradePricePreview({ upgrade }: { upgrade: components["schemas"]["LicenceUpgrade"] }) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const id = useId();
  const [wait, setWait] = useState(0);
  const { quote, daysLeft, serverTime } = upgrade;
  const prices = readUpgradePrices(quote.lines);
  if (prices === null || daysLeft < 1) return null;
  const chosenWait = Math.min(wait, daysLeft);
  const days = daysLeft - chosenWait;
  const price = moneyText(upgradeFen(prices, days));
  const date = formats.date(Date.parse(serverTime) + chosenWait * durations.day);
  const saved = moneyText(upgradeFen(prices, daysLeft) - upgradeFen(prices, days));
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-4">
      <h3 id={id} className="text-17">
        {t("machine.title")}
      </h3>
      <p className="mt-1 text-13 text-ink2">{t("machine.text")}</p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="figures">
          {chosenWait === 0 ? t("machine.today") : t("machine.onDay", { date })}
          <span className="block text-13 text-ink2">{t("machine.daysLeft", { count: days })}</span>
        </p>
        <div className="text-right">
          <QuoteAmount
            title={t("machine.about")}
            lines={linesForDays(quote.lines, prices, days)}
            finalAmount={price}
            currency={quote.currency}
            state="open"
            source={t("machine.source", { date })}
            className="font-semibold text-26"
          >
            {formats.money(price, { currency: quote.currency })}
          </QuoteAmount>
          <ClosingLine state="open" />
        </div>
      </div>
      <UpgradePriceChart prices={prices} daysLeft={daysLeft} wait={chosenWait} />
      <input
        type="range"
        min={0}
        max={daysLeft}
        step={1}
        value={chosenWait}
        onChange={(event) => setWait(Number(event.target.value))}
        aria-label={t("machine.slider")}
        aria-valuetext={t("machine.value", {
          date,
          amount: formats.money(price, { currency: quote.currency }),
        })}
        className="h-control w-full cursor-pointer accent-green"
      />
      <div className="figures flex justify-between text-13 text-ink2">
        <span>{t("machine.now")}</span>
        <span>{formats.date(upgrade.expiresOn)}</span>
      </div>
      <p aria-live="polite" className="mt-2 text-13 text-ink2">
        {chosenWait === 0
          ? t("machine.perDay", { amount: formats.money(quote.dayPrice, { currency: quote.currency }) })
          : t("machine.saved", {
              amount: formats.money(saved, { currency: quote.currency }),
              count: chosenWait,
            })}
      </p>
    </section>
  );
}
