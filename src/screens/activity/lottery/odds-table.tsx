import type { components } from "../../../generated/activity";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { oddsAddUp, oddsPercentage, plainOdds, readOdds, wholeOdds } from "../../../rules/activity-odds";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table";

/** Every prize with its chance in numbers and in plain words; together they are exactly 100 %. */
export function OddsTable({ lottery }: { lottery: components["schemas"]["Lottery"] }) {
  const { t } = useTranslation("activity-lottery");
  const { number, dateTime } = useFormats();
  const { prizes, oddsAsOf, lang } = lottery;
  const odds = prizes.map((prize) => readOdds(prize.odds));
  const plainText = (millionths: number) => {
    const plain = plainOdds(millionths);
    return plain === null
      ? t("odds.gone")
      : t("odds.plain", { draws: number(plain.draws), wins: number(plain.wins) });
  };
  return (
    <>
      <Table caption={t("odds.title")} {...(oddsAddUp(odds) && { closing: "closed" as const })}>
        <TableHead>
          <TableHeader>{t("odds.place")}</TableHeader>
          <TableHeader>{t("odds.prize")}</TableHeader>
          <TableHeader isNumber>{t("odds.chance")}</TableHeader>
        </TableHead>
        <tbody>
          {prizes.map(({ id, place, name, stockLeft }, index) => {
            const millionths = odds[index] ?? Number.NaN;
            return (
              <TableRow key={id}>
                <TableCell className="figures">{place}</TableCell>
                <TableCell>
                  <span lang={lang}>{name}</span>
                  <span className="block text-13 text-ink2 tabular-nums">
                    {stockLeft !== null && stockLeft > 0
                      ? t("odds.listed", {
                          before: plainText(millionths),
                          after: t("odds.left", { count: stockLeft, number: number(stockLeft) }),
                        })
                      : plainText(millionths)}
                  </span>
                </TableCell>
                <TableCell isNumber isStrong>{`${oddsPercentage(millionths)}%`}</TableCell>
              </TableRow>
            );
          })}
          {oddsAddUp(odds) && (
            <TableRow>
              <TableCell columns={2} isStrong>
                {t("odds.total")}
              </TableCell>
              <TableCell isNumber isStrong>{`${oddsPercentage(wholeOdds)}%`}</TableCell>
            </TableRow>
          )}
        </tbody>
      </Table>
      <p className="mt-2 text-13 text-ink2">{t("odds.asOf", { time: dateTime(oddsAsOf) })}</p>
    </>
  );
}
