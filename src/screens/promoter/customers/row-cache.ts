import type { Store } from "../../../platform/store";
import type { Customer } from "./customer-view";
import type { RowWindow } from "./engine/customer-list";

/** The customers near the window, by their places in the list; the others are fetched before they are scrolled to. */
export interface RowCache extends Store<number> {
  readonly get: (place: number) => Customer | undefined;
  readonly add: (places: ArrayLike<number>, customers: readonly Customer[]) => void;
  /** Fetches the rows around a window of those shown; the store changes when one of the window's own has come. */
  readonly load: (shown: Uint32Array, window: RowWindow) => void;
}

/** Rows that have to be there above and below the window, so that nobody scrolls into empty ones. */
const near = 40;
/** Rows fetched at once when some of them are missing. */
const ahead = 100;
/** Customers that are held, of which each takes a kilobyte. */
const capacity = 800;

/** @param fetchRows the customers at these places, in their order */
export function createRowCache(
  fetchRows: (places: readonly number[]) => Promise<readonly Customer[]>,
): RowCache {
  let customers = new Map<number, Customer>();
  const asked = new Set<number>();
  const listeners = new Set<() => void>();
  let version = 0;
  let visible: ReadonlySet<number> = new Set();

  const add = (places: ArrayLike<number>, added: readonly Customer[]) => {
    for (const [index, customer] of added.entries()) {
      const place = places[index];
      if (place !== undefined) customers.set(place, customer);
    }
  };
  const fetchMissing = async (places: readonly number[]) => {
    for (const place of places) asked.add(place);
    try {
      add(places, await fetchRows(places));
      if (!places.some((place) => visible.has(place))) return;
      version += 1;
      for (const listener of [...listeners]) listener();
    } finally {
      for (const place of places) asked.delete(place);
    }
  };
  return {
    get: (place) => customers.get(place),
    add,
    load(shown, { first, count }) {
      visible = new Set(shown.subarray(first, first + count));
      const around = (rows: number) => shown.subarray(Math.max(0, first - rows), first + count + rows);
      const isMissing = (place: number) => !customers.has(place) && !asked.has(place);
      if (!around(near).some(isMissing)) return;
      const wanted = around(ahead);
      // What nobody answers is asked for again at the next picture; that the list is lost shows where it is asked for a view.
      fetchMissing(Array.from(wanted).filter(isMissing)).catch(() => undefined);
      if (customers.size < capacity) return;
      const remaining = new Set(wanted);
      customers = new Map([...customers].filter(([place]) => remaining.has(place)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => version,
    getServerSnapshot: () => version,
  };
}
