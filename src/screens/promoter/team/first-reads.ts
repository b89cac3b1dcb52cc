import { teamMembersQuery } from "../../../api/promoter/queries";
import { pageSizes } from "../../../rules/limits";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";
import { readTeamPage } from "./team-page";

export const teamReads = partnerReads(({ query }) => {
  startRead(teamMembersQuery({ page: readTeamPage(query), size: pageSizes.records }));
});
