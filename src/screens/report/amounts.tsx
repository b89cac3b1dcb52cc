import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { readStored, writeStored } from "../../platform/storage";

/** How amounts of the report are written: as they are, or masked for showing to others. */
export interface Amounts {
  readonly isMasked: boolean;
  readonly setMasked: (isMasked: boolean) => void;
  /** A decimal text of the contract: "65,786.00", or stars while masked. */
  readonly money: (amount: string) => string;
  /** The same without decimals, for labels over bars. */
  readonly wholeMoney: (amount: string) => string;
}

const AmountsContext = createContext<Amounts | null>(null);

/**
 * Masks or shows the amounts of everything inside. The choice lasts as long as the visit: a reload in front of others
 * must not reveal what was masked.
 */
export function AmountsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const [isMasked, setMasked] = useState(readMasked);
  const amounts = useMemo((): Amounts => {
    const stars = t("mask.text");
    return {
      isMasked,
      setMasked(next) {
        storeMasked(next);
        setMasked(next);
      },
      money: (amount) => (isMasked ? stars : formats.money(amount)),
      wholeMoney: (amount) => (isMasked ? stars : formats.number(Number(amount))),
    };
  }, [t, formats, isMasked]);
  return <AmountsContext value={amounts}>{children}</AmountsContext>;
}

/** How amounts are written here. Throws outside of `AmountsProvider`: a mistake in the program. */
export function useAmounts(): Amounts {
  const amounts = use(AmountsContext);
  if (amounts === null) throw new Error("AmountsProvider is missing above.");
  return amounts;
}

const draftName = "report.mask";

function readMasked(): boolean {
  return readStored("visitDrafts")?.[draftName]?.["isMasked"] === true;
}

function storeMasked(isMasked: boolean): void {
  writeStored("visitDrafts", { ...readStored("visitDrafts"), [draftName]: { isMasked } });
}
