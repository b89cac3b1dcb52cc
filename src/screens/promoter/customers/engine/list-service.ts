import { brokenError } from "../../../../client/failures";
import { startDedicatedWorker } from "../../../../platform/dedicated-worker";
import { whenIdle } from "../../../../platform/visibility";
import workerAddress from "./customers.worker.ts?worker&url";
import type { Answer, Question, QuestionName } from "./list-engine";
import type { AnswerMessage, QuestionMessage } from "./list-messages";

/** Whoever answers questions about lists of customers: a worker, or the page itself where there is none. */
interface ListService {
  /** Rejects with an `Error` when there is no answer; what is transferred is gone here. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    question: Question<Name>,
    transfer?: Transferable[],
  ) => Promise<Answer<Name>>;
  readonly end: () => void;
}

let running: Promise<ListService> | null = null;

/** The service of this page, started when it is first asked for. */
export function listService(): Promise<ListService> {
  running ??= startService();
  return running;
}

/** Starts it before anything is asked. Where that fails, the first question does. */
export function startListService(): void {
  listService().catch(() => undefined);
}

/** Ends it, with everything it holds. */
export function endListService(): void {
  const ended = running;
  running = null;
  void ended?.then(
    ({ end }) => end(),
    () => undefined,
  );
}

/** Asks the service; failures are those of every call. */
export async function askAboutList<Name extends QuestionName>(
  name: Name,
  question: Question<Name>,
): Promise<Answer<Name>> {
  try {
    return await (await listService()).ask(name, question);
  } catch (caught) {
    throw brokenError(String(caught));
  }
}

async function startService(): Promise<ListService> {
  const worker = await startDedicatedWorker(workerAddress);
  return worker === null ? startInPage() : serviceOf(worker);
}

function serviceOf(worker: Worker): ListService {
  let calls = 0;
  const waiting = new Set<(problem: string) => void>();
  const end = (problem: string) => {
    worker.terminate();
    for (const fail of waiting) fail(problem);
    waiting.clear();
  };
  worker.addEventListener("error", ({ message }) => {
    // The next list is opened by another worker.
    running = null;
    end(message);
  });
  return {
    end: () => end("The worker was ended."),
    ask: <Name extends QuestionName>(
      name: Name,
      question: Question<Name>,
      transfer: Transferable[] = [],
    ): Promise<Answer<Name>> =>
      new Promise((resolve, reject) => {
        calls += 1;
        const message: QuestionMessage<Name> = { call: calls, name, question };
        const settle = () => {
          worker.removeEventListener("message", handleMessage);
          waiting.delete(fail);
        };
        const fail = (problem: string) => {
          settle();
          reject(new Error(problem));
        };
        const handleMessage = ({ data }: MessageEvent<AnswerMessage<Name>>) => {
          if (data.call !== message.call) return;
          if ("problem" in data) return fail(data.problem);
          settle();
          resolve(data.answer);
        };
        waiting.add(fail);
        worker.addEventListener("message", handleMessage);
        worker.postMessage(message, transfer);
      }),
  };
}

async function startInPage(): Promise<ListService> {
  const { createListEngine } = await import("./list-engine");
  const engine = createListEngine((task) => void whenIdle(task));
  return {
    end: () => undefined,
    ask: async (name, question) => {
      try {
        return engine[name](question);
      } catch (caught) {
        // No TypeError, which stands for a lost connection.
        throw new Error(String(caught));
      }
    },
  };
}
