import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const id = countedId;
const time = { type: "string", format: "date-time" };
const pickup = object({ from: time, to: time });
const bookingInput = object({ pickup });
const booking = { $ref: "#/components/schemas/Booking" };
const monday = { from: "2031-03-03T08:00:00Z", to: "2031-03-03T10:00:00Z" };
const answer = answersOf([400, 404, 415, 422]);

const contract = {
  openapi: "3.1.0",
  info: { title: "Bookings", version: "1" },
  components: { schemas: { Booking: object({ id, pickup }) } },
  paths: {
    "/bookings": {
      post: {
        operationId: "createBooking",
        description: "A window must end after it begins (422).",
        ...input(bookingInput, { pickup: monday }),
        ...answer(201, booking),
      },
    },
    "/bookings/{bookingId}": {
      ...inPath("bookingId"),
      get: { operationId: "getBooking", ...answer(200, booking) },
    },
    "/bookings/{bookingId}/pickup": {
      ...inPath("bookingId"),
      put: {
        operationId: "setPickup",
        description: "A window must end after it begins (422).",
        ...input(pickup, monday),
        ...answer(200, booking),
      },
    },
  },
};

const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });

/** The status with which a window is refused. */
function refusalOf(value: unknown): number | undefined {
  const { from, to, ...rest } = readObject(JSON.stringify(value)) ?? {};
  const isTime = (one: unknown): boolean =>
    typeof one === "string" &&
    /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/i.test(one) &&
    !Number.isNaN(Date.parse(one));
  if (!isTime(from) || !isTime(to) || Object.keys(rest).length > 0) return 400;
  return Date.parse(String(to)) > Date.parse(String(from)) ? undefined : 422;
}

/** @param isStored whether a window that is set stays */
function bookings(isStored: boolean): (request: MockRequest) => MockResponse {
  const rows: Values[] = [];
  return ({ method, path, headers, text }) => {
    const [, given, inner] = /^\/bookings(?:\/([^/]+)(\/pickup)?)?$/.exec(path) ?? [];
    if (!path.startsWith("/bookings")) return refuse(404);
    const allowed = given === undefined ? "POST" : inner ? "PUT" : "GET";
    if (method !== allowed) return { ...refuse(405), headers: { allow: allowed } };
    const row = rows.find((one) => String(one["id"]) === given);
    if (given !== undefined && !row) return refuse(404);
    if (row && !inner) return { status: 200, body: row };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const sent = readObject(text);
    const window = row ? sent : sent?.["pickup"];
    if (!sent || (!row && Object.keys(sent).length > 1)) return refuse(400);
    const refusal = refusalOf(window);
    if (refusal !== undefined) return refuse(refusal);
    const changed = { ...(row ?? { id: rows.length + 1 }), pickup: window };
    if (!row) rows.push(changed);
    else if (isStored) Object.assign(row, changed);
    return { status: row ? 200 : 201, body: changed };
  };
}

async function findingsOf(isStored: boolean): Promise<string[]> {
  const server = await serve(bookings(isStored));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("a part that is replaced and shown has no finding", async () => {
  expect(await findingsOf(true)).toEqual([]);
});

test("a part that its answer shows and the next read does not is found", async () => {
  expect(await findingsOf(false)).toContain("setPickup read-back");
});
