import type { components } from "../../../generated/activity";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { oddsAddUp, oddsPercentage, plainOdds, readOdds, wholeOdds } from "../../../rules/activity-odds";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table";

type Prize = components["schemas"]["Prize"];

/** Every prize with its chance in numbers and in plain words; together they are exactly 100 %. */
export function OddsTable({ lottery }: { lottery: components["schemas"]["Lottery"] }) {
  const { t } = useTranslation("activity-lottery");
  const { number } = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { prizes, oddsAsOf, lang } = lottery;
  const odds = prizes.map((prize) => readOdds(prize.odds));
  const describe = ({ kind, stockLeft }: Prize, millionths: number) => {
    const plain = plainOdds(millionths);
    const chance = plain && t("odds.plain", { draws: number(plain.draws), wins: number(plain.wins) });
    // To draw nothing runs out of nothing.
    if (kind === "nothing") return chance;
    if (stockLeft === null || stockLeft <= 0) return chance ?? t("odds.gone");
    // Of what is still there none has run out, also where it cannot be drawn now.
    const left = t("odds.left", { count: stockLeft, number: number(stockLeft) });
    return chance === null ? left : t("odds.listed", { before: chance, after: left });
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
          {prizes.map((prize, index) => {
            const { id, place, name } = prize;
            const millionths = odds[index] ?? Number.NaN;
            return (
              <TableRow key={id}>
                <TableCell className="figures">{place}</TableCell>
                <TableCell>
                  <span lang={lang}>{name}</span>
                  <span className="block text-13 text-ink2 tabular-nums">{describe(prize, millionths)}</span>
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
      <p className="mt-2 text-13 text-ink2">{t("odds.asOf", { time: zonedDateTime(oddsAsOf) })}</p>
    </>
  );
}
