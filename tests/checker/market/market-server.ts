import { join } from "node:path";
import type { HandlerResponse, User } from "../contract-server/call";
import { readContract } from "../contract-server/contract";
import type { Defect } from "../contract-server/defect";
import { withTrace } from "../contract-server/response-variants";
import { ContractServer, type RunningServer } from "../contract-server/server";
import type { ServerVariant } from "../contract-server/server-variant";
import { Sessions } from "../contract-server/sessions";
import { accountHandlers } from "./account-handlers";
import { MarketWorld } from "./market-world";
import { orderHandlers } from "./order-handlers";
import { productHandlers } from "./product-handlers";
import { reviewHandlers } from "./review-handlers";

const alice: User = { name: "alice", password: "apples-and-pears-1" };
const bob: User = { name: "bob", password: "plums-and-cherries-2" };

const contractFile = join(import.meta.dirname, "../contracts/market.yaml");

const wrap = (variant: ServerVariant) => (response: HandlerResponse) => {
  const { status, data } = response;
  const isSuccess = status < 300;
  const good = { status: 200, errno: 0, msg: "", payload: data ?? null };
  if (isSuccess) return { status: 200, body: withTrace(good, variant) };
  const refusal = { status, errno: status * 100, msg: `refused (${status})` };
  const body = variant.omitsNull ? refusal : { ...refusal, payload: null };
  return { status: 200, body: withTrace(body, variant) };
};

/** The server of market.yaml: HTTP 200 for every response, and verbs in its paths. */
export async function startMarket(
  defect: Defect | undefined,
  variant: ServerVariant,
): Promise<RunningServer> {
  const contract = readContract(contractFile);
  const seeded = { alice: "market-token-alice-90210", bob: "market-token-bob-10115" };
  const sessions = new Sessions([alice, bob], seeded, variant, defect);
  const world = new MarketWorld(sessions, variant, defect);
  const server = new ContractServer({
    contract,
    sessions,
    variant,
    defect,
    handlers: {
      ...accountHandlers(world),
      ...productHandlers(world),
      ...orderHandlers(world),
      ...reviewHandlers(world),
    },
    wrap: wrap(variant),
    jsonType: "application/json; charset=utf-8",
  });
  return await server.start();
}
