import { useFormats } from "../../i18n/use-formats";
import { isCalendarDate } from "../../rules/dates";

/**
 * What was ordered, in one line, as the server wrote it. A day in it that is written for machines ("2027-06-30") is
 * written as the reader's other dates are.
 */
export function useOrderTitle(): (order: { readonly title: string }) => string {
  const { date } = useFormats();
  return ({ title }) =>
    title.replace(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g, (day) =>
      isCalendarDate(day) ? date(day, "always") : day,
    );
}
