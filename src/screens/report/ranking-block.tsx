import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { fenToYuan } from "../../rules/numbers";
import { shareOf } from "../../rules/report-ranking";
import { classNames } from "../../ui/class-names";
import { useAmounts } from "./amounts";
import { Block } from "./block";
import { percentage } from "./percentage";
import { RankingBars } from "./ranking-bars";
import { RankingTable } from "./ranking-table";
import { type Ranking, rankingSizes } from "./rankings";
import { ViewSwitch } from "./view-switch";
import { fenOf } from "./week-facts";

/** A ranking: its first rows as bars, all that were fetched as a table that can be sorted; on paper the first rows. */
export function RankingBlock({ ranking }: { ranking: Ranking }) {
  const { t } = useTranslation("report");
  const { money } = useAmounts();
  const [isTable, setTable] = useState(false);
  const viewSwitch = useRef<HTMLButtonElement>(null);
  const { kind, sales, total, rows } = ranking;
  const title = t(`ranking.${kind}.title`);
  const showTable = () => {
    setTable(true);
    // The button at the end of the bars goes with them; this one stands above the table and leads back.
    viewSwitch.current?.focus();
  };
  const top = rows.slice(0, rankingSizes.top);
  const topSales = top.reduce((sum, row) => sum + fenOf(row.sales), 0);
  const share = percentage(shareOf(topSales, fenOf(sales)));
  const isWhole = total <= top.length;
  const count = top.length;
  if (rows.length === 0)
    return (
      <Block title={title}>
        <p className="py-4 text-ink2 print:py-1 print:text-13">{t(`ranking.${kind}.empty`)}</p>
      </Block>
    );
  return (
    <Block
      title={title}
      end={
        <>
          {isWhole
            ? t(`ranking.${kind}.count`, { count: total })
            : t(`ranking.${kind}.top`, { count, share })}
          <ViewSwitch title={title} isTable={isTable} onChange={setTable} buttonRef={viewSwitch} />
        </>
      }
    >
      <div className={classNames(isTable && "hidden print:block")}>
        <RankingBars
          rows={top}
          total={{
            label: isWhole
              ? t(`ranking.${kind}.count`, { count: total })
              : t(`ranking.${kind}.total`, { count, share }),
            amount: money(String(fenToYuan(topSales))),
          }}
        />
        {!isWhole && (
          <p className="border-line border-t py-2.5 text-13 print:hidden">
            <button type="button" className="text-link touch-area" onClick={showTable}>
              {t("ranking.all", { total: t(`ranking.${kind}.count`, { count: total }) })}
            </button>
          </p>
        )}
      </div>
      {isTable && (
        <div className="print:hidden">
          <RankingTable title={title} ranking={ranking} />
        </div>
      )}
    </Block>
  );
}
