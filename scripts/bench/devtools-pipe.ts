import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { chromiumArguments } from "../lib/chromium-arguments";
import { findChromium } from "../lib/find-chromium";

type Fields = Readonly<Record<string, unknown>>;

/** A DevTools session with the browser ("" as its id) or one of its pages. */
export interface DevtoolsSession {
  /** Sends a command and resolves with its result. Rejects with the browser's own message. */
  send(method: string, params?: Fields): Promise<Fields>;
  /** Resolves with the next event of this name that `matches`. */
  event(method: string, matches?: (params: Fields) => boolean): Promise<Fields>;
}

export interface DevtoolsBrowser extends DevtoolsSession {
  session(id: string): DevtoolsSession;
  close(): Promise<void>;
}

interface Waiting {
  readonly sessionId: string;
  readonly method: string;
  readonly matches: (params: Fields) => boolean;
  readonly resolve: (params: Fields) => void;
}

/**
 * A Chromium controlled over a pipe, with no DevTools domain enabled but those a caller asks for. Playwright enables
 * `Runtime`, with which V8 records the trace of every error: costs that no visitor has.
 */
export function openDevtools(): DevtoolsBrowser {
  const profile = mkdtempSync(join(tmpdir(), "stockbook-bench-"));
  const child = spawn(
    findChromium(),
    [...chromiumArguments, "--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const [input, output] = pipesOf(child);
  const calls = new Map<number, { resolve(result: Fields): void; reject(error: Error): void }>();
  const waiting = new Set<Waiting>();
  let lastId = 0;
  readMessages(output, (message) => {
    const call = calls.get(Number(message["id"]));
    if (call) {
      calls.delete(Number(message["id"]));
      if (isFields(message["error"])) call.reject(new Error(String(message["error"]["message"])));
      else call.resolve(fieldsOf(message["result"]));
      return;
    }
    const params = fieldsOf(message["params"]);
    for (const one of waiting) {
      if (one.method !== message["method"] || one.sessionId !== (message["sessionId"] ?? "")) continue;
      if (!one.matches(params)) continue;
      waiting.delete(one);
      one.resolve(params);
    }
  });
  const session = (sessionId: string): DevtoolsSession => ({
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        calls.set(lastId, { resolve, reject });
        const message = { id: lastId, method, params, ...(sessionId !== "" && { sessionId }) };
        input.write(`${JSON.stringify(message)}\0`);
      }),
    event: (method, matches = () => true) =>
      new Promise((resolve) => waiting.add({ sessionId, method, matches, resolve })),
  });
  return {
    ...session(""),
    session,
    close: async () => {
      const hasExited = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await hasExited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** What Chromium reads from file descriptor 3, and what it writes to 4. */
function pipesOf(child: ChildProcess): [Writable, Readable] {
  const [input, output] = [child.stdio[3], child.stdio[4]];
  if (!input || !output || !("write" in input) || !("read" in output))
    throw new Error("bench: Chromium could not be started with a pipe.");
  return [input, output];
}

/** Messages are JSON, each ended by a zero byte. */
function readMessages(output: Readable, onMessage: (message: Fields) => void): void {
  let buffered = "";
  output.setEncoding("utf8");
  output.on("data", (chunk: string) => {
    const texts = (buffered + chunk).split("\0");
    buffered = texts.pop() ?? "";
    for (const text of texts) onMessage(fieldsOf(JSON.parse(text)));
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
