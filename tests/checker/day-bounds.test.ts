import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockResponse, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const instant = { type: "string", format: "date-time" };
const visit = object({ id: { type: "string" }, startsAt: instant });
const query = (name: string, description: string) => ({
  name,
  in: "query",
  description,
  schema: { type: "string", format: "date" },
});

const contractFor = (place: string) => ({
  openapi: "3.1.0",
  info: { title: "Visits", version: "1", description: place },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/visits": {
      get: {
        operationId: "listVisits",
        parameters: [
          query("from", "Visits that start on this day or later."),
          query("to", "Visits that start on this day or earlier."),
        ],
        responses: {
          "200": {
            description: "They.",
            content: json(object({ items: { type: "array", items: visit } })),
          },
          "401": { description: "Not signed in." },
        },
      },
    },
  },
});

/** Five days with a visit each, and how the server compares their starts with a bound. */
async function findingsOf(
  hour: string,
  place: string,
  isWithin: (startsAt: string, from: string | null, to: string | null) => boolean,
) {
  const starts = ["01", "02", "03", "04", "05"].map((day) => `2027-03-${day}T${hour}:30:00Z`);
  const server = await serve(({ query: sent, headers }): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    const items = starts
      .map((startsAt, index) => ({ id: `v${index}`, startsAt }))
      .filter(({ startsAt }) => isWithin(startsAt, sent.get("from"), sent.get("to")));
    return { status: 200, body: { items } };
  });
  const run = runOf(contractFor(place), "users: { ann: { schemes: { bearer: ann } } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  return findings.filter(({ rule }) => rule === "filter").map(({ pointer }) => pointer);
}

const byDay = (startsAt: string, from: string | null, to: string | null) =>
  (from === null || startsAt.slice(0, 10) >= from) && (to === null || startsAt.slice(0, 10) <= to);
const untilMidnight = (startsAt: string, from: string | null, to: string | null) =>
  (from === null || startsAt >= from) && (to === null || startsAt <= `${to}T00:00:00Z`);
/** The day is that of the visitors' place, five hours behind. */
const byDayElsewhere = (startsAt: string, from: string | null, to: string | null) =>
  byDay(new Date(Date.parse(startsAt) - 5 * 3_600_000).toISOString(), from, to);

test("a day that bounds instants includes the whole of it", async () => {
  expect(await findingsOf("12", "", byDay)).toEqual([]);
  expect(await findingsOf("12", "", untilMidnight)).toEqual(["/query.to"]);
  expect(await findingsOf("23", "Days are those of UTC.", untilMidnight)).toEqual(["/query.to"]);
});

test("whether an instant around midnight is of the day is open where no place is named", async () => {
  expect(await findingsOf("02", "", byDayElsewhere)).toEqual([]);
  expect(await findingsOf("02", "Days are those of UTC.", byDayElsewhere)).not.toEqual([]);
});
