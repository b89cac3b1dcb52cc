import { expect, test } from "vitest";
import {
  probesOf,
  textFilters,
} from "../../../../scripts/contract-check/rules/filtering-sorting/stated-match";
import { probeFault } from "../../../../scripts/contract-check/rules/filtering-sorting/text-filter";
import { operationsOf } from "../../inline-contract";
import { json, object } from "../../servers/schema-parts";

const filterOf = (
  name: string,
  description: string,
  properties: object = { id: { type: "integer" }, name: { type: "string" } },
) => {
  const item = { type: "object", properties };
  const list = operationsOf({
    "/rooms": {
      get: {
        operationId: "listRooms",
        parameters: [{ name, in: "query", description, schema: { type: "string" } }],
        responses: {
          "200": {
            description: "Rooms.",
            content: {
              "application/json": {
                schema: { type: "object", properties: { items: { type: "array", items: item } } },
              },
            },
          },
        },
      },
    },
  })("listRooms");
  const [filter] = textFilters(list);
  if (!filter) throw new Error("no filter");
  return filter;
};
const halls = ["Maple Hall", "Great Maple", "Oak Room"].map((name, id) => ({ id, name }));

/** What a server that selects by a function is blamed for. */
function blamed(
  filter: ReturnType<typeof filterOf>,
  select: (name: string, text: string) => boolean,
): string[] {
  return probesOf(filter, halls).flatMap((probe) => {
    const returned = halls.filter(({ name }) => select(name, probe.text));
    return probeFault(probe, filter, halls, returned) ? [probe.cause] : [];
  });
}

test("a search finds parts in any case, as its description states", () => {
  const filter = filterOf("q", "Rooms whose name contains this text, upper and lower case alike.");
  expect(blamed(filter, (name, text) => name.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  expect(blamed(filter, (name, text) => name.includes(text))).toEqual(["case"]);
  expect(blamed(filter, (name, text) => name.toLowerCase().startsWith(text.toLowerCase()))).toContain("part");
  expect(blamed(filter, () => true)).toContain("none");
});

test("a member is named by a word of the text, and not by letters within one", () => {
  const name = { type: "string" };
  const named = filterOf("q", "Only candidates whose name contains this text.", { id: name, name });
  expect(named.members).toEqual(["name"]);
  expect(filterOf("q", "Looks in names and ids.", { id: name, name }).members).toEqual(["id", "name"]);
});

test("the whole value of a member matches, and a part of it does not", () => {
  const filter = filterOf("name", "The whole name.");
  expect(blamed(filter, (name, text) => name === text)).toEqual([]);
  expect(blamed(filter, (name, text) => name.includes(text))).toEqual(["beyond"]);
});

test("a text may state another match for each member", () => {
  const filter = filterOf("q", "Rooms whose id is exactly the text or whose name begins with it.");
  expect(filter.matches).toEqual(new Map([["name", "start"]]));
  expect(blamed(filter, (name, text) => name.toLowerCase().startsWith(text.toLowerCase()))).toEqual([]);
  expect(blamed(filter, (name, text) => name.toLowerCase().includes(text.toLowerCase()))).toContain("beyond");
});

test("where nothing states how a search matches, it has to select at all", () => {
  const filter = filterOf("search", "Search.");
  expect(blamed(filter, (name, text) => name.split(" ").includes(text))).toEqual(["value"]);
  expect(blamed(filter, () => true)).toEqual(["none"]);
});

test("an item that has the text within one of its members may be meant; one that has it in another member is not", () => {
  const filter = filterOf("q", "Part of the name, or of the owner's name.");
  const offers = [
    { id: 1, name: "Oak Room", note: "Maple panels", owner: { name: "Ash" } },
    { id: 2, name: "Elm Room", note: "New", owner: { name: "Maple & Sons" } },
  ];
  const probe = { text: "Maple", cause: "beyond", wanted: [], isExact: true } as const;
  expect(probeFault(probe, filter, offers, offers.slice(1))).toBeUndefined();
  expect(probeFault(probe, filter, offers, offers.slice(0, 1))).toBeDefined();
});

test("an item that has changed by itself since the whole list was read is the same by its id", () => {
  const filter = filterOf("q", "Part of the name.");
  const before = [
    { orderId: 1, name: "Oak Room", state: "paid" },
    { orderId: 2, name: "Elm Room", state: "paid" },
  ];
  const probe = { text: "Oak Room", cause: "value", wanted: before.slice(0, 1), isExact: true } as const;
  const after = [{ orderId: 1, name: "Oak Room", state: "activated" }];
  expect(probeFault(probe, filter, before, after, "orderId")).toBeUndefined();
  expect(probeFault(probe, filter, before, [], "orderId")).toBeDefined();
});

test.each([
  [["area", "areaSqm"], "area"],
  [["areaSqm", "rate"], "areaSqm"],
  [["areaSqm", "areaCents"], undefined],
  [["areas"], undefined],
])("the bound `minArea` is about what is measured: %s", (names, member) => {
  const number = { type: "number" };
  const item = { type: "object", properties: Object.fromEntries(names.map((name) => [name, number])) };
  const list = operationsOf({
    "/plots": {
      get: {
        operationId: "listPlots",
        parameters: [{ name: "minArea", in: "query", schema: number }],
        responses: {
          "200": {
            description: "Plots.",
            content: {
              "application/json": {
                schema: { type: "object", properties: { items: { type: "array", items: item } } },
              },
            },
          },
        },
      },
    },
  })("listPlots");
  expect(list.filters["minArea"]).toBe(member);
});

test.each([
  ["^[A-Z]{2}$", "countryCode"],
  ["^[A-Z]{3}$", undefined],
])("the filter `country` is about the code of the same form: %s", (pattern, member) => {
  const item = object({ id: { type: "integer" }, countryCode: { type: "string", pattern: "^[A-Z]{2}$" } });
  const get = {
    operationId: "listPlots",
    parameters: [{ name: "country", in: "query", schema: { type: "string", pattern } }],
    responses: {
      200: { description: "Plots.", content: json(object({ items: { type: "array", items: item } })) },
    },
  };
  expect(operationsOf({ "/plots": { get } })("listPlots").filters["country"]).toBe(member);
});

test("items without an id are told apart by a name that no two share, whatever else of them changes", () => {
  const filter = filterOf("q", "The name to search for");
  const places = [
    { name: "Maple Hall", seen: 1 },
    { name: "Oak Room", seen: 1 },
  ];
  const [probe] = probesOf(filter, places);
  if (!probe) throw new Error("no probe");
  const isWanted = (one: unknown): boolean => probe.wanted.includes(one);
  const later = places.filter(isWanted).map((one) => ({ ...one, seen: 2 }));
  expect(probeFault({ ...probe, cause: "value" }, filter, places, later)).toBeUndefined();
  expect(probeFault({ ...probe, cause: "value" }, filter, places, [])).toBeDefined();
});

test("a search that nothing describes may look through other texts than the name", () => {
  const filter = { ...filterOf("q", "The name to search for"), how: undefined };
  const places = [
    { id: 1, name: "Maple Hall", about: "The oldest one" },
    { id: 2, name: "Oak Room", about: "Beside Maple Hall" },
  ];
  const probe = {
    ...probesOf(filter, places)[0],
    text: "Maple",
    cause: "value",
    wanted: places.slice(0, 1),
    isExact: true,
  } as const;
  expect(probeFault(probe, filter, places, places)).toBeUndefined();
  const others = places.map((one) => ({ ...one, about: "" }));
  const wanted = others.slice(0, 1);
  expect(probeFault({ ...probe, wanted }, filter, others, others)).toBeDefined();
});
