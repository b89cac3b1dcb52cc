import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";
import { ferryFindings } from "../../run-ferry";
import { type MockRequest, type MockResponse, readObject, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";
import { testShelf } from "../../shelf-tests";

testParcelDefects(
  ["createShipment", "getShipment", "dispatchShipment", "deleteShipment", "confirmDelivery"],
  ["a shipment is dispatched twice"],
);

testShelf([
  ["lent books are changed", "updateBook", "conflict"],
  ["lent books are lent", "lendBook", "conflict"],
]);

const carton = { type: "integer", minimum: 1, maximum: 9000 };
const parcel = object({ id: { type: "string" }, status: { enum: ["open", "shipped", "cancelled"] } });
const shown = (description: string) => ({ description, content: json(parcel) });
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const refusals = {
  "404": { description: "Unknown." },
  "409": { description: "Conflict." },
  "422": { description: "Invalid." },
};
const parcels = {
  openapi: "3.1.0",
  info: { title: "Parcels", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/parcels": { post: { operationId: "createParcel", responses: { "201": shown("It.") } } },
    "/parcels/{id}": {
      parameters: [id],
      get: { operationId: "getParcel", responses: { "200": shown("It."), "404": refusals["404"] } },
    },
    "/parcels/{id}/cancel": {
      parameters: [id],
      post: { operationId: "cancelParcel", responses: { "200": shown("It."), "404": refusals["404"] } },
    },
    "/parcels/{id}/ship": {
      parameters: [id],
      post: {
        operationId: "shipParcel",
        description: "The carton must be large enough (422). A parcel that is cancelled is refused with 409.",
        requestBody: { required: true, content: json(object({ carton }, ["carton"])) },
        responses: { "200": shown("It."), ...refusals },
      },
    },
  },
};

test.each([
  ["a body that is refused in every state", true, []],
  ["the state itself", false, ["shipParcel"]],
])(
  "422 in place of 409 is wrong where it is not about what was sent: %s",
  async (_, isAboutBody, expected) => {
    const states = new Map<string, string>();
    const used = new Set<unknown>();
    const ship = (key: string, text: string): MockResponse => {
      const sent = readObject(text)?.["carton"];
      const isInvalid = !Number.isInteger(sent) || Number(sent) < 1 || Number(sent) > 9000;
      if (isInvalid || (isAboutBody && used.has(sent))) return { status: 422, body: {} };
      if (states.get(key) === "cancelled") return { status: isAboutBody ? 409 : 422, body: {} };
      used.add(sent);
      states.set(key, "shipped");
      return { status: 200, body: { id: key, status: "shipped" } };
    };
    const server = await serve(({ method, path, text, count }: MockRequest): MockResponse => {
      const [, , key = `p${count}`, action] = path.split("/");
      if (path === "/parcels" && method === "POST") states.set(key, "open");
      else if (!states.has(key)) return { status: 404, body: {} };
      if (action === "ship" && method === "POST") return ship(key, text);
      if (action === "cancel" && method === "POST") states.set(key, "cancelled");
      return { status: path === "/parcels" ? 201 : 200, body: { id: key, status: states.get(key) } };
    });
    const { findings } = await runOf(
      parcels,
      "users:\n  ann: { schemes: { bearer: ann } }\n",
      server.url,
      "full",
    ).run();
    await server.close();
    const ofState = findings.filter(({ cause }) => cause === "state code");
    expect(ofState.map(({ operation }) => operation.id)).toEqual(expected);
  },
);

test("what is created for something in a state that the text excludes is found", async () => {
  const findings = await ferryFindings(["manifests of open sailings"]);
  expect(findings.filter((one) => one.startsWith("createManifest conflict"))).not.toEqual([]);
});
