import type { components } from "../../generated/invite";
import { columnMoney } from "../../i18n/column-money";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table";

/** The smallest phones have room for all four columns. */
const narrow = "max-sm:px-1.5";

interface AwardRulesProps {
  visual: Pick<components["schemas"]["InviteVisual"], "awards" | "currency">;
}

/** What each award is worth: gross, tax and what is left, as the server has them; one amount where no tax is withheld. */
export function AwardRules({ visual: { awards, currency } }: AwardRulesProps) {
  const { t } = useTranslation("invite");
  const money = columnMoney(currency, useFormats());
  const isTaxed = awards.some(({ gross, net }) => gross !== net);
  const columns = isTaxed ? (["gross", "tax", "net"] as const) : (["net"] as const);
  return (
    <Table caption={t("awards.title")}>
      <TableHead>
        <TableHeader className={narrow}>{t("awards.condition")}</TableHeader>
        {columns.map((column) => (
          <TableHeader key={column} isNumber className={narrow}>
            {t(isTaxed ? `awards.${column}` : "awards.amount")}
          </TableHeader>
        ))}
      </TableHead>
      <tbody>
        {awards.map((award) => (
          <TableRow key={award.condition}>
            <TableCell className={narrow}>{award.condition}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} isNumber isStrong={column === "net"} className={narrow}>
                {money(award[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
