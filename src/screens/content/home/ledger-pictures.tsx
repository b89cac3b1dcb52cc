import { useTranslation } from "../../../i18n/use-translation";
import { BarRow, type BarTone } from "../../../ui/bar-row";
import { Card } from "../../../ui/card";
import { Lines, Total } from "../../../ui/lines";
import { State } from "../../../ui/state";
import { Figure, Picture, PictureHeader, PictureRow, PictureTable } from "./picture";
import { debts, delivery, sum } from "./sample-shop";
import { useSampleFormats } from "./use-sample-formats";

/** A delivery while it is counted: two bowls are missing. */
export function ReceivePicture() {
  const { t } = useTranslation("content-home");
  const { number } = useSampleFormats();
  const expected = sum(delivery.map((line) => line.expected));
  const counted = sum(delivery.map((line) => line.counted));
  return (
    <Picture
      label={t("day.receive.picture", { expected, counted })}
      className="[--row:calc(var(--lead-13)+1.25rem)]"
    >
      <Card className="sm:px-5">
        <PictureHeader name={t("picture.receipt")} note={t("picture.supplier")} />
        <PictureTable columns="grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:gap-x-6 lg:gap-x-12">
          <PictureRow variant="head">
            <span>{t("picture.head.good")}</span>
            <Figure>{t("picture.expected")}</Figure>
            <Figure>{t("picture.counted")}</Figure>
            <Figure>{t("picture.difference")}</Figure>
          </PictureRow>
          {delivery.map((line) => {
            const difference = line.counted - line.expected;
            return (
              <PictureRow key={line.good}>
                <span>{t(`picture.goods.${line.good}`)}</span>
                <Figure>{number(line.expected)}</Figure>
                <Figure>{number(line.counted)}</Figure>
                <Figure className={difference === 0 ? "text-ink2" : "font-semibold text-red"}>
                  {number(difference)}
                </Figure>
              </PictureRow>
            );
          })}
        </PictureTable>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3 text-13">
          <State shape="half" tone="amber">
            {t("picture.shortage")}
          </State>
          <span className="figures font-semibold">{t("picture.received", { counted, expected })}</span>
        </div>
      </Card>
    </Picture>
  );
}

const debtTones = {
  month: "mute",
  twoMonths: "amber",
  quarter: "red",
  older: "red",
} as const satisfies Record<keyof typeof debts, BarTone>;

/** What customers owe by age, ruled off. */
export function DebtsPicture() {
  const { t } = useTranslation("content-home");
  const { figure, amountText } = useSampleFormats();
  const total = sum(Object.values(debts));
  return (
    <Picture label={t("day.debts.picture", { total: amountText(total) })}>
      <Card className="sm:px-5">
        <PictureHeader name={t("picture.receivables")} note={t("picture.debtors")} />
        <div className="py-1.5 text-13">
          {(["month", "twoMonths", "quarter", "older"] as const).map((age) => (
            <BarRow
              key={age}
              label={<span className="text-ink2">{t(`picture.debt.${age}`)}</span>}
              share={debts[age] / debts.month}
              tone={debtTones[age]}
              value={figure(debts[age])}
            />
          ))}
        </div>
        <Lines>
          <Total label={t("picture.total")}>{figure(total)}</Total>
        </Lines>
      </Card>
    </Picture>
  );
}
