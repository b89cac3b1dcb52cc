import { customersQuery } from "../../../api/promoter/queries";
import { sharedQueryClient } from "../../../client/query-client";
import { now } from "../../../platform/clock";
import { askAboutList, endListService, listService } from "./engine/list-service";
import { expectedQuestion, type OpenedList, storeShown } from "./shown-customers";

let lists = 0;
let watched = false;

/** All customers and leads, which a worker reads and holds: the page is told how many there are, and the figures. */
export function customerListQuery() {
  return customersQuery<OpenedList>(() => {
    watchQueries();
    lists += 1;
    const list = lists;
    const service = listService();
    return async (body) => {
      const { ask } = await service;
      const opening = ask("open", { list, body, now: now() }, [body]);
      const question = expectedQuestion();
      // Without an answer here it is asked again where it is shown, and fails there.
      const showing = question && ask("show", { list, ...question }).catch(() => null);
      const envelope = await opening;
      if (!envelope?.isSuccess) return envelope;
      const opened = { ...envelope.data, list };
      const answer = await showing;
      if (question && answer) storeShown(opened, question, answer);
      return { ...envelope, data: opened };
    };
  });
}

/** A list that was replaced is closed, and nothing is held of one that no query has any more: at sign-out at the latest. */
function watchQueries(): void {
  if (watched) return;
  watched = true;
  const queries = sharedQueryClient();
  const { queryKey } = customerListQuery();
  queries.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== queryKey[0]) return;
    if (event.type === "removed") endListService();
    if (event.type !== "updated" || event.action.type !== "success") return;
    const opened = queries.getQueryData(queryKey);
    if (opened !== undefined) void askAboutList("close", { list: opened.list - 1 }).catch(() => undefined);
  });
}
