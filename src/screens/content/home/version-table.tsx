import Check from "lucide/dist/esm/icons/check.mjs";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { versions } from "../../../rules/limits";
import { Icon } from "../../../ui/icon";
import { Table, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useListPrices } from "./use-list-prices";

const features = [
  { name: "books", isStandard: true },
  { name: "warehouses", isStandard: false },
  { name: "staff", isStandard: false },
  { name: "weekly", isStandard: true },
] as const;

/** What each version holds; everything is in Professional. */
export function VersionTable() {
  const { t } = useTranslation("content-home");
  const { standard, professional } = versions;
  return (
    <Table caption={t("compare.caption")}>
      <TableHead>
        <TableHeader className="w-[45%]">
          <VisuallyHidden>{t("compare.feature")}</VisuallyHidden>
        </TableHeader>
        <TableHeader className="w-[27%]">
          <VersionName of="standard" />
        </TableHeader>
        <TableHeader>
          <VersionName of="professional" />
        </TableHeader>
      </TableHead>
      <tbody>
        <TableRow>
          <TableCell className="text-ink2">{t("compare.stores")}</TableCell>
          <TableCell>{standard.stores}</TableCell>
          <TableCell>{t("compare.more", { number: professional.stores })}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell className="text-ink2">{t("compare.users")}</TableCell>
          <TableCell>{t("compare.more", { number: standard.users })}</TableCell>
          <TableCell>{t("compare.more", { number: professional.users })}</TableCell>
        </TableRow>
        {features.map(({ name, isStandard }) => (
          <TableRow key={name}>
            <TableCell className="text-ink2">{t(`compare.${name}`)}</TableCell>
            <TableCell>
              {isStandard ? <Included /> : <span className="text-ink2">{t("compare.missing")}</span>}
            </TableCell>
            <TableCell>
              <Included />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function VersionName({ of: version }: { of: "standard" | "professional" }) {
  const { t } = useTranslation("content-home");
  const { money } = useFormats();
  const { currency, perYear } = useListPrices();
  return (
    <>
      <span className="block font-semibold text-17 text-ink">{t(`version.${version}`)}</span>
      <span className="figures">
        {money(perYear[version], { currency, isShort: true })}
        {t("version.perYear")}
      </span>
    </>
  );
}

function Included() {
  const { t } = useTranslation("content-home");
  return (
    <span className="inline-flex items-center gap-2">
      <Icon of={Check} size="small" className="text-green" />
      {t("compare.included")}
    </span>
  );
}
