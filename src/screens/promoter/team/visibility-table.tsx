import Check from "lucide/dist/esm/icons/check.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { Icon } from "../../../ui/icon";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table";

/** What each role may see and do, as the server decides it; the screens show no more than that. */
const permissions = [
  { id: "ownCustomers", promoter: true, agent: true },
  { id: "ownMoney", promoter: true, agent: true },
  { id: "teamSums", promoter: true, agent: true },
  { id: "teamCustomers", promoter: false, agent: false },
  { id: "teamCards", promoter: false, agent: false },
  { id: "settlement", promoter: false, agent: true },
] as const;

/** What promoters and agents may see of each other. */
export function VisibilityTable() {
  const { t } = useTranslation("promoter-team");
  const mark = (isAllowed: boolean) =>
    isAllowed ? (
      <Icon of={Check} size="small" label={t("role.yes")} className="inline text-green" />
    ) : (
      t("role.no")
    );
  return (
    <Table caption={t("role.title")}>
      <TableHead>
        <TableHeader>{t("role.what")}</TableHeader>
        <TableHeader>{t("role.promoter")}</TableHeader>
        <TableHeader>{t("role.agent")}</TableHeader>
      </TableHead>
      <tbody>
        {permissions.map(({ id, promoter, agent }) => (
          <TableRow key={id}>
            <TableCell>{t(`role.${id}`)}</TableCell>
            <TableCell className="text-ink2">{mark(promoter)}</TableCell>
            <TableCell className="text-ink2">{mark(agent)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
