import { moneyRecordsQuery } from "../../../api/promoter/queries";

/** As many as are of interest: the page names the reason of the first alone. */
const maximumFailures = 5;

/** The newest withdrawals, among which those are that the bank sent back. */
export function latestWithdrawalsQuery() {
  return moneyRecordsQuery("cashapply", { page: 1, size: maximumFailures });
}
