import { expect, test } from "vitest";
import { isTakenOver } from "../../../../scripts/contract-check/rules/lifecycle/taken-over-members";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

test.each([
  ["Ends the rental. The bike takes over the reported condition.", true],
  ["The bike gets the new `condition`.", true],
  ["The bike takes over the condition if it is worse.", false],
  ["The rental takes over the condition.", false],
])("a text may have something take over a member: %s", (text, isTaken) => {
  expect(isTakenOver(text, "bike", "condition")).toBe(isTaken);
});

const id = countedId;
const condition = { type: "string", enum: ["good", "fair", "poor"] };
const bike = object({ id, condition });
const rental = object({ id, bikeId: id, status: { type: "string", enum: ["active", "returned"] } });
const answer = answersOf([400, 404, 409, 415]);

const contract = {
  openapi: "3.1.0",
  info: { title: "Bikes", version: "1" },
  paths: {
    "/bikes": {
      post: {
        operationId: "createBike",
        ...input(object({ condition }), { condition: "good" }),
        ...answer(201, bike),
      },
    },
    "/bikes/{bikeId}": { ...inPath("bikeId"), get: { operationId: "getBike", ...answer(200, bike) } },
    "/rentals": {
      post: {
        operationId: "createRental",
        ...input(object({ bikeId: id }), { bikeId: 1 }),
        ...answer(201, rental),
      },
    },
    "/rentals/{rentalId}": {
      ...inPath("rentalId"),
      get: { operationId: "getRental", ...answer(200, rental) },
    },
    "/rentals/{rentalId}/return": {
      ...inPath("rentalId"),
      post: {
        operationId: "returnRental",
        description: "Ends an active rental (409 for any other). The bike takes over the reported condition.",
        ...input(object({ condition }), { condition: "good" }),
        ...answer(200, rental),
      },
    },
  },
};

function bikes(keepsCondition: boolean): (request: MockRequest) => MockResponse {
  const rows: Record<string, Values[]> = { bikes: [], rentals: [] };
  const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
  const add = (kind: string, row: Values): MockResponse => {
    const all = rows[kind] ?? [];
    const added = { id: all.length + 1, ...row };
    all.push(added);
    return { status: 201, body: added };
  };
  const isCondition = (body: Values): boolean =>
    Object.keys(body).length === 1 && condition.enum.includes(String(body["condition"]));
  return ({ method, path, headers, text }) => {
    const [, kind = "", given, inner] = /^\/(bikes|rentals)(?:\/([^/]+)(\/return)?)?$/.exec(path) ?? [];
    if (kind === "" || (kind === "bikes" && inner)) return refuse(404);
    const wanted = given === undefined || inner ? "POST" : "GET";
    if (method !== wanted) return { ...refuse(405), headers: { allow: wanted } };
    const row = rows[kind]?.find((one) => String(one["id"]) === given);
    if (given !== undefined && !row) return refuse(404);
    if (row && method === "GET") return { status: 200, body: row };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const body = readObject(text) ?? {};
    const isFit = kind === "bikes" || inner ? isCondition(body) : Object.keys(body).length === 1;
    if (!isFit) return refuse(400);
    if (kind === "bikes") return add("bikes", body);
    const own = rows["bikes"]?.find((one) => one["id"] === (row ? row["bikeId"] : body["bikeId"]));
    if (!own) return refuse(400);
    if (!row) return add("rentals", { ...body, status: "active" });
    if (row["status"] !== "active") return refuse(409);
    if (!keepsCondition) own["condition"] = body["condition"];
    return { status: 200, body: Object.assign(row, { status: "returned" }) };
  };
}

test.each([
  [false, []],
  [true, ["returnRental read-back"]],
])("what takes over a member shows it; the bike keeps its own: %s", async (keepsCondition, wanted) => {
  const server = await serve(bikes(keepsCondition));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  expect(findings.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual(wanted);
});
