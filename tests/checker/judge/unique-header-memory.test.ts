import { expect, test } from "vitest";
import { UniqueHeaderMemory } from "../../../scripts/contract-check/judge/unique-header-memory";
import { exchangeOf, operationsOf } from "../inline-contract";

test("a header that differs for every request is not repeated", () => {
  const header = (description: string) => ({ description, schema: { type: "string" } });
  const list = operationsOf({
    "/venues": {
      get: {
        operationId: "listVenues",
        responses: {
          "200": {
            description: "All.",
            headers: {
              "X-Request-Id": header("A UUID that is different for each request."),
              "X-Region": header("Where."),
            },
          },
        },
      },
    },
  })("listVenues");
  const memory = new UniqueHeaderMemory();
  const causes = (id: string): string | undefined =>
    memory.faultOf(exchangeOf(list, { headers: { "X-Request-Id": id, "X-Region": "eu" }, body: [] }))?.cause;
  expect([causes("a"), causes("b"), causes("b")]).toEqual([undefined, undefined, "repeated X-Request-Id"]);
});
