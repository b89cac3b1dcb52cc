import { customersQuery } from "../../../api/promoter/queries";
import { sharedQueryClient } from "../../../client/query-client";
import { now } from "../../../platform/clock";
import type { ListSummary } from "./engine/customer-list";
import { askAboutList, endListService, listService } from "./engine/list-service";

/** A list of customers that was opened: what the page knows of it, and the number by which it asks for more. */
export interface OpenedList extends ListSummary {
  readonly list: number;
}

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
      const envelope = await ask("open", { list, body, now: now() }, [body]);
      return envelope?.isSuccess ? { ...envelope, data: { ...envelope.data, list } } : envelope;
    };
  });
}

/** A list that was replaced is closed, and nothing is held of one that no query has any more: at sign-out at the latest. */
function watchQueries(): void {
  if (watched) return;
  watched = true;
  const queries = sharedQueryClient();
  queries.getQueryCache().subscribe((event) => {
    const { queryKey } = customerListQuery();
    if (event.query.queryKey[0] !== queryKey[0]) return;
    if (event.type === "removed") endListService();
    if (event.type !== "updated" || event.action.type !== "success") return;
    const opened = queries.getQueryData(queryKey);
    if (opened !== undefined) void askAboutList("close", { list: opened.list - 1 }).catch(() => undefined);
  });
}
