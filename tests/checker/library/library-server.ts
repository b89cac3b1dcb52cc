import { join } from "node:path";
import type { HandlerResponse, User } from "../contract-server/call";
import { readContract } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import { withTrace } from "../contract-server/response-variants";
import { ContractServer, type RunningServer } from "../contract-server/server";
import type { ServerVariant } from "../contract-server/server-variant";
import { Sessions } from "../contract-server/sessions";
import { bookHandlers } from "./book-handlers";
import { copyHandlers } from "./copy-handlers";
import { LibraryWorld } from "./library-world";
import { readerHandlers } from "./reader-handlers";

const alice: User = { name: "alice@library.example", password: "quiet-reading-room" };
const bob: User = { name: "bob@library.example", password: "loud-reading-room" };

const contractFile = join(import.meta.dirname, "../contracts/library.yaml");

const wrap = (variant: ServerVariant) => (response: HandlerResponse) => {
  const { status, data } = response;
  const isSuccess = status < 300;
  const result = data ?? (variant.omitsNull ? undefined : null);
  const body = { status, ok: isSuccess, problem: isSuccess ? null : `E${status}`, result };
  return { status, body: withTrace(body, variant) };
};

/** The server of library.yaml: failures in the HTTP status, resources owned by their creator. */
export async function startLibrary(
  defect: Defect | undefined,
  variant: ServerVariant,
): Promise<RunningServer> {
  const contract = readContract(contractFile);
  const seeded = { [alice.name]: "library-session-alice-31", [bob.name]: "library-session-bob-62" };
  const sessions = new Sessions([alice, bob], seeded, variant, defect);
  const world = new LibraryWorld(sessions, variant, defect);
  const server = new ContractServer({
    contract,
    sessions,
    variant,
    defect,
    handlers: { ...readerHandlers(world), ...bookHandlers(world), ...copyHandlers(world) },
    wrap: wrap(variant),
    jsonType: "application/json; charset=utf-8",
    findResource: (call) => {
      if (call.parameters["bookId"] !== undefined) world.book(call);
    },
  });
  return await server.start();
}
