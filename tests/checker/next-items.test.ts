import { expect, test } from "vitest";
import { createInstance, obtainInstance } from "../../scripts/contract-check/engine/prepare-call";
import { TrialRun } from "../../scripts/contract-check/engine/trial-run";
import { checkerOf, operationsOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string" };
const ids = { type: "array", items: text, minItems: 1 };
const listOf = (item: object) => object({ items: { type: "array", items: item } });
const list = (operationId: string, item: object) => ({
  operationId,
  responses: { "200": { description: "They.", content: json(listOf(item)) } },
});
const showId = { name: "showId", in: "path", required: true, schema: text };
const seat = object({ id: text, state: { ...text, enum: ["sold", "free", "held"] } });
const find = operationsOf({
  "/shows": { get: list("listShows", object({ id: text })) },
  "/shows/{showId}/seats": { parameters: [showId], get: list("listSeats", seat) },
  "/shows/{showId}/holds": {
    parameters: [showId],
    post: {
      operationId: "createHold",
      requestBody: { required: true, content: json(object({ seatIds: ids })) },
      responses: {
        "201": { description: "Held.", content: json(object({ id: text, seatIds: ids })) },
        "409": { description: "A seat is not free." },
      },
    },
  },
});

/** One show with these seats, of which those that are free are held. */
async function start(seats: { id: string; state: string }[]) {
  const refused: string[] = [];
  const server = await serve(({ method, path, text: body }: MockRequest): MockResponse => {
    if (path === "/shows") return { status: 200, body: { items: [{ id: "gala" }] } };
    if (method === "GET") return { status: 200, body: { items: seats } };
    const wanted = [readObject(body)?.["seatIds"]].flat();
    const found = seats.find(({ id }) => id === wanted[0]);
    if (found?.state !== "free") {
      refused.push(String(wanted[0]));
      return { status: 409, body: {} };
    }
    found.state = "held";
    return { status: 201, body: { id: `hold-of-${found.id}`, seatIds: wanted } };
  });
  const checker = checkerOf(find("createHold"), { baseUrl: server.url });
  const holds = checker.resources.all.get("/shows/{}/holds");
  const shows = checker.resources.all.get("/shows");
  if (!holds || !shows) throw new Error("no resource was found");
  return { server, refused, holds, shows, trial: new TrialRun(checker, "holds", 0) };
}

const seatsIn = (...states: readonly string[]) => states.map((state, index) => ({ id: `A-${index}`, state }));

test("the next seat is held after one that is taken, though there is one show alone, which a conflict names too", async () => {
  const { server, holds, trial } = await start(seatsIn("free", "free", "free", "free"));
  const created = [];
  for (let turn = 0; turn < 6; turn += 1) created.push(await createInstance(trial, holds));
  await server.close();
  expect(created.filter((one) => one !== undefined).length).toBe(4);
});

test("after a conflict over a seat that was sold the seats that are free are held first", async () => {
  const { server, refused, holds, shows, trial } = await start(seatsIn("sold", "free", "sold", "free"));
  const home = await obtainInstance(trial, shows);
  const created = [];
  for (let turn = 0; turn < 3; turn += 1) created.push(await createInstance(trial, holds, { home }));
  await server.close();
  expect(created.filter((one) => one !== undefined).length).toBe(2);
  expect(refused).not.toContain("A-2");
});
