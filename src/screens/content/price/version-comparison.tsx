import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { daysInPriceYear } from "../../../rules/limits";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { Checkbox } from "../../../ui/checkbox";
import { Phrases } from "../../../ui/phrases";
import { Table, TableHead, TableHeader } from "../../../ui/table";
import { ComparisonGroup } from "./comparison-group";
import { comparisonGroups } from "./comparison-rows";
import type { VersionName } from "./price-choice";
import { usePriceSource } from "./use-price-source";
import type { DisplayedQuote } from "./use-quote";

/** Both versions side by side; what differs can be shown alone. */
export function VersionComparison({ quote }: { quote: DisplayedQuote }) {
  const { t } = useTranslation("content-price");
  const { money } = useFormats();
  const [isShort, setShort] = useState(false);
  const { currency, table } = quote;
  const isGlobal = currency !== "CNY";
  const { storeYearFen, userYearFen } = table.versions.professional;
  const price = (fen: number) => money(fen / 100, { currency, isShort: true });
  return (
    <section aria-label={t("compare.caption")}>
      <Table caption={t("compare.caption")}>
        <TableHead>
          <TableHeader className="w-[38%] align-middle max-sm:w-[31%]">
            <div className="print:hidden">
              <Checkbox checked={isShort} onChange={(event) => setShort(event.target.checked)}>
                {t("compare.onlyDifferences")}
              </Checkbox>
            </div>
          </TableHeader>
          <TableHeader className="w-[24%] align-top max-sm:w-[33%] md:max-lg:w-[28%]">
            <VersionHeader version="standard" quote={quote} />
          </TableHeader>
          <TableHeader className="align-top">
            <VersionHeader version="professional" quote={quote} />
          </TableHeader>
        </TableHead>
        {comparisonGroups.map((group) => (
          <ComparisonGroup key={group.name} group={group} versions={table.versions} isShort={isShort} />
        ))}
      </Table>
      <p className="mt-3 text-13 text-ink2">
        {storeYearFen !== null && userYearFen !== null
          ? t(isGlobal ? "compare.moreGlobal" : "compare.more", {
              store: price(storeYearFen),
              user: price(userYearFen),
            })
          : t(isGlobal ? "compare.taxesGlobal" : "compare.taxes")}
      </p>
    </section>
  );
}

function VersionHeader({ version, quote }: { version: VersionName; quote: DisplayedQuote }) {
  const { t } = useTranslation("content-price");
  const { money } = useFormats();
  const source = usePriceSource(quote);
  const { currency, table } = quote;
  const { yearFen } = table.versions[version];
  const year = money(yearFen / 100, { currency });
  return (
    <>
      <span className="block font-semibold text-17 text-ink sm:text-20">{t(`version.${version}`)}</span>
      <span className="block">
        <ReceiptAmount
          title={t(`version.${version}`)}
          hint={t("receipt.hint")}
          lines={[
            { label: t("receipt.listPrice"), value: year },
            {
              label: t("quote.perDay"),
              note: `${money(yearFen / 100, { isShort: true })} ÷ ${daysInPriceYear}`,
              value: money(yearFen / daysInPriceYear / 100, { currency }),
            },
          ]}
          total={{ label: t("receipt.oneYear"), value: year }}
          source={source}
          className="font-semibold text-26 text-ink max-sm:text-20"
        >
          {money(yearFen / 100, { currency, isShort: true })}
        </ReceiptAmount>
        <span className="whitespace-nowrap">{t("version.perYear")}</span>
      </span>
      <span className="block text-balance">
        <Phrases text={t(`version.${version}For`)} />
      </span>
    </>
  );
}
