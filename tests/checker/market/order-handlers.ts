import { type Call, Failure } from "../contract-server/call";
import type { Values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import type { Handler } from "../contract-server/server";
import { type MarketWorld, paginate, type ResourceInstance } from "./market-world";

export function orderHandlers(world: MarketWorld): Record<string, Handler> {
  const { orders, keys } = world;
  const represent = ({ values }: ResourceInstance): Values => ({
    ...values,
    ...(values["deliverAt"] === undefined ? {} : { deliverAt: world.time(values["deliverAt"]) }),
  });
  const transition = (
    call: Call,
    from: string[],
    to: string,
    defect: string,
  ): { status: number; data: Values } => {
    const order = orders.find(call, call.body["orderNo"]);
    if (!from.includes(String(order.values["state"])) && !world.has(defect)) throw new Failure(409);
    const after = { ...order, values: { ...order.values, state: to } };
    if (!world.has(`${call.operation.id} changes nothing`)) order.values = after.values;
    if (world.has("closeOrder closes all orders") && to === "closed")
      for (const other of orders.ownedBy(call)) other.values = { ...other.values, state: to };
    return { status: 200, data: represent(after) };
  };
  return {
    createOrder(call) {
      const key = call.parameters["X-Request-Id"];
      const isShared = world.has("createOrder hears the key of anybody");
      const name = `${isShared ? "anybody" : call.user.name} ${String(key).toLowerCase()}`;
      const known =
        key === undefined || world.has("createOrder forgets the key") ? undefined : keys.get(name);
      const existing = known === undefined ? undefined : orders.instances.get(known);
      if (existing) return { status: 200, data: represent(existing) };
      const orderNo = `M${String(1_000_000_000 + world.next())}`;
      const stored: Values = { orderNo, state: "unpaid", confirmed: false, ...call.body };
      if (world.has("createOrder counts each sku once"))
        stored["items"] = stored["items"] && [(stored["items"] as unknown[])[0]];
      if (key !== undefined) keys.set(name, orderNo);
      return { status: 200, data: represent(orders.add(call, orderNo, stored)) };
    },
    getOrder: (call) => ({ status: 200, data: represent(orders.find(call, call.parameters["orderNo"])) }),
    listOrders(call) {
      const { state, pageNo, pageSize } = call.parameters;
      const requestedStates = texts(state);
      const filterStates = world.has("listOrders hears the last state only")
        ? requestedStates.slice(-1)
        : requestedStates;
      const found = orders
        .ownedBy(call)
        .filter(
          ({ values }) =>
            (world.has("listOrders forgets the state on the second page") && Number(pageNo) > 1) ||
            requestedStates.length === 0 ||
            filterStates.includes(String(values["state"])),
        );
      if (world.variant.newestFirst) found.reverse();
      const [rows, count] = paginate(world, found.map(represent), pageNo, pageSize, "listOrders");
      return { status: 200, data: { rows, count } };
    },
    payOrder: (call) =>
      transition(
        call,
        world.has("payOrder pays what is closed") ? ["unpaid", "closed"] : ["unpaid"],
        "paid",
        "payOrder pays twice",
      ),
    closeOrder: (call) => transition(call, ["unpaid", "paid"], "closed", "closeOrder closes twice"),
    confirmOrder(call) {
      const order = orders.find(call, call.parameters["orderNo"]);
      const isToggled =
        world.has("confirmOrder takes back what was confirmed") && order.values["confirmed"] === true;
      order.values = { ...order.values, confirmed: !isToggled };
      return { status: 200, data: represent(order) };
    },
  };
}
