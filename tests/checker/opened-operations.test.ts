import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";

const hour = 3_600_000;
const uuid = { type: "string" };
const page = (item: unknown) => ({
  description: "All",
  content: {
    "application/json": {
      schema: { type: "object", required: ["items"], properties: { items: { type: "array", items: item } } },
    },
  },
});
const studio = { type: "object", required: ["id"], properties: { id: uuid } };
const time = { type: "string", format: "date-time" };
const given = { studioId: uuid, studentId: uuid, startsAt: time };
const booking = { type: "object", required: ["id"], properties: { id: uuid, ...given } };
const refused = { description: "Refused" };

/** Students book for themselves, a studio that suits, at a time that the text allows. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Bookings", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/students": { get: { operationId: "listStudents", responses: { 200: page(studio) } } },
    "/studios": { get: { operationId: "listStudios", responses: { 200: page(studio) } } },
    "/bookings": {
      get: { operationId: "listBookings", responses: { 200: page(booking) } },
      post: {
        operationId: "createBooking",
        summary: "Book a lesson",
        description:
          "Students book for themselves (naming somebody else: 403). The studio has to suit (422 `studio_unsuitable`). A lesson begins on the hour or half past and at least two hours and at most ninety days from now (422).",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                additionalProperties: false,
                required: ["studioId", "startsAt"],
                properties: given,
              },
            },
          },
        },
        responses: {
          201: { description: "Booked", content: { "application/json": { schema: booking } } },
          403: refused,
          422: refused,
        },
      },
    },
  },
};

async function start() {
  const bookings: Values[] = [];
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const list = (ids: readonly string[]): MockResponse => send(200, { items: ids.map((id) => ({ id })) });
  const book = (text: string): MockResponse => {
    const sent = readObject(text);
    if (!sent) return send(400, { code: "malformed" });
    const begin = Date.parse(String(sent["startsAt"]));
    const ahead = begin - Date.now();
    const isKnown = ["studio-a", "studio-b", "studio-c"].includes(String(sent["studioId"]));
    if (Object.keys(sent).some((name) => !Object.hasOwn(given, name)) || !isKnown || Number.isNaN(begin))
      return send(422, { code: "validation_failed" });
    if (sent["studentId"] !== undefined) return send(403, { code: "forbidden" });
    if (sent["studioId"] !== "studio-b") return send(422, { code: "studio_unsuitable" });
    if (begin % (hour / 2) !== 0 || ahead > 90 * 24 * hour) return send(422, { code: "outside_window" });
    const made = { id: `booking-${bookings.length}`, studioId: sent["studioId"], startsAt: sent["startsAt"] };
    bookings.push(made);
    return send(201, made);
  };
  const server = await serve(({ method, path, text, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return send(401, { code: "unauthenticated" });
    if (path === "/students") return list(["student-a"]);
    if (path === "/studios") return list(["studio-a", "studio-b", "studio-c"]);
    if (path !== "/bookings") return send(404, { code: "not_found" });
    if (method === "GET") return send(200, { items: bookings });
    return method === "POST" ? book(text) : send(405, { code: "method_not_allowed" });
  });
  return { server, bookings };
}

test("a creation is opened without naming others, with what suits, at a time that its text allows", async () => {
  const { server, bookings } = await start();
  const run = runOf(contract, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  expect(bookings.length).toBeGreaterThan(0);
  // The server takes what begins too early, and nothing else that it should refuse.
  const ofWindow = findings.filter(({ cause }) => cause.startsWith("window"));
  expect(ofWindow.map(({ rule, cause }) => `${rule} ${cause}`)).toEqual([
    "refusal window before the time that the text allows",
  ]);
});
