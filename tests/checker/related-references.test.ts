import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./servers/kit";
import { answersOf, json, object } from "./servers/schema-parts";

const text = { type: "string" };
const country = { ...text, pattern: "^[A-Z]{2}$" };
const answers = answersOf([401, 404, 409, 422]);
const create = (operationId: string, description: string, members: object, example: object) => ({
  operationId,
  description,
  requestBody: { required: true, content: json({ ...object(members), examples: [example] }) },
  ...answers(201, object({ id: text, ...members })),
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Shipping", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/addresses": {
      post: create(
        "createAddress",
        "Labels are unique (409).",
        { label: { ...text, minLength: 1, maxLength: 40 }, countryCode: country },
        { label: "Warehouse", countryCode: "DE" },
      ),
    },
    "/quotes": {
      post: create("createQuote", "Prices it.", { originCountry: country }, { originCountry: "DE" }),
    },
    "/bookings": {
      post: create(
        "createBooking",
        "Answered with 422: a sender whose country is not the origin of the quote (`/senderAddressId`).",
        { quoteId: text, senderAddressId: text },
        { quoteId: "q-0", senderAddressId: "a-0" },
      ),
    },
    "/claims": {
      post: create(
        "createClaim",
        "The booking must be delivered (409).",
        { bookingId: text },
        { bookingId: "b-0" },
      ),
    },
  },
};

/** One booking is delivered from the start, and none that is made later. */
function handler(): (request: MockRequest) => MockResponse {
  const made = new Map<unknown, Values>([["b-0", {}]]);
  const faultIn = (path: string, body: Values): number | undefined => {
    if (path === "/addresses")
      return [...made.values()].some(({ label }) => label === body["label"]) ? 409 : undefined;
    if (path === "/claims")
      return body["bookingId"] === "b-0" ? undefined : made.has(body["bookingId"]) ? 409 : 422;
    if (path !== "/bookings") return undefined;
    const [quote, sender] = [made.get(body["quoteId"]), made.get(body["senderAddressId"])];
    return quote && sender && quote["originCountry"] === sender["countryCode"] ? undefined : 422;
  };
  return ({ path, headers, text: sent, count }) => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: { code: "none" } };
    const body = readObject(sent);
    const members = { "/addresses": 2, "/quotes": 1, "/bookings": 2, "/claims": 1 }[path];
    if (members === undefined) return { status: 404, body: { code: "unknown" } };
    if (!body || Object.keys(body).length !== members) return { status: 422, body: { code: "invalid" } };
    const fault = faultIn(path, body);
    if (fault !== undefined) return { status: fault, body: { code: "refused" } };
    const id = `${path.charAt(1)}-${count}`;
    made.set(id, body);
    return { status: 201, body: { id, ...body } };
  };
}

test("what examples have in common stays so in what is made of them, and what no run can make is named as they name it", async () => {
  const answer = handler();
  const succeeded: string[] = [];
  const server = await serve((request) => {
    const response = answer(request);
    if (response.status === 201) succeeded.push(request.path);
    return response;
  });
  await runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url).run();
  await server.close();
  expect(succeeded.filter((one) => one === "/bookings").length).toBeGreaterThan(2);
  expect(succeeded).toContain("/claims");
});
