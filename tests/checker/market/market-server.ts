import { join } from "node:path";
import type { Answer, User } from "../contract-server/call";
import { readContract } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import type { Habits } from "../contract-server/habits";
import { ContractServer, type Running } from "../contract-server/server";
import { Sessions } from "../contract-server/sessions";
import { traced } from "../contract-server/told";
import { accountHandlers } from "./account-handlers";
import { MarketWorld } from "./market-world";
import { orderHandlers } from "./order-handlers";
import { productHandlers } from "./product-handlers";
import { reviewHandlers } from "./review-handlers";

const alice: User = { name: "alice", password: "apples-and-pears-1" };
const bob: User = { name: "bob", password: "plums-and-cherries-2" };

const contractFile = join(import.meta.dirname, "../contracts/market.yaml");

const wrap = (habits: Habits) => (answer: Answer) => {
  const { status, data } = answer;
  const isGood = status < 300;
  const good = { status: 200, errno: 0, msg: "", payload: data ?? null };
  if (isGood) return { status: 200, body: traced(good, habits) };
  const refusal = { status, errno: status * 100, msg: `refused (${status})` };
  const body = habits.leavesOut ? refusal : { ...refusal, payload: null };
  return { status: 200, body: traced(body, habits) };
};

/** A market place: HTTP 200 whatever happens, and verbs in its addresses. */
export async function startMarket(defect: Defect | undefined, habits: Habits): Promise<Running> {
  const contract = readContract(contractFile);
  const seeded = { alice: "market-token-alice-90210", bob: "market-token-bob-10115" };
  const sessions = new Sessions([alice, bob], seeded, habits, defect);
  const world = new MarketWorld(sessions, habits, defect);
  const server = new ContractServer({
    contract,
    sessions,
    habits,
    defect,
    handlers: {
      ...accountHandlers(world),
      ...productHandlers(world),
      ...orderHandlers(world),
      ...reviewHandlers(world),
    },
    wrap: wrap(habits),
    jsonType: "application/json; charset=utf-8",
  });
  return await server.start();
}
