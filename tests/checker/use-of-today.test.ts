import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const id = countedId;
const day = { type: "string", format: "date" };
const title = { type: "string", minLength: 2, maxLength: 40 };
const bike = object({ id, title });
const rental = object({
  id,
  bikeId: id,
  startsOn: day,
  endsOn: day,
  status: { type: "string", enum: ["reserved", "active", "returned", "cancelled"] },
});
const answer = answersOf([400, 404, 409, 415], "detail");
const period = { startsOn: "2031-03-14", endsOn: "2031-03-15" };

/** Rentals of bikes that are handed out during their period alone, three of them at a time. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Bikes", version: "1" },
  paths: {
    "/bikes": {
      post: {
        operationId: "createBike",
        ...input(object({ title }), { title: "Red one" }),
        ...answer(201, bike),
      },
    },
    "/bikes/{bikeId}": { ...inPath("bikeId"), get: { operationId: "getBike", ...answer(200, bike) } },
    "/rentals": {
      post: {
        operationId: "createRental",
        description:
          "`startsOn` is today or later and at most 180 days from today, and `endsOn` is not before it (both 400). Refused with 409: one of the days is taken by another rental of the bike; there are three open rentals already.",
        ...input(object({ bikeId: id, startsOn: day, endsOn: day }), { bikeId: 1, ...period }),
        ...answer(201, rental),
      },
    },
    "/rentals/{rentalId}": {
      ...inPath("rentalId"),
      get: { operationId: "getRental", ...answer(200, rental) },
    },
    "/rentals/{rentalId}/pickup": {
      ...inPath("rentalId"),
      post: {
        operationId: "pickUpRental",
        description:
          "A `reserved` rental becomes `active`. Refused with 409 if it is not `reserved`, or if today is not within its period.",
        ...answer(200, rental),
      },
    },
    "/rentals/{rentalId}/cancellation": {
      ...inPath("rentalId"),
      post: {
        operationId: "cancelRental",
        description: "A `reserved` rental becomes `cancelled` (409 for any other).",
        ...answer(200, rental),
      },
    },
    "/rentals/{rentalId}/return": {
      ...inPath("rentalId"),
      post: {
        operationId: "returnRental",
        description: "An `active` rental becomes `returned` (409 for any other).",
        ...answer(200, rental),
      },
    },
  },
};

const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const today = (): string => new Date().toISOString().slice(0, 10);
const latest = (): string => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

const moves: Readonly<Record<string, readonly [from: string, to: string]>> = {
  pickup: ["reserved", "active"],
  cancellation: ["reserved", "cancelled"],
  return: ["active", "returned"],
};

class Rentals {
  readonly bikes: Values[] = [];
  readonly rentals: Values[] = [];

  book({ bikeId, startsOn, endsOn, ...rest }: Values): Values | [status: number, detail: string] {
    if (Object.keys(rest).length > 0 || !this.bikes.some((one) => one["id"] === bikeId))
      return [400, "No such bike."];
    if (!isDay(startsOn) || !isDay(endsOn) || startsOn < today() || endsOn < startsOn || startsOn > latest())
      return [400, "Not valid."];
    const open = this.rentals.filter(({ status }) => status === "reserved" || status === "active");
    const isTaken = open.some(
      (one) =>
        one["bikeId"] === bikeId && String(one["startsOn"]) <= endsOn && startsOn <= String(one["endsOn"]),
    );
    if (isTaken) return [409, "The bike is taken on these days."];
    if (open.length >= 3) return [409, "You have three open rentals already."];
    const booked = { id: this.rentals.length + 1, bikeId, startsOn, endsOn, status: "reserved" };
    this.rentals.push(booked);
    return booked;
  }

  move(row: Values, inner: string): Values | [status: number, detail: string] {
    const [from, to] = moves[inner] ?? [];
    if (row["status"] !== from) return [409, `The rental is not ${from}.`];
    const isWithin = String(row["startsOn"]) <= today() && today() <= String(row["endsOn"]);
    if (inner === "pickup" && !isWithin) return [409, "Today is not within the period."];
    return Object.assign(row, { status: to });
  }
}

function rentals(onSuccess: (call: string) => void): (request: MockRequest) => MockResponse {
  const world = new Rentals();
  const refuse = (status: number, detail = "Refused."): MockResponse => ({ status, body: { detail } });
  return ({ method, path, headers, text }) => {
    const [, kind = "", given, inner] =
      /^\/(bikes|rentals)(?:\/([^/]+)(?:\/(pickup|cancellation|return))?)?$/.exec(path) ?? [];
    if (kind === "" || (kind === "bikes" && inner)) return refuse(404);
    const wanted = given === undefined || inner ? "POST" : "GET";
    if (method !== wanted) return { ...refuse(405), headers: { allow: wanted } };
    const rows = kind === "bikes" ? world.bikes : world.rentals;
    const row = rows.find((one) => String(one["id"]) === given);
    if (given !== undefined && !row) return refuse(404);
    if (row && !inner) return { status: 200, body: row };
    if (!row && !/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const body = row ? {} : readObject(text);
    if (!body) return refuse(400);
    const done =
      row && inner ? world.move(row, inner) : kind === "bikes" ? addBike(world, body) : world.book(body);
    if (Array.isArray(done)) return refuse(Number(done[0]), String(done[1]));
    onSuccess(`${method} ${path.replace(/\d+/g, "*")}`);
    return { status: row ? 200 : 201, body: done };
  };
}

function addBike(
  { bikes }: Rentals,
  { title: name, ...rest }: Values,
): Values | [status: number, detail: string] {
  const length = typeof name === "string" ? [...name].length : 0;
  if (length < 2 || length > 40 || Object.keys(rest).length > 0) return [400, "Not valid."];
  const added = { id: bikes.length + 1, title: name };
  bikes.push(added);
  return added;
}

test("what is handed out during its period alone begins today, with something else where that is taken", async () => {
  const reached = new Map<string, number>();
  const server = await serve(rentals((call) => reached.set(call, (reached.get(call) ?? 0) + 1)));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  expect(findings.map(({ operation, rule, expected }) => `${operation.id} ${rule}: ${expected}`)).toEqual([]);
  for (const call of ["/rentals/*/pickup", "/rentals/*/return"])
    expect([call, (reached.get(`POST ${call}`) ?? 0) > 5]).toEqual([call, true]);
});
