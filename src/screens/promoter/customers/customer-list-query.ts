import type { QueryClient } from "@tanstack/react-query";
import { customersQuery } from "../../../api/promoter/queries";
import { sharedQueryClient } from "../../../client/query-client";
import { readBody } from "../../../client/read-body";
import { noteServerTime, serverNow } from "../../../platform/clock";
import { defaultView } from "./customer-view";
import { askAboutList, endListService, listService, startListService } from "./engine/list-service";
import { listStartStore, setListStart } from "./list-start";
import { expectedQuestion, firstRows, type OpenedList, storeShown } from "./shown-customers";

/** Bytes of an answer in which there are more customers than fit into a window: a hundred. */
const startSize = 65_536;

let lists = 0;
const watched = new WeakSet<QueryClient>();
/** Ends the call for the list that is on its way. */
let currentCall = new AbortController();

/** All customers and leads, which a worker reads and holds: the page is told how many there are, and the figures. */
export function customerListQuery() {
  return customersQuery<OpenedList>(() => {
    watchQueries(sharedQueryClient());
    // Lists are closed with all before them: the beginning with the list itself.
    const start = lists + 1;
    const list = lists + 2;
    lists = list;
    startListService();
    return async (response) => {
      const body = await readBody(response, {
        size: startSize,
        // Without it nothing is lost but time: what is wrong shows with the whole list.
        read: (bytes) => void openStart(start, bytes).catch(() => undefined),
      });
      const { ask } = await listService();
      const opening = ask("open", { list, body, now: serverNow() }, [body]);
      const question = expectedQuestion();
      // Without an answer here it is asked again where it is shown, and fails there.
      const showing = question && ask("show", { list, ...question }).catch(() => null);
      const envelope = await opening;
      if (!envelope?.isSuccess) return envelope;
      noteServerTime(envelope.data.asOf);
      const opened = { ...envelope.data, list, isStart: false } as const;
      const answer = await showing;
      if (question && answer) storeShown(opened, question, answer);
      return { ...envelope, data: opened };
    };
  }, startCall);
}

/** A list that is on its way is not waited for any more once the next is asked for. */
function startCall(): AbortSignal {
  currentCall.abort();
  currentCall = new AbortController();
  return currentCall.signal;
}

/** Opens the beginning of a list, unless there is a whole one: that is shown until the next is there. */
async function openStart(list: number, bytes: ArrayBuffer): Promise<void> {
  if (sharedQueryClient().getQueryData(listKey()) !== undefined) return;
  const { ask } = await listService();
  const answer = await ask("openStart", { list, start: bytes, now: serverNow(), near: firstRows }, [bytes]);
  if (answer === null) return;
  if (answer.asOf !== null) noteServerTime(answer.asOf);
  const { shown, ...start } = answer;
  const isFetching = sharedQueryClient().getQueryState(listKey())?.fetchStatus === "fetching";
  if (!isFetching || list < lists - 1) return closeLists(list);
  const before = listStartStore.getSnapshot();
  if (before !== null) closeLists(before.list);
  const opened = { ...start, list, isStart: true } as const;
  storeShown(opened, { view: defaultView, keyword: "" }, shown);
  setListStart(opened);
}

/**
 * A list that was replaced is closed, as is the beginning of one that has come or failed, and nothing is held of one
 * that no query has any more: at sign-out at the latest.
 */
function watchQueries(queries: QueryClient): void {
  if (watched.has(queries)) return;
  watched.add(queries);
  const queryKey = listKey();
  /** Whether something was changed since the list that is on its way was asked for. */
  let isOutdated = false;
  queries.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const isReset = event.type === "updated" && event.action.type === "setState";
    if (event.type === "removed" || (isReset && event.query.state.data === undefined)) {
      currentCall.abort();
      setListStart(null);
      endListService();
      return;
    }
    if (event.type !== "updated") return;
    if (event.action.type === "invalidate" || event.action.type === "fetch")
      isOutdated = event.action.type === "invalidate";
    if (event.query.state.fetchStatus !== "idle") return;
    const start = listStartStore.getSnapshot();
    setListStart(null);
    const opened = queries.getQueryData(queryKey);
    if (opened === undefined || event.action.type !== "success") {
      if (start !== null) closeLists(start.list);
      return;
    }
    closeLists(opened.list - 1);
    // Who works with the beginning changes customers: a list without data goes on to be fetched as it was.
    if (isOutdated) void queries.invalidateQueries({ queryKey });
  });
}

function listKey() {
  return customerListQuery().queryKey;
}

/** A service that has ended has closed them itself. */
function closeLists(list: number): void {
  void askAboutList("close", { list }).catch(() => undefined);
}
