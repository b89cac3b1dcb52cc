import type { WriteStream } from "node:tty";

export interface Progress {
  show(done: number, planned: number, what: string): void;
  clear(): void;
}

/** A progress line on the terminal; silent where the output is not one. */
export function createProgress(stream: WriteStream): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const started = performance.now();
  let visible = 0;
  return {
    show(done, planned, what) {
      const now = performance.now();
      if (now - visible < 100) return;
      visible = now;
      const left = ((now - started) / Math.max(1, done)) * Math.max(0, planned - done);
      const line = `${done}/${planned}  about ${Math.ceil(left / 1000)} s left  ${what}`;
      stream.write(`\r\u001b[K${line.slice(0, (stream.columns ?? 80) - 1)}`);
    },
    clear() {
      if (visible > 0) stream.write("\r\u001b[K");
    },
  };
}
