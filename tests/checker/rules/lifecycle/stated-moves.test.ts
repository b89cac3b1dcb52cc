import { expect, test } from "vitest";
import type { Resource } from "../../../../scripts/contract-check/plan/resource";
import { Transitions } from "../../../../scripts/contract-check/rules/lifecycle/stated-moves";
import {
  completeTransitions,
  listedTransitions,
  type Transition,
} from "../../../../scripts/contract-check/rules/shared/stated-transitions";
import { exchangeOf, operationsOf } from "../../inline-contract";

const states = ["open", "in_work", "done", "cancelled"];
const schema = { type: "object", properties: { id: { type: "string" }, status: { enum: states } } };
const answer = { description: "It.", content: { "application/json": { schema } } };
const all: Transition[] = [
  ["open", "in_work"],
  ["open", "cancelled"],
  ["in_work", "done"],
];

test.each([
  "Allowed are open → in_work, open → cancelled and in_work → done.",
  "`open` to `in_work` or `cancelled`, `in_work` to `done`; everything else is refused.",
  "- `open`: `in_work`, `cancelled`\n- `in_work`: `done`\n",
  "| open | in_work, cancelled |\n| in_work | done |",
  "`open` can become `in_work` or `cancelled`. `in_work` can only become `done`.",
  "From `open` to `in_work` and `cancelled`, from `in_work` to `done`.",
])("transitions are listed with arrows, in words and in tables: %s", (text) => {
  expect(new Set(listedTransitions(text, states).map(String))).toEqual(new Set(all.map(String)));
});

test("a text that says it of one of each kind lists where each leads", () => {
  const text =
    "A `new` wish can become `accepted` or `rejected`, an `accepted` one `ordered` or `rejected`; all other changes are 409.";
  expect(listedTransitions(text, ["new", "accepted", "rejected", "ordered"])).toEqual([
    ["new", "accepted"],
    ["new", "rejected"],
    ["accepted", "rejected"],
    ["accepted", "ordered"],
  ]);
});

test("a way of states leads from each to the next one, and off it from those that the text counts", () => {
  const text =
    "The way is open, in_work, done, one step at a time and never back. From each of the first two it may also go to `cancelled`.";
  expect(new Set(listedTransitions(text, states).map(String))).toEqual(
    new Set([...all, ["in_work", "cancelled"]].map(String)),
  );
});

test("what a text does not list is refused, and what it lists is no wrong transition", () => {
  const find = operationsOf({
    "/jobs": { post: { operationId: "createJob", responses: { "201": answer } } },
    "/jobs/{id}": {
      get: { operationId: "getJob", responses: { "200": answer } },
      patch: {
        operationId: "updateJob",
        description: "open → in_work, open → cancelled, in_work → done; anything else answers 409.",
        responses: { "200": answer, "409": { description: "Not possible." } },
      },
    },
  });
  const change = find("updateJob");
  const resource: Resource = {
    key: "/jobs",
    noun: "job",
    isSingle: false,
    parent: undefined,
    create: find("createJob"),
    read: find("getJob"),
    update: change,
    actions: [],
  };
  const stated = completeTransitions(change, resource);
  expect(stated).toHaveLength(3);
  const judged = new Transitions(resource);
  const refused = exchangeOf(change, { status: 409, body: { code: "WRONG" } });
  const done = exchangeOf(change, { body: { id: "1" } });
  expect(judged.faultOf(refused, ["open", "in_work"], stated)).toBeUndefined();
  expect(judged.faultOf(refused, ["done", "open"], stated)).toBeUndefined();
  expect(judged.faultOf(done, ["open", "in_work"], stated)).toBeUndefined();
  expect(judged.faultOf(done, ["open", "done"], stated)).toContain("409");
  expect(judged.faultOf(refused, ["open", "in_work"], stated)).toContain("success");
});
