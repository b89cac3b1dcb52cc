import type { components } from "../../../../generated/promoter";
import { columnMoney } from "../../../../i18n/column-money";
import { useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { ReceiptAmount } from "../../../../shared/receipt-amount";
import { Lines, Total } from "../../../../ui/lines";
import { fenOf, sumFen, yuanOf } from "../fen";
import type { MoneyView } from "../money-view";

type Page = components["schemas"]["MoneyRecordPage"];

/** What the filters leave, added up over all pages; tapped, how much of it is on this page. */
export function RecordTotal({ page, view }: { page: Page; view: MoneyView }) {
  const { t } = useTranslation("promoter-money");
  const money = columnMoney(page.currency, useFormats());
  const title = t(view.list === "shares" ? "total.shares" : "total.withdrawals", { count: page.total });
  const { listedFen, otherFen } = totalParts(page);
  return (
    <Lines>
      <Total label={title}>
        <ReceiptAmount
          title={title}
          hint={t("receipt.hint")}
          lines={[
            {
              label: t("total.listed"),
              note: t("total.count", { count: page.list.length }),
              value: money(yuanOf(listedFen)),
            },
            ...(page.list.length < page.total
              ? [
                  {
                    label: t("total.others"),
                    note: t("total.count", { count: page.total - page.list.length }),
                    value: money(yuanOf(otherFen)),
                  },
                ]
              : []),
          ]}
          total={{
            label: title,
            value: money(page.amount, { currency: page.currency }),
            state: "closed",
          }}
          source={t("total.source")}
        >
          {money(page.amount)}
        </ReceiptAmount>
      </Total>
    </Lines>
  );
}

/** How much of a sum is on this page and how much on the others, in fen. */
export function totalParts({ list, amount }: Page): { listedFen: number; otherFen: number } {
  const listedFen = sumFen(list.map((record) => record.amount));
  return { listedFen, otherFen: fenOf(amount) - listedFen };
}
