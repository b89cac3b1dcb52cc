import { toResult } from "../../../client/client-error";
import { columnHead } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { serverNow } from "../../../platform/clock";
import { saveFile } from "../../../platform/save-file";
import { writeCsv } from "../../../rules/csv";
import { businessDate } from "../../../rules/dates";
import { useBrowserOnly } from "../../../shared/use-browser-only";
import { useSiteCurrency } from "../../../shared/use-site-currency";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";
import { serviceText } from "./customer-texts";
import type { Customer } from "./customer-view";
import { askAboutList } from "./engine/list-service";
import { LabelDialog } from "./label-dialog";
import { setSelection } from "./list-state";

interface SelectionBarProps {
  /** The number of the list, and in it those who are selected. */
  list: number;
  selected: ReadonlySet<string>;
  /** The customers the view shows, by their places; null until all of them are known. */
  places: Uint32Array | null;
  isLabelling: boolean;
  onLabelling: (isOpen: boolean) => void;
}

/** At the foot of the window while customers are selected: label them, save them as a file, or none of it. */
export function SelectionBar({ list, selected, places, isLabelling, onLabelling }: SelectionBarProps) {
  const { t } = useTranslation("promoter-customers");
  const describeError = useDescribeError();
  const saveCsv = useSaveCsv();
  const inBrowser = useBrowserOnly(t("selection.browserOnly"));
  const attempt = async (action: () => Promise<void>) => {
    const result = await toResult(action());
    if (!result.ok) toaster.error(describeError(result.error));
  };
  const selectAll = async (shown: Uint32Array) =>
    setSelection(new Set(await askAboutList("kdUids", { list, places: Uint32Array.from(shown) })));
  const save = async () => saveCsv(await fetchSelected(list, selected));
  if (selected.size === 0) return null;
  return (
    <section
      aria-label={t("selection.label")}
      data-fixed-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line2 border-t bg-card px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:-mx-3 md:px-3 print:hidden"
    >
      <p role="status" className="figures mr-auto font-semibold">
        {t("selection.count", { count: selected.size })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 max-sm:-mr-3">
        {places !== null && selected.size < places.length && (
          <Button variant="quiet" size="small" onClick={() => void attempt(() => selectAll(places))}>
            {t("selection.all", { count: places.length })}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setSelection(new Set())}>
          {t("selection.clear")}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="small" onClick={() => inBrowser(() => void attempt(save))}>
          {t("selection.csv")}
        </Button>
        <Button size="small" variant="primary" onClick={() => onLabelling(true)}>
          {t("selection.addLabel")}
        </Button>
      </div>
      <LabelDialog list={list} selected={selected} isOpen={isLabelling} onClose={() => onLabelling(false)} />
    </section>
  );
}

/** Fetched at once: ten thousand customers would hold the page up, one by one take seconds. */
const fetchedAtOnce = 500;

/** The selected customers in the order of the list. */
async function fetchSelected(list: number, selected: ReadonlySet<string>): Promise<readonly Customer[]> {
  const kdUids = await askAboutList("known", { list, kdUids: [...selected] });
  const customers: Customer[] = [];
  for (let start = 0; start < kdUids.length; start += fetchedAtOnce)
    customers.push(
      ...(await askAboutList("find", { list, kdUids: kdUids.slice(start, start + fetchedAtOnce) })),
    );
  return customers;
}

/** Saves customers as a table for spreadsheets, in the language on screen. */
function useSaveCsv(): (customers: readonly Customer[]) => void {
  const { t } = useTranslation("promoter-customers");
  const formats = useFormats();
  const currency = useSiteCurrency();
  return (customers) => {
    const columns = [
      "name",
      "contact",
      "phone",
      "expiry",
      "status",
      "amount",
      "intention",
      "followUp",
      "note",
      "labels",
      "channel",
      "broughtBy",
    ] as const;
    const header = columns.map((column) => {
      const title = t(`columns.${column}`);
      return column === "amount" ? columnHead(title, currency, formats.locale) : title;
    });
    const rows = customers.map((customer) => [
      customer.name || customer.contactName,
      customer.contactName,
      customer.phone,
      dayOf(customer.serviceExpiry),
      serviceText(customer, serverNow(), t, formats).days,
      customer.renewalAmount ?? "",
      customer.purchaseIntention === null ? "" : t(`intention.${customer.purchaseIntention}`),
      dayOf(customer.nextFollowUpAt),
      customer.followUpNote,
      customer.labels.join("; "),
      t(`channel.${customer.registrationChannel}`),
      customer.broughtBy ?? t("broughtBy.own"),
    ]);
    const today = businessDate(serverNow());
    const table = new Blob([writeCsv([header, ...rows])], { type: "text/csv;charset=utf-8" });
    saveFile(table, `${t("csv.name")}-${today}.csv`);
  };
}

function dayOf(time: string | null): string {
  return time === null ? "" : businessDate(Date.parse(time));
}
