import type { Exchange } from "../../kernel/exchange-log";
import { writeFault } from "../../kernel/fault-rules";
import type { Kernel } from "../../kernel/kernel-shape";
import type { Revision } from "../../kernel/world-store";
import { bodyText, type RecordedCall, type RecordedStep, type Recording } from "./recording";

/** Writes down what happens to one kernel. */
export interface Recorder {
  /** How many calls are recorded so far; null while nothing is recorded. */
  readonly calls: number | null;
  /** Begins anew with the world as it is. */
  start(): Promise<void>;
  /** Goes on with a recording of an earlier page, for a world that is the same. */
  resume(recording: Recording): void;
  /** The recording so far; null when there is none. */
  read(): Promise<Recording | null>;
  /** Ends it and answers it; null when there was none. */
  end(): Promise<Recording | null>;
  /** Calls back with the recording after each step, and with null when it ended. */
  onChange(listener: (recording: Recording | null) => void): void;
}

const recorders = new WeakMap<Kernel, Recorder>();

/** The recorder of a kernel; it has one. */
export function recorderOf(kernel: Kernel): Recorder {
  const recorder = recorders.get(kernel) ?? createRecorder(kernel);
  recorders.set(kernel, recorder);
  return recorder;
}

function createRecorder(kernel: Kernel): Recorder {
  let recording: { start: string; steps: RecordedStep[]; calls: number } | null = null;
  let last: Revision | null = null;
  let stopListening = () => {};
  /** Links are packed while others wait; steps are written one after the other all the same. */
  let saved: Promise<unknown> = Promise.resolve();
  const listeners: ((recording: Recording | null) => void)[] = [];

  const file = (): Recording | null =>
    recording && {
      kind: "stockbook-recording",
      version: 1,
      start: recording.start,
      steps: [...recording.steps],
    };

  function startRecording(start: string, steps: RecordedStep[]): void {
    stopListening();
    recording = { start, steps, calls: steps.filter(({ kind }) => kind === "call").length };
    stopListening = kernel.listen(handleExchange);
  }

  function handleExchange(exchange: Exchange): void {
    const current = recording;
    if (!current) return;
    const { hasRun, before, after, at } = exchange;
    const hasWorldChanged = hasRun && last !== null && !isEqualRevision(before, last);
    const worldLink = hasWorldChanged ? kernel.link({ before, at }) : Promise.resolve(null);
    if (hasRun) last = after;
    current.calls += 1;
    saved = saved.then(async () => {
      const selection = await worldLink;
      if (selection !== null) current.steps.push({ kind: "world", selection });
      current.steps.push(recordedCall(exchange));
      if (recording === current) for (const listener of listeners) listener(file());
    });
  }

  return {
    get calls() {
      return recording?.calls ?? null;
    },
    async start() {
      const before = kernel.revision;
      const start = await kernel.link({ before, at: kernel.world.clock.now() });
      last = before;
      startRecording(start ?? kernel.selection, []);
      for (const listener of listeners) listener(file());
    },
    resume(earlier) {
      last = kernel.revision;
      startRecording(earlier.start, [...earlier.steps]);
    },
    async read() {
      await saved;
      return file();
    },
    async end() {
      await saved;
      const ended = file();
      stopListening();
      recording = null;
      for (const listener of listeners) listener(null);
      return ended;
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

function recordedCall(exchange: Exchange): RecordedCall {
  const { at, operationId, method, address, headers, requestText, status, responseBody, faults } = exchange;
  // The faults that struck stand for themselves; the selection that brought them would begin another world.
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
