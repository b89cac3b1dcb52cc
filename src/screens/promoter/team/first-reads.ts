import { teamMembersQuery } from "../../../api/promoter/queries";
import { pageSizes } from "../../../rules/limits";
import { readPageNumber } from "../../../shared/routing/addresses";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";

export const teamReads = partnerReads(({ query }) => {
  startRead(teamMembersQuery({ page: readPageNumber(query), size: pageSizes.records }));
});
