import type { components } from "../../generated/invite";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table";

/** What each award is worth: gross, tax and what is left, as the server has them. */
export function AwardRules({ awards }: { awards: readonly components["schemas"]["AwardRule"][] }) {
  const { t } = useTranslation("invite");
  const { money } = useFormats();
  return (
    <Table caption={t("awards.title")}>
      <TableHead>
        <TableHeader>{t("awards.condition")}</TableHeader>
        <TableHeader isNumber>{t("awards.gross")}</TableHeader>
        <TableHeader isNumber>{t("awards.tax")}</TableHeader>
        <TableHeader isNumber>{t("awards.net")}</TableHeader>
      </TableHead>
      <tbody>
        {awards.map(({ condition, gross, tax, net }) => (
          <TableRow key={condition}>
            <TableCell>{condition}</TableCell>
            <TableCell isNumber>{money(gross)}</TableCell>
            <TableCell isNumber>{money(tax)}</TableCell>
            <TableCell isNumber isStrong>
              {money(net)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
