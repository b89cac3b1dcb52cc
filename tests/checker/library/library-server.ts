import { join } from "node:path";
import type { Answer, User } from "../contract-server/call";
import { readContract } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import type { Habits } from "../contract-server/habits";
import { ContractServer, type Running } from "../contract-server/server";
import { Sessions } from "../contract-server/sessions";
import { traced } from "../contract-server/told";
import { bookHandlers } from "./book-handlers";
import { copyHandlers } from "./copy-handlers";
import { LibraryWorld } from "./library-world";
import { readerHandlers } from "./reader-handlers";

const alice: User = { name: "alice@library.example", password: "quiet-reading-room" };
const bob: User = { name: "bob@library.example", password: "loud-reading-room" };

const contractFile = join(import.meta.dirname, "../contracts/library.yaml");

const wrap = (habits: Habits) => (answer: Answer) => {
  const { status, data } = answer;
  const isGood = status < 300;
  const result = data ?? (habits.leavesOut ? undefined : null);
  const body = { status, ok: isGood, problem: isGood ? null : `E${status}`, result };
  return { status, body: traced(body, habits) };
};

/** A reading room: failures travel in the status, things belong to whoever made them. */
export async function startLibrary(defect: Defect | undefined, habits: Habits): Promise<Running> {
  const contract = readContract(contractFile);
  const seeded = { [alice.name]: "library-session-alice-31", [bob.name]: "library-session-bob-62" };
  const sessions = new Sessions([alice, bob], seeded, habits, defect);
  const world = new LibraryWorld(sessions, habits, defect);
  const server = new ContractServer({
    contract,
    sessions,
    habits,
    defect,
    handlers: { ...readerHandlers(world), ...bookHandlers(world), ...copyHandlers(world) },
    wrap: wrap(habits),
    jsonType: "application/json; charset=utf-8",
    peek: (call) => {
      if (call.given["bookId"] !== undefined) world.book(call);
    },
  });
  return await server.start();
}
