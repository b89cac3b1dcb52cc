import Check from "lucide/dist/esm/icons/check.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Icon } from "../../../ui/icon";
import { Phrases } from "../../../ui/phrases";
import { TableCell, TableRow } from "../../../ui/table";
import type { ComparisonRow, RowGroup } from "./comparison-rows";
import type { PriceTable } from "./price-table";

interface ComparisonGroupProps {
  group: RowGroup;
  versions: PriceTable["versions"];
  /** Leaves out what both versions have alike. */
  isShort: boolean;
}

/** A named group of the comparison. Where the versions differ, the larger one is emphasised. */
export function ComparisonGroup({ group, versions, isShort }: ComparisonGroupProps) {
  const { t } = useTranslation("content-price");
  const rows = group.rows.filter(({ standard, professional }) => !isShort || standard !== professional);
  const hasCounts = group.name === "size";
  if (rows.length === 0 && !hasCounts) return null;
  const count = (included: number, moreFen: number | null) => (
    <Phrases text={t(moreFen === null ? "compare.count" : "compare.countMore", { count: included })} />
  );
  const { standard, professional } = versions;
  return (
    <tbody>
      <tr className="border-line2 border-b">
        <th scope="rowgroup" colSpan={3} className="pt-6 pb-3 text-left font-semibold">
          {t(`compare.group.${group.name}`)}
        </th>
      </tr>
      {hasCounts && (
        <>
          <Row
            name={t("compare.stores")}
            standard={count(standard.includedStores, standard.storeYearFen)}
            professional={count(professional.includedStores, professional.storeYearFen)}
            isDifferent
          />
          <Row
            name={t("compare.users")}
            standard={count(standard.includedUsers, standard.userYearFen)}
            professional={count(professional.includedUsers, professional.userYearFen)}
            isDifferent
          />
        </>
      )}
      {rows.map((row) => (
        <Row
          key={row.name}
          name={t(`compare.row.${row.name}`)}
          standard={<Value of={row.standard} />}
          professional={<Value of={row.professional} />}
          isDifferent={row.standard !== row.professional}
        />
      ))}
    </tbody>
  );
}

interface RowProps {
  name: string;
  standard: ReactNode;
  professional: ReactNode;
  isDifferent: boolean;
}

function Row({ name, standard, professional, isDifferent }: RowProps) {
  const tone = isDifferent ? "" : "text-ink2";
  const cell = `text-balance ${tone}`;
  return (
    <TableRow>
      <th scope="row" className={`text-balance h-row py-2 pr-3 text-left font-normal ${tone}`}>
        <Phrases text={name} />
      </th>
      <TableCell className={cell}>{standard}</TableCell>
      <TableCell isStrong={isDifferent} className={cell}>
        {professional}
      </TableCell>
    </TableRow>
  );
}

function Value({ of: value }: { of: ComparisonRow["standard"] }) {
  const { t } = useTranslation("content-price");
  if (value === "missing") return <span className="text-ink2">{t("compare.value.missing")}</span>;
  if (value !== "included") return <Phrases text={t(`compare.value.${value}`)} />;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon of={Check} size="small" className="text-green" />
      {t("compare.value.included")}
    </span>
  );
}
