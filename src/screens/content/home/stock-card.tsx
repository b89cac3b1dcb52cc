import { useTranslation } from "../../../i18n/use-translation";
import { Card } from "../../../ui/card";
import { ClosingLine } from "../../../ui/closing-line";
import { Figure, PictureHeader, PictureRow, PictureTable } from "./picture";
import { stockEntries, stockLeft } from "./sample-shop";
import { useSampleFormats } from "./use-sample-formats";

const hiddenWhenNarrow = "max-[23rem]:hidden max-[46rem]:in-data-care:hidden";

/** The card of one article; its last entry is the invoice beside it. */
export function StockCard() {
  const { t } = useTranslation("content-home");
  const { day, number } = useSampleFormats();
  return (
    <Card variant="floating" className="max-[46rem]:ml-6 max-[23rem]:ml-0 max-[46rem]:in-data-care:ml-0">
      <PictureHeader name={t("picture.goods.bowl")} note={t("picture.stockCard")} />
      <PictureTable columns="grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] max-[23rem]:grid-cols-[minmax(0,1fr)_auto_auto_auto] max-[46rem]:in-data-care:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <PictureRow variant="head">
          <span className={hiddenWhenNarrow}>{t("picture.head.date")}</span>
          <span>{t("picture.head.entry")}</span>
          <Figure>{t("picture.head.in")}</Figure>
          <Figure>{t("picture.head.out")}</Figure>
          <Figure>{t("picture.balance")}</Figure>
        </PictureRow>
        {stockEntries.map(({ date, entry, change }, index) => (
          <PictureRow key={entry} variant={entry === "thisSale" ? "marked" : "plain"}>
            <span className={`figures ${hiddenWhenNarrow}`}>{day(date)}</span>
            <span className="truncate">{t(`picture.entry.${entry}`)}</span>
            <Figure>{change > 0 && number(change, { isSigned: true })}</Figure>
            <Figure>{change < 0 && number(change)}</Figure>
            <Figure>{number(stockLeft[index] ?? 0)}</Figure>
          </PictureRow>
        ))}
      </PictureTable>
      <ClosingLine className="ml-auto w-13" />
    </Card>
  );
}
