import { Failure } from "../contract-server/call";
import { type Values, values } from "../contract-server/contract";
import { withViewCount } from "../contract-server/response-variants";
import type { Handler } from "../contract-server/server";
import { type MarketWorld, paginate, type ResourceInstance } from "./market-world";

/** Beyond int32. */
const firstId = 3_000_000_000;

const sortValueOf = (world: MarketWorld, property: string) => (instance: ResourceInstance) => {
  const value = property === "createdAt" ? instance.sequence : instance.values[property];
  return world.has("listProducts sorts prices as texts") ? String(value) : value;
};

function sortInstances(world: MarketWorld, instances: ResourceInstance[], by: string): ResourceInstance[] {
  const property = by.replace("-", "");
  const sign = by.startsWith("-") ? -1 : 1;
  const value = sortValueOf(world, property);
  const fold = (one: unknown): unknown =>
    typeof one === "string" && world.variant.ignoresCase ? one.toLowerCase() : one;
  return [...instances].sort((a, b) => {
    const [first, second] = [fold(value(a)), fold(value(b))];
    if (typeof first === "number" && typeof second === "number") return sign * (first - second);
    return sign * (String(first) < String(second) ? -1 : Number(String(first) > String(second)));
  });
}

export function productHandlers(world: MarketWorld): Record<string, Handler> {
  const { products, reviews } = world;
  const deleted = new Map<string, ResourceInstance>();
  const represent = ({ values: stored, sequence }: ResourceInstance): Values => {
    const time = world.time(new Date(Date.UTC(2026, 4, 1) + sequence * 1000).toISOString());
    const launch = stored["launchAt"] === undefined ? {} : { launchAt: world.time(stored["launchAt"]) };
    return withViewCount(
      { ...world.withNulls(stored, ["description"]), ...launch, createdAt: time },
      world.variant,
    );
  };
  return {
    createProduct(call) {
      const name = String(call.body["name"]);
      const isDuplicate = products.ownedBy(call).some(({ values: { name: one } }) => one === name);
      if (isDuplicate && !world.has("createProduct takes a name twice")) throw new Failure(409);
      const id = firstId + world.next();
      const stored: Values = { id, ...call.body };
      if (world.has("createProduct keeps stock in 32 bits") && stored["stock"] !== undefined)
        stored["stock"] = Number(stored["stock"]) | 0;
      if (world.has("createProduct is never on sale")) stored["onSale"] = true;
      if (world.has("createProduct asks emoji") && stored["description"])
        stored["description"] = String(stored["description"]).replaceAll(/[\u{10000}-\u{10ffff}]/gu, "?");
      if (world.has("createProduct loses depth") && stored["size"])
        stored["size"] = { width: values(stored["size"])["width"], height: values(stored["size"])["height"] };
      if (world.has("createProduct turns traits into texts") && stored["traits"]) {
        stored["traits"] = Object.fromEntries(
          Object.entries(values(stored["traits"])).map(([key, one]) => [key, String(one)]),
        );
      }
      return { status: 200, data: represent(products.add(call, id, stored)) };
    },
    getProduct(call) {
      const id = String(call.body["id"]);
      const stale = world.has("getProduct still shows what was deleted") ? deleted.get(id) : undefined;
      return { status: 200, data: represent(stale ?? products.find(call, id)) };
    },
    listProducts(call) {
      const { category, onSale, orderBy, pageNo, pageSize } = call.parameters;
      const ignoresOnSale =
        (world.has("listProducts overlooks onSale=false") && onSale === false) || onSale === undefined;
      const found = products
        .ownedBy(call)
        .filter(
          ({ values: { category: one } }) =>
            category === undefined ||
            one === category ||
            (world.has("listProducts adds toys to tools") && category === "tool" && one === "toy"),
        )
        .filter(({ values: { onSale: one } }) => ignoresOnSale || one === onSale);
      const isReversed =
        world.has("listProducts begins with the oldest") && !call.search.includes("orderBy=");
      const instances = sortInstances(world, found, isReversed ? "createdAt" : String(orderBy));
      const [rows, count] = paginate(world, instances.map(represent), pageNo, pageSize, "listProducts");
      const countsAll = world.has("listProducts counts what the filter leaves out");
      return { status: 200, data: { rows, count: countsAll ? products.ownedBy(call).length : count } };
    },
    updateProduct(call) {
      const instance = products.find(call, call.body["id"]);
      const { id: _, ...change } = call.body;
      const reset =
        world.has("updateProduct resets the stock") && change["stock"] === undefined ? { stock: 0 } : {};
      const after = { ...instance, values: { ...instance.values, ...change, ...reset } };
      if (world.has("updateProduct forgets the price"))
        instance.values = { ...after.values, priceFen: instance.values["priceFen"] };
      else instance.values = after.values;
      if (world.has("updateProduct makes it anew")) after.sequence = instance.sequence = world.next();
      if (world.has("updateProduct makes food of everything")) instance.values["category"] = "food";
      if (world.has("updateProduct cannot clear the description") && change["description"] === null)
        instance.values["description"] = "";
      return { status: 200, data: represent(after) };
    },
    deleteProduct(call) {
      const id = String(call.body["id"]);
      if (!products.instances.has(id) && world.has("deleteProduct twice")) return { status: 200 };
      deleted.set(id, products.find(call, id));
      products.instances.delete(id);
      for (const [key, review] of reviews.instances) {
        if (String(review.values["productId"]) === id && !world.has("deleteProduct leaves reviews"))
          reviews.instances.delete(key);
      }
      return { status: 200 };
    },
  };
}
