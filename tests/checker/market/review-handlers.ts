import type { Values } from "../contract-server/contract";
import type { Handler } from "../contract-server/server";
import { type MarketWorld, paged, type Thing } from "./market-world";

export function reviewHandlers(world: MarketWorld): Record<string, Handler> {
  const { reviews, products } = world;
  const shown = ({ values }: Thing): Values => world.shown(values, ["recommends"]);
  return {
    createReview(call) {
      products.find(call, call.body["productId"]);
      const id = world.next();
      const thing = reviews.keep(call, id, { id, ...call.body });
      const answer = { status: 200, data: shown(thing) };
      if (world.is("createReview keeps three stars at most"))
        thing.values["stars"] = Math.min(3, Number(thing.values["stars"]));
      return answer;
    },
    listReviews(call) {
      const { productId, stars, sort, page, rows } = call.given;
      const by = String(sort);
      const name = by.replace("-", "");
      const sign = by.startsWith("-") && !world.is("listReviews descends by id only") ? -1 : 1;
      const all = world.is("listReviews shows everybody's")
        ? [...reviews.things.values()]
        : reviews.mine(call);
      const found = all
        .filter(
          ({ values }) =>
            productId === undefined ||
            values["productId"] === productId ||
            world.is("listReviews overlooks the product"),
        )
        .filter(
          ({ values }) =>
            stars === undefined ||
            values["stars"] === stars ||
            (world.is("listReviews takes stars as the least") && Number(values["stars"]) > Number(stars)),
        )
        .sort((a, b) => (by === "-id" ? -1 : sign) * (Number(a.values[name]) - Number(b.values[name])));
      const [list, total] = paged(world, found.map(shown), page, rows, "listReviews");
      return { status: 200, data: { list, total } };
    },
    getReview: (call) => ({ status: 200, data: shown(reviews.find(call, call.given["reviewId"])) }),
    replaceReview(call) {
      const review = reviews.find(call, call.given["reviewId"]);
      const { id, productId, ...old } = review.values;
      const kept =
        world.is("replaceReview keeps the text") &&
        call.body["text"] === undefined &&
        old["text"] !== undefined
          ? { text: old["text"] }
          : {};
      review.values = { id, productId, ...kept, ...call.body };
      return { status: 200, data: shown(review) };
    },
    deleteReview(call) {
      const id = String(call.given["reviewId"]);
      if (!reviews.things.has(id) && world.is("deleteReview twice")) return { status: 200 };
      const review = reviews.find(call, id);
      if (!world.is("deleteReview deletes nothing")) reviews.things.delete(id);
      if (world.is("deleteReview deletes all of a product"))
        for (const [key, other] of reviews.things)
          if (other.values["productId"] === review.values["productId"]) reviews.things.delete(key);
      return { status: 200 };
    },
  };
}
