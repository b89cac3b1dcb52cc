import { isSuccessEnvelope, type ReadEnvelope, readEnvelope } from "../../../../client/envelope";
import type { components } from "../../../../generated/promoter";
import { type Customer, type CustomerView, defaultView } from "../customer-view";
import {
  type CustomerList,
  createCustomerList,
  type LabelledCustomer,
  type ListFigures,
  type ListSummary,
  type Neighbours,
  type RowWindow,
  type ShownCustomers,
} from "./customer-list";
import { readListStart } from "./read-list-start";

/** Every question to the engine, with its answer. Lists are called by numbers that whoever asks has given them. */
export interface ListQuestions {
  /** Reads the body of an answer, and opens the list in it. */
  open: { input: { list: number; body: ArrayBuffer; now: number }; output: ReadEnvelope<ListSummary> };
  /**
   * Reads the beginning of the body of an answer, and opens the customers in it as a list of their own, shown as usual;
   * null where there is nobody to show before the rest is there.
   */
  openStart: {
    input: { list: number; start: ArrayBuffer; now: number; near: RowWindow };
    output: OpenedStart | null;
  };
  /** Forgets a list and all before it. */
  close: { input: { list: number }; output: undefined };
  show: {
    input: { list: number; view: CustomerView; keyword: string; near: RowWindow };
    output: ShownCustomers;
  };
  neighbours: { input: { list: number; view: CustomerView; kdUid: string }; output: Neighbours | null };
  rows: { input: { list: number; places: readonly number[] }; output: readonly Customer[] };
  /** The numbers of the customers at these places. */
  kdUids: { input: { list: number; places: Uint32Array }; output: readonly string[] };
  /** The customers with these numbers, in the order of the list. */
  find: { input: { list: number; kdUids: readonly string[] }; output: readonly Customer[] };
  /** Those of these numbers that are of customers of the list, in its order. */
  known: { input: { list: number; kdUids: readonly string[] }; output: readonly string[] };
  withLabel: { input: { list: number; label: string }; output: readonly LabelledCustomer[] };
}

/** What is known of a list from its beginning. */
export interface OpenedStart extends Pick<ListFigures, "notes"> {
  /** Customers there are; null where the answer has not said so yet. */
  readonly total: number | null;
  /** The server's time, likewise. */
  readonly asOf: string | null;
  readonly shown: ShownCustomers;
}

export type QuestionName = keyof ListQuestions;
export type Question<Name extends QuestionName> = ListQuestions[Name]["input"];
export type Answer<Name extends QuestionName> = ListQuestions[Name]["output"];

/** Holds lists of customers and answers what is asked of them, in a worker or in the page. */
export type ListEngine = { readonly [Name in QuestionName]: (question: Question<Name>) => Answer<Name> };

/** @param whenIdle calls back once there is nothing else to do */
export function createListEngine(whenIdle: (task: () => void) => void): ListEngine {
  const lists = new Map<number, CustomerList>();
  const prepared = new Set<CustomerList>();
  const listOf = (list: number): CustomerList => {
    const open = lists.get(list);
    if (open === undefined) throw new Error(`There is no list ${list}.`);
    return open;
  };
  return {
    open({ list, body, now }) {
      const envelope = readEnvelope(parseJson(readText(body)));
      if (envelope === null) return null;
      if (!isSuccessEnvelope<components["schemas"]["CustomerPage"]>(envelope))
        return { ...envelope, isSuccess: false };
      const { list: customers, total, currency, asOf } = envelope.data;
      // What is due today is so by the clock of the server, whatever the device shows.
      const at = Date.parse(asOf);
      const opened = createCustomerList(customers, Number.isNaN(at) ? now : at);
      lists.set(list, opened);
      return { ...envelope, isSuccess: true, data: { ...opened.figures, total, currency, asOf } };
    },
    openStart({ list, start, now, near }) {
      const page = readListStart(readText(start));
      if (page === null) return null;
      const { total = null, asOf = null } = page;
      const opened = createCustomerList(page.list, now);
      const shown = opened.show(defaultView, "", near);
      if (shown.rows.length === 0) return null;
      lists.set(list, opened);
      return { notes: opened.figures.notes, total, asOf, shown };
    },
    close({ list }) {
      for (const number of [...lists.keys()]) if (number <= list) lists.delete(number);
    },
    show({ list, view, keyword, near }) {
      const open = listOf(list);
      const shown = open.show(view, keyword, near);
      // Who sees a list may search it and sort it by name, which is made ready meanwhile.
      if (!prepared.has(open)) {
        prepared.add(open);
        whenIdle(function prepare() {
          if (lists.get(list) === open && !open.prepare()) whenIdle(prepare);
        });
      }
      return shown;
    },
    neighbours: ({ list, view, kdUid }) => listOf(list).neighbours(view, kdUid),
    rows: ({ list, places }) => listOf(list).at(places),
    kdUids: ({ list, places }) =>
      listOf(list)
        .at(places)
        .map(({ kdUid }) => kdUid),
    find: ({ list, kdUids }) => listOf(list).find(kdUids),
    known: ({ list, kdUids }) => listOf(list).known(kdUids),
    withLabel: ({ list, label }) => listOf(list).withLabel(label),
  };
}

function readText(body: ArrayBuffer): string {
  return new TextDecoder().decode(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
