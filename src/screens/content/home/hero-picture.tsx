import { useTranslation } from "../../../i18n/use-translation";
import { InvoiceSlip } from "./invoice-slip";
import { Picture } from "./picture";
import { pictureMeasures } from "./picture-measures";
import { invoiceSums } from "./sample-shop";
import { StockCard } from "./stock-card";
import { useSampleFormats } from "./use-sample-formats";
import { WeekCard } from "./week-card";

/** One invoice, the stock card it changes and the week it is counted in, joined by one thread. */
export function HeroPicture() {
  const { t } = useTranslation("content-home");
  const { price } = useSampleFormats();
  return (
    <div className="border-line max-[46rem]:-mx-4 max-[46rem]:border-y max-[46rem]:bg-sunk max-[46rem]:px-4 max-[46rem]:py-8 sm:max-[46rem]:-mx-6 sm:max-[46rem]:px-6">
      <Picture
        label={t("hero.picture", { total: price(invoiceSums.due) })}
        className={`${pictureMeasures} relative grid gap-y-8 max-[46rem]:max-w-[26rem] min-[46rem]:mx-auto min-[46rem]:w-fit min-[46rem]:grid-cols-[calc(336*var(--unit))_calc(304*var(--unit))] min-[46rem]:gap-x-10 min-[46rem]:gap-y-7 min-[46rem]:max-[58rem]:in-data-care:[zoom:0.78]`}
      >
        <InvoiceSlip />
        <div className="flex flex-col gap-7">
          <StockCard />
          <WeekCard />
        </div>
        <WideThread />
        <PhoneThread />
      </Picture>
      <p className="mt-5 text-13 text-ink2 min-[46rem]:hidden">{t("hero.moved")}</p>
    </div>
  );
}

function WideThread() {
  return (
    <div className="pointer-events-none absolute inset-0 hidden text-green min-[46rem]:block">
      <span className="absolute top-(--join) right-[calc(304*var(--unit))] left-[calc(336*var(--unit)-2rem)] border-current border-t" />
      <Dot className="left-[calc(336*var(--unit)-2rem-3px)]" />
      <Arrow className="top-(--join) right-[calc(304*var(--unit))]" />
      <span className="absolute top-(--join) left-[calc(336*var(--unit)+1.25rem)] h-[calc(var(--week)-var(--join))] w-5 border-current border-b border-l" />
      <Arrow className="top-(--week) right-[calc(304*var(--unit))]" />
    </div>
  );
}

/** On a phone the stock card lies below, and the thread runs down the holes of the paper. */
function PhoneThread() {
  return (
    <div className="pointer-events-none absolute inset-0 text-green in-data-care:hidden max-[23rem]:hidden min-[46rem]:hidden">
      <span className="absolute top-(--join) bottom-[calc(var(--foot)+var(--row)/2)] left-2 w-5 border-current border-t border-l" />
      <Dot className="left-[1.5625rem]" />
      <span className="absolute bottom-[calc(var(--foot)+var(--row)/2)] left-2 w-4 border-current border-b" />
      <Arrow className="bottom-[calc(var(--foot)+var(--row)/2-4px)] left-[1.125rem]" isFromBelow />
    </div>
  );
}

function Dot({ className }: { className: string }) {
  return (
    <span
      className={`absolute top-[calc(var(--join)-3px+var(--rule)/2)] size-1.5 rounded-full bg-current ${className}`}
    />
  );
}

/** The tip of the thread; its middle lies on the line. */
function Arrow({ className, isFromBelow = false }: { className: string; isFromBelow?: boolean }) {
  return (
    <svg
      viewBox="0 0 6 8"
      className={`absolute h-2 w-1.5 fill-current ${isFromBelow ? "" : "-mt-[3.5px]"} ${className}`}
      aria-hidden="true"
    >
      <path d="M0 0l6 4-6 4z" />
    </svg>
  );
}
