import { useTranslation } from "../../../i18n/use-translation";
import { Line, Lines, Total } from "../../../ui/lines";
import { Slip } from "../../../ui/slip";
import { Figure, PictureRow, PictureTable } from "./picture";
import { invoice, invoiceSums, lineAmount } from "./sample-shop";
import { useSampleFormats } from "./use-sample-formats";

const hiddenWhenNarrow = "max-[23rem]:hidden max-[46rem]:in-data-care:hidden";

/** The invoice as it comes out of the printer. Where the paper is narrow the price column is left out. */
export function InvoiceSlip() {
  const { t } = useTranslation("content-home");
  const { figure, price, dateTime } = useSampleFormats();
  return (
    <Slip className="max-[46rem]:mr-6 max-[23rem]:mr-0 max-[46rem]:in-data-care:mr-0">
      <div className="flex h-[calc(var(--head)+2*var(--row)-1rem)] flex-col justify-between border-ink border-b pt-2 pb-1.5 text-13">
        <div>
          <div className="flex items-baseline justify-between gap-3">
            <span className="font-semibold text-17">{t("picture.shop")}</span>
            <span className={`font-semibold ${hiddenWhenNarrow}`}>{t("picture.invoice")}</span>
          </div>
          <div className="figures flex justify-between gap-3 text-ink2">
            <span>{t("picture.invoiceNumber")}</span>
            <span className={hiddenWhenNarrow}>{dateTime(invoice.at, "always")}</span>
          </div>
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          <span className="text-ink2">{t("picture.head.clerk")}</span>
          <span>{t("picture.clerk")}</span>
          <span className="text-ink2">{t("picture.head.customer")}</span>
          <span className="font-semibold">{t("picture.customer")}</span>
        </div>
      </div>
      <PictureTable columns="grid-cols-[minmax(0,1fr)_auto_auto_auto] max-[23rem]:grid-cols-[minmax(0,1fr)_auto_auto] max-[46rem]:in-data-care:grid-cols-[minmax(0,1fr)_auto_auto]">
        <PictureRow className="text-ink2">
          <span>{t("picture.head.item")}</span>
          <Figure>{t("picture.head.quantity")}</Figure>
          <Figure className={hiddenWhenNarrow}>{t("picture.head.price")}</Figure>
          <Figure>{t("picture.head.amount")}</Figure>
        </PictureRow>
        {invoice.lines.map((line, index) => (
          <PictureRow key={line.good} className={index === 0 ? "font-semibold" : undefined}>
            <span className="truncate">{t(`picture.goods.${line.good}`)}</span>
            <Figure>{t(`picture.unit.${line.good}`, { number: line.quantity })}</Figure>
            <Figure className={hiddenWhenNarrow}>{figure(line.price)}</Figure>
            <Figure>{figure(lineAmount(line))}</Figure>
          </PictureRow>
        ))}
      </PictureTable>
      <Lines className="mt-2 text-13/[calc(var(--lead-13)+0.25rem)] text-ink2">
        <Line isDense label={t("picture.subtotal")}>
          {figure(invoiceSums.subtotal)}
        </Line>
        <Line isDense label={t("picture.discount")}>
          {figure(-invoice.discount)}
        </Line>
        <div className="my-2 text-15 text-ink">
          <Total label={t("picture.due")}>{price(invoiceSums.due)}</Total>
        </div>
        <Line isDense tone="green" label={t("picture.paid")}>
          {figure(invoice.paid)}
        </Line>
        <Line isDense tone="red" label={t("picture.owed")}>
          {figure(invoiceSums.owed)}
        </Line>
      </Lines>
    </Slip>
  );
}
