import type { Values } from "../contract-server/contract";
import type { Handler } from "../contract-server/server";
import { type MarketWorld, paginate, type ResourceInstance } from "./market-world";

export function reviewHandlers(world: MarketWorld): Record<string, Handler> {
  const { reviews, products } = world;
  const represent = ({ values }: ResourceInstance): Values => world.withNulls(values, ["recommends"]);
  return {
    createReview(call) {
      products.find(call, call.body["productId"]);
      const id = world.next();
      const instance = reviews.add(call, id, { id, ...call.body });
      const response = { status: 200, data: represent(instance) };
      if (world.has("createReview keeps three stars at most"))
        instance.values["stars"] = Math.min(3, Number(instance.values["stars"]));
      return response;
    },
    listReviews(call) {
      const { productId, stars, sort, page, rows } = call.parameters;
      const by = String(sort);
      const name = by.replace("-", "");
      const sign = by.startsWith("-") && !world.has("listReviews descends by id only") ? -1 : 1;
      const all = world.has("listReviews shows everybody's")
        ? [...reviews.instances.values()]
        : reviews.ownedBy(call);
      const found = all
        .filter(
          ({ values }) =>
            productId === undefined ||
            values["productId"] === productId ||
            world.has("listReviews overlooks the product"),
        )
        .filter(
          ({ values }) =>
            stars === undefined ||
            values["stars"] === stars ||
            (world.has("listReviews takes stars as the least") && Number(values["stars"]) > Number(stars)),
        )
        .sort((a, b) => (by === "-id" ? -1 : sign) * (Number(a.values[name]) - Number(b.values[name])));
      const [list, total] = paginate(world, found.map(represent), page, rows, "listReviews");
      return { status: 200, data: { list, total } };
    },
    getReview: (call) => ({ status: 200, data: represent(reviews.find(call, call.parameters["reviewId"])) }),
    replaceReview(call) {
      const review = reviews.find(call, call.parameters["reviewId"]);
      const { id, productId, ...old } = review.values;
      const oldText =
        world.has("replaceReview keeps the text") &&
        call.body["text"] === undefined &&
        old["text"] !== undefined
          ? { text: old["text"] }
          : {};
      review.values = { id, productId, ...oldText, ...call.body };
      return { status: 200, data: represent(review) };
    },
    deleteReview(call) {
      const id = String(call.parameters["reviewId"]);
      if (!reviews.instances.has(id) && world.has("deleteReview twice")) return { status: 200 };
      const review = reviews.find(call, id);
      if (!world.has("deleteReview deletes nothing")) reviews.instances.delete(id);
      if (world.has("deleteReview deletes all of a product"))
        for (const [key, other] of reviews.instances)
          if (other.values["productId"] === review.values["productId"]) reviews.instances.delete(key);
      return { status: 200 };
    },
  };
}
