import { awardNoticeQuery } from "../../../api/invite/queries";
import { bankAccountQuery, referralCodeQuery } from "../../../api/promoter/queries";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";

export const settingsReads = partnerReads(() => {
  startRead(referralCodeQuery());
  startRead(awardNoticeQuery());
  startRead(bankAccountQuery());
});
