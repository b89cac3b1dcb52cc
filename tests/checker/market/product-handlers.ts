import { Failure } from "../contract-server/call";
import { type Values, values } from "../contract-server/contract";
import type { Handler } from "../contract-server/server";
import { counted } from "../contract-server/told";
import { type MarketWorld, paged, type Thing } from "./market-world";

/** Beyond int32: what keeps ids in 32 bits loses these. */
const firstId = 3_000_000_000;

const orderOf = (world: MarketWorld, property: string) => (thing: Thing) => {
  const value = property === "createdAt" ? thing.made : thing.values[property];
  return world.is("listProducts sorts prices as texts") ? String(value) : value;
};

function sorted(world: MarketWorld, things: Thing[], by: string): Thing[] {
  const property = by.replace("-", "");
  const sign = by.startsWith("-") ? -1 : 1;
  const value = orderOf(world, property);
  const folded = (one: unknown): unknown =>
    typeof one === "string" && world.habits.ignoresCase ? one.toLowerCase() : one;
  return [...things].sort((a, b) => {
    const [first, second] = [folded(value(a)), folded(value(b))];
    if (typeof first === "number" && typeof second === "number") return sign * (first - second);
    return sign * (String(first) < String(second) ? -1 : Number(String(first) > String(second)));
  });
}

export function productHandlers(world: MarketWorld): Record<string, Handler> {
  const { products, reviews } = world;
  const deleted = new Map<string, Thing>();
  const shown = ({ values: kept, made }: Thing): Values => {
    const time = world.time(new Date(Date.UTC(2026, 4, 1) + made * 1000).toISOString());
    const launch = kept["launchAt"] === undefined ? {} : { launchAt: world.time(kept["launchAt"]) };
    return counted({ ...world.shown(kept, ["description"]), ...launch, createdAt: time }, world.habits);
  };
  return {
    createProduct(call) {
      const name = String(call.body["name"]);
      const isTaken = products.mine(call).some(({ values: { name: one } }) => one === name);
      if (isTaken && !world.is("createProduct takes a name twice")) throw new Failure(409);
      const id = firstId + world.next();
      const kept: Values = { id, ...call.body };
      if (world.is("createProduct keeps stock in 32 bits") && kept["stock"] !== undefined)
        kept["stock"] = Number(kept["stock"]) | 0;
      if (world.is("createProduct is never on sale")) kept["onSale"] = true;
      if (world.is("createProduct asks emoji") && kept["description"])
        kept["description"] = String(kept["description"]).replaceAll(/[\u{10000}-\u{10ffff}]/gu, "?");
      if (world.is("createProduct loses depth") && kept["size"])
        kept["size"] = { width: values(kept["size"])["width"], height: values(kept["size"])["height"] };
      if (world.is("createProduct turns traits into texts") && kept["traits"]) {
        kept["traits"] = Object.fromEntries(
          Object.entries(values(kept["traits"])).map(([key, one]) => [key, String(one)]),
        );
      }
      return { status: 200, data: shown(products.keep(call, id, kept)) };
    },
    getProduct(call) {
      const id = String(call.body["id"]);
      const gone = world.is("getProduct still shows what was deleted") ? deleted.get(id) : undefined;
      return { status: 200, data: shown(gone ?? products.find(call, id)) };
    },
    listProducts(call) {
      const { category, onSale, orderBy, pageNo, pageSize } = call.given;
      const isDeaf =
        (world.is("listProducts overlooks onSale=false") && onSale === false) || onSale === undefined;
      const found = products
        .mine(call)
        .filter(
          ({ values: { category: one } }) =>
            category === undefined ||
            one === category ||
            (world.is("listProducts adds toys to tools") && category === "tool" && one === "toy"),
        )
        .filter(({ values: { onSale: one } }) => isDeaf || one === onSale);
      const isReversed = world.is("listProducts begins with the oldest") && !call.search.includes("orderBy=");
      const things = sorted(world, found, isReversed ? "createdAt" : String(orderBy));
      const [rows, count] = paged(world, things.map(shown), pageNo, pageSize, "listProducts");
      const isWide = world.is("listProducts counts what the filter leaves out");
      return { status: 200, data: { rows, count: isWide ? products.mine(call).length : count } };
    },
    updateProduct(call) {
      const thing = products.find(call, call.body["id"]);
      const { id: _, ...change } = call.body;
      const reset =
        world.is("updateProduct resets the stock") && change["stock"] === undefined ? { stock: 0 } : {};
      const after = { ...thing, values: { ...thing.values, ...change, ...reset } };
      if (world.is("updateProduct forgets the price"))
        thing.values = { ...after.values, priceFen: thing.values["priceFen"] };
      else thing.values = after.values;
      if (world.is("updateProduct makes it anew")) after.made = thing.made = world.next();
      if (world.is("updateProduct makes food of everything")) thing.values["category"] = "food";
      if (world.is("updateProduct cannot clear the description") && change["description"] === null)
        thing.values["description"] = "";
      return { status: 200, data: shown(after) };
    },
    deleteProduct(call) {
      const id = String(call.body["id"]);
      if (!products.things.has(id) && world.is("deleteProduct twice")) return { status: 200 };
      deleted.set(id, products.find(call, id));
      products.things.delete(id);
      for (const [key, review] of reviews.things) {
        if (String(review.values["productId"]) === id && !world.is("deleteProduct leaves reviews"))
          reviews.things.delete(key);
      }
      return { status: 200 };
    },
  };
}
