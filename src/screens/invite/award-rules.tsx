import type { components } from "../../generated/invite";
import { columnMoney } from "../../i18n/column-money";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table";

interface AwardRulesProps {
  visual: Pick<components["schemas"]["InviteVisual"], "awards" | "currency">;
}

/** What each award is worth: gross, tax and what is left, as the server has them; one amount where no tax is withheld. */
export function AwardRules({ visual: { awards, currency } }: AwardRulesProps) {
  const { t } = useTranslation("invite");
  const money = columnMoney(currency, useFormats());
  const isTaxed = awards.some(({ gross, net }) => gross !== net);
  return (
    <Table caption={t("awards.title")}>
      <TableHead>
        <TableHeader>{t("awards.condition")}</TableHeader>
        {isTaxed && <TableHeader isNumber>{t("awards.gross")}</TableHeader>}
        {isTaxed && <TableHeader isNumber>{t("awards.tax")}</TableHeader>}
        <TableHeader isNumber>{t(isTaxed ? "awards.net" : "awards.amount")}</TableHeader>
      </TableHead>
      <tbody>
        {awards.map(({ condition, gross, tax, net }) => (
          <TableRow key={condition}>
            <TableCell>{condition}</TableCell>
            {isTaxed && <TableCell isNumber>{money(gross)}</TableCell>}
            {isTaxed && <TableCell isNumber>{money(tax)}</TableCell>}
            <TableCell isNumber isStrong>
              {money(net)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
