import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";

/** An error of the compiler; lines and columns count from 1. */
export interface TypeProblem {
  /** Path below the root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface TypeServer {
  /** Reports that files were written, by their paths below the root; the next answers take them into account. */
  filesChanged(files: readonly string[]): void;
  /** The errors in these files, in their order. Rejects when the compiler has ended. */
  errorsIn(files: readonly string[]): Promise<readonly TypeProblem[]>;
  close(): void;
}

/** What the Language Server Protocol calls a full document diagnostic report, as far as it is read here. */
interface DiagnosticReport {
  readonly items?: readonly {
    /** 1 is an error. */
    readonly severity?: number;
    readonly message: string;
    readonly range: { readonly start: { readonly line: number; readonly character: number } };
  }[];
}

/** A file was changed, in the words of the protocol. */
const changed = 2;

/**
 * The compiler as a language server (Language Server Protocol 3.17): it keeps the program in memory, so that a question
 * about some files after an edit takes a fraction of a whole check.
 */
export function openTypeServer(root: string): TypeServer {
  const compiler = createRequire(import.meta.url).resolve("typescript-native/package.json");
  const child = spawn(process.execPath, [join(compiler, "../bin/tsc"), "--lsp", "--stdio"], {
    cwd: root,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  // The server asks for settings and offers to watch files; it gets the defaults, and hears of files from us.
  connection.onRequest("workspace/configuration", ({ items }: { items: unknown[] }) => items.map(() => null));
  connection.onRequest("client/registerCapability", () => null);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error("the compiler has ended"));
    child.once("error", fail);
    child.once("exit", fail);
  });
  ended.catch(() => undefined);
  connection.onError(() => undefined);
  connection.listen();
  const addressOf = (file: string) => pathToFileURL(join(root, file)).href;
  const ready = Promise.race([initialize(), ended]);
  ready.catch(() => undefined);

  async function initialize(): Promise<void> {
    await connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: { textDocument: { diagnostic: {} } },
    });
    await connection.sendNotification("initialized", {});
  }

  async function errorsOf(file: string): Promise<readonly TypeProblem[]> {
    const { items = [] } = await connection.sendRequest<DiagnosticReport>("textDocument/diagnostic", {
      textDocument: { uri: addressOf(file) },
    });
    return items
      .filter(({ severity }) => severity === 1)
      .map(({ message, range: { start } }) => ({
        file,
        line: start.line + 1,
        column: start.character + 1,
        message,
      }));
  }

  return {
    filesChanged(files) {
      const changes = files.map((file) => ({ uri: addressOf(file), type: changed }));
      ready
        .then(() => connection.sendNotification("workspace/didChangeWatchedFiles", { changes }))
        .catch(() => undefined);
    },
    async errorsIn(files) {
      await ready;
      const problems = await Promise.race([Promise.all(files.map(errorsOf)), ended]);
      return problems.flat();
    },
    close() {
      connection.dispose();
      child.kill();
    },
  };
}
