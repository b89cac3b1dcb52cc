import { type BackEnd, prepareBackEnd } from "./back-end";
import { ExchangeLog } from "./exchange-log";
import type { KernelOptions } from "./kernel-shape";
import { WorldStore } from "./world-store";

/** What all requests and changes of one kernel work on. */
export interface KernelState {
  readonly options: KernelOptions;
  readonly backEnd: BackEnd;
  readonly store: WorldStore;
  readonly log: ExchangeLog;
  /** How often each operation was called since the world began, counted where a fault may apply. */
  readonly calls: Map<string, number>;
}

/** The state a kernel begins with. Throws a SelectionProblem for a `mock` that is no selection. */
export function createKernelState(options: KernelOptions): KernelState {
  const backEnd = prepareBackEnd(options.groups);
  const store = new WorldStore(backEnd, options, options.persisted);
  if (!options.persisted && options.mock) store.apply(options.mock);
  return { options, backEnd, store, log: new ExchangeLog(), calls: new Map() };
}

/** Saves a new world: flaky faults count from the start. */
export async function saveNewWorld({ options, store, calls }: KernelState): Promise<void> {
  calls.clear();
  await options.save?.(store.wholeSaving(true));
}

/** Saves a world after undo, redo or a change of its clock. */
export async function saveWholeWorld({ options, store }: KernelState): Promise<void> {
  await options.save?.(store.wholeSaving(false));
}
