import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { daysInPriceYear } from "../../../rules/limits";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { dayAfter } from "./upgrade-facts";
import type { DisplayedQuote } from "./use-quote";

interface UpgradePriceSliderProps {
  today: string;
  expiry: string;
  /** Days from today to the expiry. */
  length: number;
  /** Days from today to the day of the upgrade. */
  chosen: number;
  onChoose: (days: number) => void;
  priceAt: (daysLeft: number) => number;
  quote: DisplayedQuote;
  endLabel: string;
}

/** A slider over the price from today to the last day. */
export function UpgradePriceSlider(props: UpgradePriceSliderProps) {
  const { today, length, chosen, onChoose, priceAt, quote, endLabel } = props;
  const { t } = useTranslation("content-price");
  const { money, number, date } = useFormats();
  const { currency } = quote;
  const { standard, professional } = quote.table.versions;
  const share = chosen / length;
  const daysLeft = length - chosen;
  const amountFen = priceAt(daysLeft);
  const amount = money(amountFen / 100, { currency });
  const day = date(dayAfter(today, chosen), "always");
  const yearly = (fen: number) => money(fen / 100, { isShort: true });
  const isCloseToEnd = share > 0.7;
  return (
    <>
      <div className="relative mt-8 h-32">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 h-full w-full overflow-visible"
        >
          <path d={`M0 0L${share * 100} ${share * 100}V100H0z`} className="fill-tint-green" />
          <path
            d="M0 0L100 100"
            className="fill-none stroke-green stroke-[1.5] [vector-effect:non-scaling-stroke]"
          />
          <path d="M0 100H100" className="fill-none stroke-ink [vector-effect:non-scaling-stroke]" />
          <path
            d={`M${share * 100} ${share * 100}V100`}
            className="fill-none stroke-green [stroke-dasharray:2_3] [vector-effect:non-scaling-stroke]"
          />
        </svg>
        <input
          type="range"
          min={0}
          max={length}
          value={chosen}
          onChange={(event) => onChoose(Number(event.target.value))}
          aria-label={t("upgrade.day")}
          aria-valuetext={`${day}, ${amount}`}
          className="peer -inset-x-3 absolute bottom-[calc(var(--mark)*-0.5-0.5rem)] h-[calc(100%+var(--mark))] cursor-ew-resize opacity-0 [width:calc(100%+1.5rem)]"
        />
        <span
          aria-hidden="true"
          style={{ left: `${share * 100}%` }}
          className="-translate-x-1/2 pointer-events-none absolute -bottom-3 grid size-6 place-items-center rounded-full border-2 border-green bg-card text-green peer-focus-visible:outline-2 peer-focus-visible:outline-green peer-focus-visible:outline-offset-2"
        >
          <svg viewBox="0 0 6 8" className="h-2 w-1.5 fill-none stroke-current" aria-hidden="true">
            <path d="M1 0v8M5 0v8" />
          </svg>
        </span>
        <span
          aria-hidden="true"
          style={{ left: `${share * 100}%`, top: `${share * 100}%` }}
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute size-2 rounded-full bg-green"
        />
        <span
          style={{ left: `${share * 100}%`, top: `${share * 100}%` }}
          className={`absolute whitespace-nowrap ${isCloseToEnd ? "-translate-x-full -translate-y-full pr-1 pb-1" : "-translate-y-full pb-0.5 pl-3"}`}
        >
          <ReceiptAmount
            title={t("upgrade.title")}
            hint={t("receipt.hint")}
            lines={[
              { label: t("upgrade.professionalYear"), value: yearly(professional.yearFen) },
              { label: t("upgrade.standardYear"), value: money(-standard.yearFen / 100, { isShort: true }) },
              { label: t("upgrade.perDay"), value: `÷ ${daysInPriceYear}` },
              {
                label: t("upgrade.daysLeft"),
                note: `${day} – ${date(props.expiry, "always")}`,
                value: `× ${number(daysLeft)}`,
              },
            ]}
            total={{ label: t("upgrade.estimate"), value: amount, state: "open" }}
            source={t("upgrade.source")}
            className="bg-paper/80 font-semibold text-17"
          >
            {amount}
          </ReceiptAmount>
        </span>
      </div>
      <div className="figures mt-4 flex justify-between gap-4 text-13 text-ink2">
        <span>{t("upgrade.today", { amount: money(priceAt(length) / 100, { currency }) })}</span>
        <span>{`${endLabel} ${money(0, { currency })}`}</span>
      </div>
      <div className="relative h-6">
        <time
          dateTime={dayAfter(today, chosen)}
          style={{ left: `clamp(2.75rem, ${share * 100}%, calc(100% - 2.75rem))` }}
          className="figures -translate-x-1/2 absolute whitespace-nowrap! font-semibold text-13"
        >
          {day}
        </time>
      </div>
      <p className="mt-3 text-13 text-ink2">
        {t("upgrade.formula", {
          professional: yearly(professional.yearFen),
          standard: yearly(standard.yearFen),
          days: number(daysLeft),
          amount: money(amountFen / 100),
        })}
      </p>
    </>
  );
}
