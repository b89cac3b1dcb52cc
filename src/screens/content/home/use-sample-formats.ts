import { formatDate } from "../../../i18n/date-formats";
import { currencySymbol } from "../../../i18n/money-format";
import { type Formats, useFormats } from "../../../i18n/use-formats";
import { useListPrices } from "./use-list-prices";

interface SampleFormats extends Formats {
  /** The sign of the reader's edition. */
  readonly symbol: string;
  /** Fen as a figure in a column: "163.20". */
  readonly figure: (fen: number) => string;
  /** Fen with the currency's sign: "¥460.00". */
  readonly price: (fen: number) => string;
  /** Fen in a sentence: "¥65,786.00", "$65,786.00". */
  readonly amountText: (fen: number) => string;
  /** A day of the sample's own year, without it. */
  readonly day: (date: string) => string;
}

/** How the product pictures write their figures. */
export function useSampleFormats(): SampleFormats {
  const formats = useFormats();
  const { currency } = useListPrices();
  const figure = (fen: number) => formats.money(fen / 100);
  return {
    ...formats,
    symbol: currencySymbol(currency),
    figure,
    price: (fen) => formats.money(fen / 100, { currency }),
    amountText: (fen) => formats.money(fen / 100, { currency }),
    day: (date) => formatDate(formats.locale, date, Date.parse(date)),
  };
}
