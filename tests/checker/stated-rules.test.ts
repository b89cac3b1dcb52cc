import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const text = { type: "string", minLength: 2, maxLength: 40 };
const time = { type: "string", format: "date-time" };
const whole = { type: "integer", minimum: 1, maximum: 500 };
const refusals = Object.fromEntries(
  [401, 403, 404, 409, 422].map((code) => [code, { description: "Refused" }]),
);
const answers = (status: number, schema: object) => ({
  responses: { [status]: { description: "It.", content: json(schema) }, ...refusals },
});
const list = (item: object) => answers(200, object({ items: { type: "array", items: item } }));
const call = (
  operationId: string,
  description: string,
  status: number,
  schema: object,
  body?: object,
  example?: object,
) => ({
  operationId,
  description,
  ...(body && { requestBody: { required: true, content: json(body, example) } }),
  ...answers(status, schema),
});
const inPath = (name: string) => [{ name, in: "path", required: true, schema: { type: "string" } }];

const period = { startsAt: time, endsAt: time };
const given = { ...period, email: { type: "string", format: "email" }, capacity: whole };
const shownTour = {
  ...given,
  id: text,
  status: { type: "string", enum: ["draft", "open", "cancelled"] },
  memo: { type: ["string", "null"] },
};
const tour = object(
  shownTour,
  Object.keys(shownTour).filter((name) => name !== "memo"),
);
const visit = { ...period, place: text, guideId: text, seats: whole };
const guide = object({ id: text });

/** Tours have visits with guides; guests create them, and staff sees a memo. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Tours", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/guides": { get: { operationId: "listGuides", ...list(guide) } },
    "/tours": {
      post: call(
        "createTour",
        "A new tour is a draft. It ends later than it begins and lasts at most ten days (422). E-mail addresses are stored in lower case.",
        201,
        tour,
        object(given),
        {
          startsAt: "2031-05-01T08:00:00Z",
          endsAt: "2031-05-03T18:00:00Z",
          email: "desk@example.com",
          capacity: 40,
        },
      ),
    },
    "/tours/{tourId}": {
      parameters: inPath("tourId"),
      get: call("getTour", "The `memo` is for staff; guests do not get this member.", 200, tour),
      patch: call(
        "updateTour",
        "Once a tour is open its beginning and end are fixed (409 `fixed`). No visit may fall outside the new period (409 `outside`).",
        200,
        tour,
        object(given, []),
      ),
    },
    "/tours/{tourId}/open": {
      parameters: inPath("tourId"),
      post: call("openTour", "The tour becomes `open`; 409 where it is no draft.", 200, tour),
    },
    "/tours/{tourId}/cancel": {
      parameters: inPath("tourId"),
      post: call(
        "cancelTour",
        "A tour can be cancelled until 48 hours before its start, later the answer is 409 `too_late`.",
        200,
        tour,
      ),
    },
    "/tours/{tourId}/visits": {
      parameters: inPath("tourId"),
      get: { operationId: "listVisits", ...list(object({ ...visit, id: text })) },
      post: call(
        "addVisit",
        "A visit lies within the tour and lasts no less than ten minutes (422). The seats of all visits together stay within the capacity of the tour (409 `full`). No guide has two visits at the same time (409 `guide_conflict`), and a place one visit at a time (409 `place_conflict`).",
        201,
        object({ ...visit, id: text }),
        object(visit),
        {
          startsAt: "2031-05-01T10:00:00Z",
          endsAt: "2031-05-01T11:00:00Z",
          place: "Old mill",
          guideId: "g-1",
          seats: 2,
        },
      ),
    },
  },
};

const minutes = (from: unknown, to: unknown): number =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 60_000;
const overlaps = (one: Values, other: Values): boolean =>
  minutes(one["startsAt"], other["endsAt"]) > 0 && minutes(other["startsAt"], one["endsAt"]) > 0;

/** A server that keeps to its contract, or breaks every sentence of it. */
function tourServer(isRight: boolean) {
  const guides: Values[] = [{ id: "g-1" }, { id: "g-2" }];
  const tours = new Map<string, Values>();
  const visits: Values[] = [];
  const send = (status: number, body: unknown): MockResponse => ({ status, body });
  const refuse = (status: number, code: string): MockResponse => send(status, { code });
  const known = (sent: Values, names: readonly string[]): boolean =>
    Object.keys(sent).every((name) => names.includes(name));
  const isFaulty = (one: Values): boolean =>
    !/^[^@\s]+@[^@\s]+\.\w+$/.test(String(one["email"])) ||
    !(Number.isInteger(one["capacity"]) && Number(one["capacity"]) > 0 && Number(one["capacity"]) <= 500) ||
    Number.isNaN(minutes(one["startsAt"], one["endsAt"])) ||
    minutes(one["startsAt"], one["endsAt"]) < (isRight ? 1 : 0) ||
    (isRight && minutes(one["startsAt"], one["endsAt"]) > 14_400);
  const stored = (one: Values): Values =>
    isRight ? { ...one, email: String(one["email"]).toLowerCase() } : one;
  const create = (sent: Values): MockResponse => {
    if (isFaulty(sent) || !known(sent, Object.keys(given))) return refuse(422, "invalid");
    const id = `tour-${tours.size}`;
    tours.set(id, stored({ ...sent, id, status: "draft" }));
    return send(201, tours.get(id));
  };
  const change = (old: Values, sent: Values): MockResponse => {
    const changed = stored({ ...old, ...sent });
    if (isFaulty(changed) || !known(sent, Object.keys(given))) return refuse(422, "invalid");
    const isMoved = ["startsAt", "endsAt"].some((name) => minutes(old[name], changed[name]) !== 0);
    if (isRight && isMoved && old["status"] === "open") return refuse(409, "fixed");
    const own = visits.filter(({ tourId }) => tourId === old["id"]);
    const isOutside = (one: Values): boolean =>
      minutes(changed["startsAt"], one["startsAt"]) < 0 || minutes(one["endsAt"], changed["endsAt"]) < 0;
    if (isRight && own.some(isOutside)) return refuse(409, "outside");
    tours.set(String(old["id"]), changed);
    return send(200, changed);
  };
  const add = (tour: Values, sent: Values): MockResponse => {
    const seats = Number(sent["seats"]);
    const length = minutes(sent["startsAt"], sent["endsAt"]);
    const place = String(sent["place"] ?? "");
    const isBad = !known(sent, Object.keys(visit)) || place.length < 2 || place.length > 40 || !(length > 0);
    const used = guides.find(({ id }) => id === sent["guideId"]);
    if (isBad || !(Number.isInteger(sent["seats"]) && seats > 0 && seats <= 500))
      return refuse(422, "invalid");
    if (minutes(tour["startsAt"], sent["startsAt"]) < 0 || minutes(sent["endsAt"], tour["endsAt"]) < 0)
      return refuse(422, "outside");
    if (!used || (isRight && length < 10)) return refuse(422, "invalid");
    const own = visits.filter(({ tourId }) => tourId === tour["id"]);
    const sum = own.reduce((total, one) => total + Number(one["seats"]), 0);
    const meets = visits.filter((one) => overlaps(one, sent));
    if (seats > Number(tour["capacity"]) || (isRight && sum + seats > Number(tour["capacity"])))
      return refuse(409, "full");
    if (isRight && meets.some(({ guideId }) => guideId === sent["guideId"]))
      return refuse(409, "guide_conflict");
    if (meets.some((one) => one["place"] === sent["place"])) return refuse(409, "place_conflict");
    const made = { ...sent, id: `visit-${visits.length}` };
    visits.push({ ...made, tourId: tour["id"] });
    return send(201, made);
  };
  return ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (ann|bea|sue)$/.exec(String(headers.authorization))?.[1];
    if (!user) return refuse(401, "unauthenticated");
    const [, kind = "", id = "", action = ""] = path.split("/");
    const sent = readObject(body) ?? {};
    if (kind === "guides") return send(200, { items: guides });
    if (id === "") return method === "POST" ? create(sent) : refuse(405, "method");
    const tour = tours.get(id);
    if (!tour) return refuse(404, "not_found");
    if (action === "visits" && method === "POST") return add(tour, sent);
    const own = visits.filter(({ tourId }) => tourId === id).map(({ tourId, ...rest }) => rest);
    if (action === "visits") return send(200, { items: own });
    if (action === "open") {
      if (tour["status"] !== "draft") return refuse(409, "no_draft");
      tour["status"] = "open";
      return send(200, tour);
    }
    if (action === "cancel") {
      const isLate = minutes(new Date(), tour["startsAt"]) < 2_880;
      if (tour["status"] === "cancelled" || (isRight && isLate)) return refuse(409, "too_late");
      tour["status"] = "cancelled";
      return send(200, tour);
    }
    if (method === "PATCH") return change(tour, sent);
    return send(200, user === "sue" || !isRight ? { ...tour, memo: "late" } : tour);
  };
}

const users = `users:
  ann: { role: guest, schemes: { bearer: ann } }
  bea: { role: guest, schemes: { bearer: bea } }
  sue: { role: staff, schemes: { bearer: sue } }
`;
const wanted = [
  "busy guide",
  "case",
  "fixed in open",
  "length",
  "outside visit",
  "relation equal",
  "restricted memo",
  "summed limit",
  "too late",
];

test.each([
  [true, []],
  [false, wanted],
])(
  "what texts say of times, sums, states and roles is judged; a right server: %s",
  async (isRight, causes) => {
    const server = await serve(tourServer(isRight));
    const { findings } = await runOf(contract, users, server.url).run();
    await server.close();
    const found = new Set(findings.map(({ cause }) => cause).filter((cause) => wanted.includes(cause)));
    expect([...found].sort()).toEqual(causes);
  },
);
