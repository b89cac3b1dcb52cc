import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands between a browser and the site: it notes what is asked for, changes files, and can be cut. */
export interface SiteNetwork {
  readonly address: string;
  /** Path names that were asked for, in order. */
  readonly asked: string[];
  /** From now on a file has this text. */
  change(path: string, edit: (text: string) => string): void;
  /** From now on answers at a path stop after so many bytes; returns the function that has the rest follow. */
  hold(path: string, bytes: number): () => void;
  /** No request is answered any more, not even with a failure. */
  cut(): void;
}

/** What happens to answers on their way. */
interface Changes {
  readonly edit?: ((text: string) => string) | undefined;
  readonly hold?: { readonly bytes: number; readonly end: Promise<void> } | undefined;
}

/** Opens one to the site at an address. A service worker's own requests pass through it too, unlike `page.route`. */
export async function openNetwork(site: string): Promise<SiteNetwork & { close(): void }> {
  const asked: string[] = [];
  const changes = new Map<string, Changes>();
  let isCut = false;
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? "/", site);
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    asked.push(pathname);
    pass(site, incoming, response, changes.get(pathname) ?? {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    asked,
    change: (path, edit) => void changes.set(path, { edit }),
    hold(path, bytes) {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      changes.set(path, { hold: { bytes, end } });
      return release;
    },
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(
  site: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  { edit, hold }: Changes,
): void {
  const { host: _host, ...headers } = incoming.headers;
  // A text can only be changed where it is neither compressed nor left out as known.
  if (edit) for (const name of ["accept-encoding", "if-none-match"]) delete headers[name];
  const outgoing = request(
    new URL(incoming.url ?? "/", site),
    { method: incoming.method, headers, agent: false },
    (incoming) => {
      if (!edit) {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        if (hold) void passInParts(incoming, response, hold);
        else incoming.pipe(response);
        return;
      }
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk: string) => {
        text += chunk;
      });
      incoming.on("end", () => {
        const { "content-length": _length, etag: _etag, ...rest } = incoming.headers;
        response.writeHead(incoming.statusCode ?? 502, rest).end(edit(text));
      });
    },
  );
  outgoing.on("error", () => response.destroy());
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}

async function passInParts(
  incoming: IncomingMessage,
  response: ServerResponse,
  { bytes, end }: NonNullable<Changes["hold"]>,
): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  response.write(body.subarray(0, bytes));
  await end;
  response.end(body.subarray(bytes));
}
