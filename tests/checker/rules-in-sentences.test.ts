import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve, type Values } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const minute = 60_000;
const text = { type: "string" };
const time = { type: "string", format: "date-time" };
const day = { type: "string", format: "date" };
const refusals = { "401": { description: "Not signed in." }, "422": { description: "Not valid." } };
const status = { type: "string", enum: ["active", "cancelled"] };
const pass = { id: text, startsOn: day, status };
const desk = { id: text, hallId: text, label: text };
const stay = { id: text, startsAt: time, endsAt: time };
const list = (item: object) => json(object({ items: { type: "array", items: object(item) } }));
const idIn = (name: string) => [{ name, in: "path", required: true, schema: text }];
const got = (content: object) => ({ "200": { description: "It.", content }, ...refusals });

const create = (operationId: string, description: string, body: object, shown: object) => ({
  operationId,
  description,
  requestBody: { required: true, content: json(object(body)) },
  responses: { "201": { description: "New.", content: json(object(shown)) }, ...refusals },
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Halls", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/halls": { get: { operationId: "listHalls", responses: got(list({ id: text })) } },
    "/halls/{hallId}/desks": {
      parameters: idIn("hallId"),
      get: {
        operationId: "listDesks",
        responses: { ...got(list(desk)), "404": { description: "No such hall." } },
      },
      post: create("createDesk", "", { label: { ...text, minLength: 1 } }, desk),
    },
    "/passes": {
      get: { operationId: "listPasses", responses: got(list(pass)) },
      post: create(
        "createPass",
        "`startsOn` must be the first day of a month (422 otherwise).",
        { startsOn: { ...day, examples: ["2031-03-01"] } },
        pass,
      ),
    },
    "/passes/{passId}/cancel": {
      parameters: idIn("passId"),
      post: {
        operationId: "cancelPass",
        description: "Sets the status to `cancelled`.",
        responses: { ...got(json(object(pass))), "404": { description: "No such pass." } },
      },
    },
    "/stays": {
      post: create(
        "createStay",
        "Refused with 422: an end that is not later than the start; a stay longer than 10 hours; a start that is not in the future.",
        {
          startsAt: { ...time, examples: ["2031-03-10T09:00:00Z"] },
          endsAt: { ...time, examples: ["2031-03-10T11:00:00Z"] },
        },
        stay,
      ),
    },
  },
};

type Defect = "any day" | "not stored" | "all halls" | "any length" | "the past" | "reversed" | undefined;

/** A server of the contract with one defect. */
function serverWith(defect: Defect): (request: MockRequest) => MockResponse {
  const desks: Values[] = ["r1", "r2"].map((hallId) => ({
    id: `d-${hallId}`,
    hallId,
    label: "By the door",
  }));
  const passes: Values[] = [];
  const add = (to: Values[], value: Values): MockResponse => {
    const made = { id: `n${to.length + 1}`, ...value };
    to.push(made);
    return { status: 201, body: made };
  };
  const isFirst = (startsOn: string): boolean =>
    (defect === "any day" ? /^20\d\d-(0[1-9]|1[012])-([01]\d|2[0-8])$/ : /^20\d\d-(0[1-9]|1[012])-01$/).test(
      startsOn,
    );
  const hasOnly = (body: Values, ...names: string[]): boolean =>
    Object.keys(body).sort().join() === [...names].sort().join();
  const isStay = (from: number, to: number): boolean =>
    (defect === "reversed" || to > from) &&
    (defect === "any length" || to - from <= 600 * minute) &&
    (defect === "the past" || from > Date.now());
  const answer = (method: string, [group, id, part]: string[], body: Values): MockResponse => {
    if (group === "halls" && id === undefined)
      return { status: 200, body: { items: [{ id: "r1" }, { id: "r2" }] } };
    if (group === "halls" && (id === "r1" || id === "r2"))
      return method === "POST"
        ? add(desks, { hallId: id, label: body["label"] })
        : {
            status: 200,
            body: { items: desks.filter(({ hallId }) => defect === "all halls" || hallId === id) },
          };
    if (group === "stays") {
      const [from, to] = [Date.parse(String(body["startsAt"])), Date.parse(String(body["endsAt"]))];
      return hasOnly(body, "startsAt", "endsAt") && isStay(from, to)
        ? add([], body)
        : { status: 422, body: {} };
    }
    if (group === "passes" && id === undefined && method === "GET")
      return { status: 200, body: { items: passes } };
    if (group === "passes" && id === undefined)
      return hasOnly(body, "startsOn") && isFirst(String(body["startsOn"]))
        ? add(passes, { startsOn: body["startsOn"], status: "active" })
        : { status: 422, body: {} };
    const found = passes.find((one) => one["id"] === id);
    if (part !== "cancel" || !found) return { status: 404, body: {} };
    if (defect !== "not stored") found["status"] = "cancelled";
    return { status: 200, body: { ...found, status: "cancelled" } };
  };
  return ({ method, path, headers, text: sent }) => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    return isJson(sent)
      ? answer(method, path.split("/").slice(1), sent === "" ? {} : JSON.parse(sent))
      : { status: 422, body: {} };
  };
}

/** Whether a text is empty or a JSON object with texts alone. */
function isJson(sent: string): boolean {
  if (sent === "") return true;
  try {
    const value: unknown = JSON.parse(sent);
    const isText = (one: unknown): boolean => typeof one === "string" && one !== "";
    return typeof value === "object" && value !== null && Object.values(value).every(isText);
  } catch {
    return false;
  }
}

async function findingsOf(defect: Defect) {
  const server = await serve(serverWith(defect));
  const run = runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  return findings.map(({ rule, operation }) => `${operation.id} ${rule}`);
}

const wanted = ["createPass refusal", "createStay refusal", "listDesks listed", "cancelPass read-back"];

test.each([
  ["any day", ["createPass refusal"]],
  ["any length", ["createStay refusal"]],
  ["the past", ["createStay refusal"]],
  ["reversed", ["createStay refusal"]],
  ["all halls", ["listDesks listed"]],
  ["not stored", ["cancelPass read-back"]],
] as const)("what breaks a rule that stands in a sentence is found: %s", async (defect, expected) => {
  const [correct, found] = [await findingsOf(undefined), await findingsOf(defect)];
  const ofInterest = (all: string[]) => wanted.filter((one) => all.includes(one));
  expect(ofInterest(correct)).toEqual([]);
  expect(ofInterest(found)).toEqual(expected);
});
