import { userInfoQuery } from "../../api/account/queries";
import {
  awardNoticeQuery,
  inviteAwardsQuery,
  inviteMerchantQuery,
  inviterTotalsQuery,
  inviteShareQuery,
  inviteVisualQuery,
  latestAwardsQuery,
} from "../../api/invite/queries";
import type { Programme } from "../../rules/invite-invitation";
import { readPageNumber } from "../../shared/routing/addresses";
import type { StartReads } from "../../shared/routing/screen-route";
import { isUserStored, startRead } from "../../shared/session/screen-store";
import { readAwardState } from "./inviter/award-states";
import { waitingAwardsQuery } from "./inviter/waiting-awards-query";

/** Whoever the page was passed on to sees what it is about; the rest belongs to an inviter. */
export function homeReads(programme: Programme): StartReads {
  return () => {
    startRead(inviteVisualQuery(programme));
    startRead(latestAwardsQuery(programme));
    if (!isUserStored()) return;
    startRead(userInfoQuery());
    startRead(inviteMerchantQuery(programme));
    startRead(inviteShareQuery(programme, "register"));
    startRead(waitingAwardsQuery(programme));
    startRead(inviterTotalsQuery(programme));
    startRead(awardNoticeQuery());
  };
}

/** The page is for those who are signed in, also where this device has no user stored. */
export function rewardReads(programme: Programme): StartReads {
  return ({ query }) => {
    startRead(userInfoQuery());
    startRead(inviterTotalsQuery(programme));
    startRead(awardNoticeQuery());
    if (query.has("view")) return;
    const state = readAwardState(query.get("state"));
    startRead(
      inviteAwardsQuery({ programme, page: readPageNumber(query), ...(state !== undefined && { state }) }),
    );
  };
}
