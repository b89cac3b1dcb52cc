import { userInfoQuery } from "../../api/account/queries";
import { reportTokenQuery } from "../../api/report/report-token-query";
import type { StartReads } from "../../shared/routing/screen-route";
import { readAhead, startRead } from "../../shared/session/screen-store";
import { readKdUid } from "./report-view";

/** Whose report it is, and the token without which nothing of it can be read. */
export const reportReads: StartReads = ({ query }) =>
  void readAhead(userInfoQuery()).then((user) => {
    if (user !== undefined) startRead(reportTokenQuery(readKdUid(query) ?? user.kdUid));
  });
