import type { Exchange } from "../../kernel/exchange-log";
import { writeFault } from "../../kernel/fault-rules";
import type { Kernel } from "../../kernel/kernel-shape";
import type { Revision } from "../../kernel/world-store";
import { bodyText, type RecordedCall, type RecordedStep, type Recording } from "./recording";

/** Records the calls and changes of one kernel. */
export interface Recorder {
  /** How many calls are recorded so far; null while nothing is recorded. */
  readonly calls: number | null;
  /** Starts again with the current world. */
  start(): Promise<void>;
  /** Goes on with a recording of an earlier page, for a world that is the same. */
  resume(recording: Recording): void;
  /** The recording so far; null when there is none. */
  read(): Promise<Recording | null>;
  /** Ends it and returns it; null when there was none. */
  end(): Promise<Recording | null>;
  /** Calls back with the recording after each step, and with null when it ended. */
  onChange(listener: (recording: Recording | null) => void): void;
}

const recorders = new WeakMap<Kernel, Recorder>();

/** The recorder of a kernel; it has one. */
export function recorderOf(kernel: Kernel): Recorder {
  const recorder = recorders.get(kernel) ?? new KernelRecorder(kernel);
  recorders.set(kernel, recorder);
  return recorder;
}

interface ActiveRecording {
  readonly start: string;
  readonly steps: RecordedStep[];
  calls: number;
}

class KernelRecorder implements Recorder {
  readonly #kernel: Kernel;
  readonly #listeners: ((recording: Recording | null) => void)[] = [];
  #recording: ActiveRecording | null = null;
  #last: Revision | null = null;
  #stopListening = () => {};
  /** Links are packed while others wait; steps are written one after the other all the same. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  get calls(): number | null {
    return this.#recording?.calls ?? null;
  }

  async start(): Promise<void> {
    const before = this.#kernel.revision;
    const start = await this.#kernel.link({ before, at: this.#kernel.world.clock.now() });
    this.#last = before;
    this.#startRecording(start ?? this.#kernel.selection, []);
    this.#notify();
  }

  resume(earlier: Recording): void {
    this.#last = this.#kernel.revision;
    this.#startRecording(earlier.start, [...earlier.steps]);
  }

  async read(): Promise<Recording | null> {
    await this.#saved;
    return this.#file();
  }

  async end(): Promise<Recording | null> {
    await this.#saved;
    const ended = this.#file();
    this.#stopListening();
    this.#recording = null;
    this.#notify();
    return ended;
  }

  onChange(listener: (recording: Recording | null) => void): void {
    this.#listeners.push(listener);
  }

  #startRecording(start: string, steps: RecordedStep[]): void {
    this.#stopListening();
    this.#recording = { start, steps, calls: steps.filter(({ kind }) => kind === "call").length };
    this.#stopListening = this.#kernel.listen((exchange) => this.#handleExchange(exchange));
  }

  #handleExchange(exchange: Exchange): void {
    const current = this.#recording;
    // A replay could not bring the answer of another back end.
    if (!current || exchange.isOutside) return;
    const { hasRun, before, after, at } = exchange;
    const hasWorldChanged = hasRun && this.#last !== null && !isEqualRevision(before, this.#last);
    const worldLink = hasWorldChanged ? this.#kernel.link({ before, at }) : Promise.resolve(null);
    if (hasRun) this.#last = after;
    current.calls += 1;
    this.#saved = this.#saved.then(async () => {
      const selection = await worldLink;
      if (selection !== null) current.steps.push({ kind: "world", selection });
      current.steps.push(recordedCall(exchange));
      if (this.#recording === current) this.#notify();
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.#file());
  }

  #file(): Recording | null {
    if (!this.#recording) return null;
    const { start, steps } = this.#recording;
    return { kind: "stockbook-recording", version: 1, start, steps: [...steps] };
  }
}

function recordedCall(exchange: Exchange): RecordedCall {
  const { at, operationId, method, address, headers, requestText, status, responseBody, faults } = exchange;
  // The faults that applied are recorded by themselves; the selection that brought them would begin another world.
  const { "x-mock": _, ...significant } = headers;
  return {
    kind: "call",
    at,
    operationId,
    method,
    address,
    headers: significant,
    body: requestText,
    faults: faults.flatMap((effect) => {
      if (effect.kind === "latency") return [];
      const quick = effect.kind === "timeout" ? ({ kind: "offline" } as const) : effect;
      return [writeFault({ operation: operationId ?? "*", effect: quick, probability: 1 })];
    }),
    status,
    answer: bodyText(responseBody),
  };
}

function isEqualRevision(one: Revision, other: Revision): boolean {
  return one.world === other.world && one.step === other.step;
}
