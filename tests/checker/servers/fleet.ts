import { createHash } from "node:crypto";
import {
  type MockRequest,
  type MockResponse,
  type RunningServer,
  readObject,
  serve,
  type Values,
} from "./kit";

/** What a fleet does that its contract does not allow. */
export type FleetDefect = "takes null" | "breaks on wide integers";

const integer = { type: "integer" };
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const body = (name: string) => ({ requestBody: { required: true, ...json(reference(name)) } });
const shown = (schema: unknown) => ({ description: "It", ...json(schema) });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const refusals = { 400: { description: "Refused" }, 401: { description: "Refused" } };
const ofOne = { ...refusals, 404: { description: "Refused" } };
const members = {
  plate: { type: "string", minLength: 2, maxLength: 12 },
  seats: { type: "integer", minimum: 1 },
};
const id = { name: "id", in: "path", required: true, schema: integer };
const where = { name: "where", in: "query", ...json({ type: "object", additionalProperties: true }) };
const count = shown({ type: "object", required: ["count"], properties: { count: integer } });
const list = (name: string) => shown({ type: "array", items: reference(name) });
const note = { text: { type: "string", minLength: 1, maxLength: 40 } };

/**
 * Vehicles and their trips, as tools write such a contract: a slash at the end of the collection, names that begin with the
 * controller, one requirement for all operations, and changes of whole collections.
 */
export const fleetContract = {
  openapi: "3.1.0",
  info: { title: "Fleet", version: "1" },
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    schemas: {
      Credentials: {
        type: "object",
        required: ["name", "password"],
        properties: { name: { type: "string" }, password: { type: "string" } },
      },
      VehicleInput: {
        type: "object",
        required: ["plate"],
        additionalProperties: false,
        properties: members,
      },
      VehiclePartial: { type: "object", additionalProperties: false, properties: members },
      Vehicle: { type: "object", required: ["id", "plate"], properties: { id: integer, ...members } },
      TripInput: { type: "object", required: ["text"], additionalProperties: false, properties: note },
      Trip: { type: "object", required: ["id", "text"], properties: { id: integer, ...note } },
    },
  },
  security: [{ bearer: [] }],
  paths: {
    "/login": {
      post: {
        operationId: "UserController.login",
        ...body("Credentials"),
        responses: {
          200: shown({ type: "object", required: ["token"], properties: { token: { type: "string" } } }),
          ...refusals,
        },
      },
    },
    "/vehicles/": {
      post: {
        operationId: "VehicleController.create",
        ...body("VehicleInput"),
        responses: { 201: shown(reference("Vehicle")), ...refusals },
      },
      get: { operationId: "VehicleController.find", responses: { 200: list("Vehicle"), ...refusals } },
      patch: {
        operationId: "VehicleController.updateAll",
        parameters: [where],
        ...body("VehiclePartial"),
        responses: { 200: count, ...refusals },
      },
    },
    "/vehicles/{id}": {
      parameters: [id],
      get: {
        operationId: "VehicleController.findById",
        responses: { 200: shown(reference("Vehicle")), ...ofOne },
      },
      patch: {
        operationId: "VehicleController.updateById",
        ...body("VehiclePartial"),
        responses: { 200: shown(reference("Vehicle")), ...ofOne },
      },
      delete: {
        operationId: "VehicleController.deleteById",
        responses: { 204: { description: "Gone" }, ...ofOne },
      },
    },
    "/vehicles/{id}/trips/": {
      parameters: [id],
      get: { operationId: "VehicleTripController.find", responses: { 200: list("Trip"), ...ofOne } },
      post: {
        operationId: "VehicleTripController.create",
        ...body("TripInput"),
        responses: { 201: shown(reference("Trip")), ...ofOne },
      },
      delete: { operationId: "VehicleTripController.delete", responses: { 200: count, ...ofOne } },
    },
  },
};

export const fleetUsers =
  "users:\n  ann: { login: { operationId: UserController.login, body: { name: ann, password: secret-1 }, token: /token } }\n";

interface Stored extends Values {
  id: number;
}

const tagged = (status: number, shownBody: unknown): MockResponse => {
  const tag = createHash("sha1").update(JSON.stringify(shownBody)).digest("base64url");
  return { status, body: shownBody, headers: { etag: `W/"${tag}"` } };
};
const refused = (status: number, headers: Record<string, string> = {}): MockResponse => ({
  status,
  body: {},
  headers,
});

class Fleet {
  readonly vehicles = new Map<number, Stored>([[1, { id: 1, plate: "NOT YOURS", seats: 5 }]]);
  readonly trips = new Map<number, Stored[]>();
  private last = 1;
  private readonly defect: FleetDefect | undefined;

  constructor(defect: FleetDefect | undefined) {
    this.defect = defect;
  }

  answer(request: MockRequest): MockResponse {
    const { method, path, headers, text } = request;
    if (text !== "" && !/json/.test(headers["content-type"] ?? "")) return refused(400);
    if (path === "/login") return method === "POST" ? this.logIn(request) : refused(405, { allow: "POST" });
    const authorization = headers.authorization ?? "";
    if (!/^Bearer \S+$/.test(authorization))
      return refused(authorization === "" ? 401 : 400, {
        "www-authenticate": `Bearer${authorization === "" ? "" : ' error="invalid_request"'}`,
      });
    if (authorization !== "Bearer token-of-ann") return refused(401, { "www-authenticate": "Bearer" });
    const [, name, key, child, end] = path.split("/");
    if (name !== "vehicles" || key === undefined) return refused(404);
    if (key === "") return this.collection(request);
    if (!/^\d+$/.test(key)) return refused(400);
    if (this.defect === "breaks on wide integers" && key.length > 18) return refused(500);
    const vehicle = this.vehicles.get(Number(key));
    if (!vehicle) return refused(404);
    if (child === undefined) return this.item(request, vehicle);
    return child === "trips" && end === "" ? this.tripsOf(request, vehicle) : refused(404);
  }

  private logIn({ text }: MockRequest): MockResponse {
    const { name, password } = readObject(text) ?? {};
    if (typeof name !== "string" || typeof password !== "string") return refused(400);
    const isKnown = name === "ann" && password === "secret-1";
    return isKnown ? { status: 200, body: { token: "token-of-ann" } } : refused(401);
  }

  private collection({ method, text, query }: MockRequest): MockResponse {
    if (method === "GET") return tagged(200, [...this.vehicles.values()]);
    if (method !== "POST" && method !== "PATCH") return refused(405, { allow: "GET, POST, PATCH" });
    const input = this.inputOf(text, method === "POST");
    if (!input) return refused(400);
    if (method === "POST") {
      this.last += 1;
      const created = { ...input, id: this.last };
      this.vehicles.set(created.id, created);
      return tagged(201, created);
    }
    const selected = query.has("where") ? readObject(query.get("where") ?? "") : {};
    if (!selected) return refused(400);
    const found = [...this.vehicles.values()].filter((one) =>
      Object.entries(selected).every(([name, value]) => one[name] === value),
    );
    for (const one of found) Object.assign(one, input);
    return { status: 200, body: { count: found.length } };
  }

  private item({ method, text }: MockRequest, vehicle: Stored): MockResponse {
    if (method === "GET") return tagged(200, vehicle);
    if (method === "DELETE") {
      this.vehicles.delete(vehicle.id);
      this.trips.delete(vehicle.id);
      return { status: 204 };
    }
    if (method !== "PATCH") return refused(405, { allow: "GET, PATCH, DELETE" });
    const input = this.inputOf(text, false);
    return input ? tagged(200, Object.assign(vehicle, input)) : refused(400);
  }

  private tripsOf({ method, text }: MockRequest, { id: vehicleId }: Stored): MockResponse {
    const all = this.trips.get(vehicleId) ?? [];
    if (method === "GET") return tagged(200, all);
    if (method === "DELETE") {
      this.trips.delete(vehicleId);
      return { status: 200, body: { count: all.length } };
    }
    if (method !== "POST") return refused(405, { allow: "GET, POST, DELETE" });
    const input = readObject(text);
    const sent = input?.["text"];
    if (!input || typeof sent !== "string" || Object.keys(input).length > 1) return refused(400);
    if (sent === "" || [...sent].length > 40) return refused(400);
    this.last += 1;
    const trip = { id: this.last, text: sent };
    this.trips.set(vehicleId, [...all, trip]);
    return tagged(201, trip);
  }

  private inputOf(text: string, isWhole: boolean): Values | undefined {
    const input = readObject(text);
    if (!input || Object.keys(input).some((name) => !Object.hasOwn(members, name))) return undefined;
    const { plate, seats } = input;
    const length = typeof plate === "string" ? [...plate].length : 0;
    const takesNull = this.defect === "takes null" && !isWhole;
    const isPlate = plate === undefined ? !isWhole : length >= 2 && length <= 12;
    const isSeats = seats === undefined || (Number.isInteger(seats) && Number(seats) >= 1);
    return (isPlate || (takesNull && plate === null)) && (isSeats || (takesNull && seats === null))
      ? input
      : undefined;
  }
}

/** A fleet with a vehicle that nobody created; `vehicles` shows what is there. */
export async function startFleet(
  defect?: FleetDefect,
): Promise<RunningServer & { vehicles(): Stored[]; trips(): Stored[] }> {
  const fleet = new Fleet(defect);
  const server = await serve((request) => fleet.answer(request));
  return {
    ...server,
    vehicles: () => [...fleet.vehicles.values()],
    trips: () => [...fleet.trips.values()].flat(),
  };
}
