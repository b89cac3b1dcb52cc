import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import type { Handler } from "../contract-server/server";
import { type MarketWorld, paged, type Thing } from "./market-world";

export function orderHandlers(world: MarketWorld): Record<string, Handler> {
  const { orders, keys } = world;
  const shown = ({ values }: Thing): Values => ({
    ...values,
    ...(values["deliverAt"] === undefined ? {} : { deliverAt: world.time(values["deliverAt"]) }),
  });
  const step = (call: Call, from: string[], to: string, defect: string): { status: number; data: Values } => {
    const order = orders.find(call, call.body["orderNo"]);
    if (!from.includes(String(order.values["state"])) && !world.is(defect)) throw new Failure(409);
    const after = { ...order, values: { ...order.values, state: to } };
    if (!world.is(`${call.operation.id} changes nothing`)) order.values = after.values;
    if (world.is("closeOrder closes all orders") && to === "closed")
      for (const other of orders.mine(call)) other.values = { ...other.values, state: to };
    return { status: 200, data: shown(after) };
  };
  return {
    createOrder(call) {
      const key = call.given["X-Request-Id"];
      const isShared = world.is("createOrder hears the key of anybody");
      const name = `${isShared ? "anybody" : call.user.name} ${String(key).toLowerCase()}`;
      const known = key === undefined || world.is("createOrder forgets the key") ? undefined : keys.get(name);
      const before = known === undefined ? undefined : orders.things.get(known);
      if (before) return { status: 200, data: shown(before) };
      const orderNo = `M${String(1_000_000_000 + world.next())}`;
      const kept: Values = { orderNo, state: "unpaid", confirmed: false, ...call.body };
      if (world.is("createOrder counts each sku once"))
        kept["items"] = kept["items"] && [(kept["items"] as unknown[])[0]];
      if (key !== undefined) keys.set(name, orderNo);
      return { status: 200, data: shown(orders.keep(call, orderNo, kept)) };
    },
    getOrder: (call) => ({ status: 200, data: shown(orders.find(call, call.given["orderNo"])) }),
    listOrders(call) {
      const { state, pageNo, pageSize } = call.given;
      const asked = texts(state);
      const heard = world.is("listOrders hears the last state only") ? asked.slice(-1) : asked;
      const found = orders
        .mine(call)
        .filter(
          ({ values }) =>
            (world.is("listOrders forgets the state on the second page") && Number(pageNo) > 1) ||
            asked.length === 0 ||
            heard.includes(String(values["state"])),
        );
      if (world.habits.newestFirst) found.reverse();
      const [rows, count] = paged(world, found.map(shown), pageNo, pageSize, "listOrders");
      return { status: 200, data: { rows, count } };
    },
    payOrder: (call) =>
      step(
        call,
        world.is("payOrder pays what is closed") ? ["unpaid", "closed"] : ["unpaid"],
        "paid",
        "payOrder pays twice",
      ),
    closeOrder: (call) => step(call, ["unpaid", "paid"], "closed", "closeOrder closes twice"),
    confirmOrder(call) {
      const order = orders.find(call, call.given["orderNo"]);
      const isBack =
        world.is("confirmOrder takes back what was confirmed") && order.values["confirmed"] === true;
      order.values = { ...order.values, confirmed: !isBack };
      return { status: 200, data: shown(order) };
    },
  };
}
