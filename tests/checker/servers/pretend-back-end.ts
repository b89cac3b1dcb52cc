import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttpBackend } from "../../../mocks/http/server";
import type { Running } from "./kit";

/** The pretend back end over HTTP, one world for everybody, in which nobody is signed in to begin with. */
export async function startPretendBackEnd(world = "checker"): Promise<Running> {
  const backend = createHttpBackend({ mock: "persona:visitor" });
  const server = createServer((incoming, outgoing) => {
    incoming.headers["x-world"] = world;
    incoming.rawHeaders.push("x-world", world);
    if (!backend.handle(incoming, outgoing)) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await backend.close();
    },
  };
}
