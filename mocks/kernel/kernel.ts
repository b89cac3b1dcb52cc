import type { ClockSetting } from "../world/clock";
import type { World } from "../world/world";
import { isOwnPath, readAddress } from "./address";
import type { BackEnd } from "./back-end";
import type { Exchange, OutsideCall } from "./exchange-log";
import type { FaultRule } from "./fault-rules";
import { handleRequest } from "./handle-request";
import type { Kernel, KernelOptions, KernelRequest } from "./kernel-shape";
import { createKernelState, type KernelState, saveNewWorld, saveWholeWorld } from "./kernel-state";
import { linkOf, type PastRevision } from "./link-of";
import type { PersistedWorld } from "./persisted-world";
import type { KernelResponse } from "./response";
import { runInStep } from "./run-in-step";
import type { Selection } from "./selection";
import type { Violation } from "./violations";
import type { Revision } from "./world-store";

/** A mock back end for one world: a function from Request to Response. */
export function createKernel(options: KernelOptions): Kernel {
  return new WorldKernel(createKernelState(options));
}

class WorldKernel implements Kernel {
  readonly backEnd: BackEnd;
  readonly #state: KernelState;

  constructor(state: KernelState) {
    this.#state = state;
    this.backEnd = state.backEnd;
  }

  get world(): World {
    return this.#state.store.world;
  }

  get selection(): string {
    return this.#state.store.selection;
  }

  get chosen(): Selection {
    return this.#state.store.chosen;
  }

  get revision(): Revision {
    return this.#state.store.revision;
  }

  get problem(): string | null {
    return this.#state.store.problem;
  }

  get faults(): readonly FaultRule[] {
    return this.#state.store.faults;
  }

  get exchanges(): readonly Exchange[] {
    return this.#state.log.exchanges;
  }

  get violations(): readonly Violation[] {
    return this.#state.log.violations;
  }

  owns({ url }: { readonly url: string }): boolean {
    return isOwnPath(readAddress(url).path);
  }

  respond(request: KernelRequest): Promise<KernelResponse> {
    return handleRequest(this.#state, request);
  }

  async handle(request: KernelRequest): Promise<Response> {
    const { status, headers, body, isNetworkError } = await handleRequest(this.#state, request);
    return isNetworkError ? Response.error() : new Response(body, { status, headers });
  }

  async apply(selection: string): Promise<void> {
    this.#state.store.apply(selection);
    await saveNewWorld(this.#state);
  }

  async adopt(selection: string): Promise<boolean> {
    const isAnother = this.#state.store.adopt(selection);
    if (isAnother) await saveNewWorld(this.#state);
    return isAnother;
  }

  async reset(): Promise<void> {
    this.#state.store.reset();
    await saveNewWorld(this.#state);
  }

  async jump(position: number): Promise<boolean> {
    const hasJumped = this.world.journal.jump(position);
    if (hasJumped) await saveWholeWorld(this.#state);
    return hasJumped;
  }

  undo(): Promise<boolean> {
    return this.jump(this.world.journal.position - 1);
  }

  redo(): Promise<boolean> {
    return this.jump(this.world.journal.position + 1);
  }

  positionOf(revision: Revision): number | null {
    return this.#state.store.positionOf(revision);
  }

  link(past?: PastRevision): Promise<string | null> {
    return linkOf(this.#state.store, past);
  }

  takeOver(persisted: PersistedWorld): void {
    this.#state.store.takeOver(persisted);
  }

  async setClock(setting: ClockSetting): Promise<void> {
    this.world.clock.set(setting);
    await saveWholeWorld(this.#state);
  }

  async advance(milliseconds: number): Promise<void> {
    this.world.clock.advance(milliseconds);
    await saveWholeWorld(this.#state);
  }

  async control(name: string, input: unknown): Promise<{ readonly result: unknown } | undefined> {
    const control = this.backEnd.controls.get(name);
    if (!control) return undefined;
    return { result: await this.change(control.name, (world) => control.handle(world, input)) };
  }

  async importResponse(operationId: string, data: unknown): Promise<boolean> {
    const importData = this.backEnd.responseImports.get(operationId);
    if (!importData) return false;
    await this.change(`${operationId} of the real back end`, (world) => importData(world, data));
    return true;
  }

  async change<Result>(label: string, work: (world: World) => Result): Promise<Result> {
    const { backEnd, store, options } = this.#state;
    const before = store.revision;
    const { position } = store.world.journal;
    const result = runInStep(backEnd, store.world, label, work);
    const { step } = store.revision;
    if (step && step !== before.step)
      await options.save?.(store.savingOf(step.label, step.changes, position));
    return result;
  }

  logOutsideCall(call: OutsideCall): void {
    const { log, store } = this.#state;
    const after = store.revision;
    log.add({
      ...call,
      headers: {},
      requestText: null,
      requestBody: undefined,
      responseBody: null,
      changes: after.step && after.step !== call.before.step ? after.step.changes : [],
      faults: [],
      at: store.world.clock.now(),
      hasRun: false,
      after,
      position: store.world.journal.position,
      isOutside: true,
    });
  }

  listen(listener: (exchange: Exchange) => void): () => void {
    return this.#state.log.listen(listener);
  }

  clearLog(): void {
    this.#state.log.clear();
  }

  expectNoViolations(): void {
    this.#state.log.expectNoViolations();
  }
}
