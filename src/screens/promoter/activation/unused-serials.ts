import { serialsQuery } from "../../../api/promoter/queries";

/** As many as are listed; those that expire first come first. */
const size = 20;

/** The first page of the partner's unused serials. */
export function unusedSerialsQuery() {
  return serialsQuery({ page: 1, size }, { state: "unused" });
}
