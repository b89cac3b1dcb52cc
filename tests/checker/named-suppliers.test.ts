import { expect, test } from "vitest";
import { isNeverAhead } from "../../scripts/contract-check/engine/recent-moments";
import { withSeparateRefusals } from "../../scripts/contract-check/lib/refusal-lists";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const day = 86_400_000;
const answers = answersOf([400, 401, 404, 409, 422], "detail");
const time = { type: "string", format: "date-time" };
const state = { type: "string", enum: ["active", "paused", "cancelled"] };
const membership = object({ id: countedId, startsOn: { type: "string", format: "date" }, state });
const visit = object({ id: countedId, startsAt: time, endsAt: time });
const onMembership = (operationId: string, description: string) => ({
  ...inPath("membershipId"),
  post: { operationId, description, ...answers(200, membership) },
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Baths", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/memberships": {
      post: {
        operationId: "createMembership",
        description:
          "`startsOn` is today or up to 60 days ahead (422). Refused with 409 while there is an active or paused one.",
        ...input(object({ startsOn: { type: "string", format: "date" } }), { startsOn: "2031-03-01" }),
        ...answers(201, membership),
      },
    },
    "/memberships/{membershipId}/pause": onMembership("pauseMembership", "Pauses an active one (409)."),
    "/memberships/{membershipId}/resume": onMembership("resumeMembership", "Resumes a paused one (409)."),
    "/memberships/{membershipId}/cancel": onMembership("cancelMembership", "Ends it (409 where it is)."),
    "/visits": {
      post: {
        operationId: "createVisit",
        description:
          "Refused with 422 if a time is not on a full quarter of an hour; the visit is longer than 8 hours; `startsAt` is not in the future; `endsAt` is not after it. Refused with 409 if the caller has no active membership; `startsAt` is more days ahead than the membership allows.",
        ...input(object({ startsAt: time, endsAt: time }), {
          startsAt: "2031-03-14T09:00:00Z",
          endsAt: "2031-03-14T10:30:00Z",
        }),
        ...answers(201, visit),
      },
    },
  },
};

type Membership = { id: number; startsOn: string; state: "active" | "paused" | "cancelled" };

/** Baths that members alone may visit, up to 30 days ahead. */
function baths(): (request: MockRequest) => MockResponse {
  const all: Membership[] = [];
  let visits = 0;
  const refused = (status: number, detail: string): MockResponse => ({ status, body: { detail } });
  const change = (found: Membership, verb: string): MockResponse => {
    const [from, to] = { pause: ["active", "paused"], resume: ["paused", "active"] }[verb] ?? [
      "",
      "cancelled",
    ];
    if (verb === "cancel" ? found.state === "cancelled" : found.state !== from)
      return refused(409, "Not in this state.");
    if (to === "active" || to === "paused" || to === "cancelled") found.state = to;
    return { status: 200, body: found };
  };
  return ({ method, path, headers, text }) => {
    if (headers.authorization !== "Bearer ann") return refused(401, "Who?");
    const [, id, verb] = /^\/memberships\/(\d{1,7})\/(pause|resume|cancel)$/.exec(path) ?? [];
    const found = all.find((one) => one.id === Number(id));
    if (verb !== undefined && method === "POST") return found ? change(found, verb) : refused(404, "None.");
    const body = readObject(text);
    const open = all.find((one) => one.state !== "cancelled");
    if (path === "/memberships" && method === "POST") {
      const { startsOn } = body ?? {};
      if (typeof startsOn !== "string" || !/^\d{4}-\d\d-\d\d$/.test(startsOn)) return refused(422, "No day.");
      const ahead = Math.floor(Date.parse(startsOn) / day) - Math.floor(Date.now() / day);
      if (!(ahead >= 0 && ahead <= 60)) return refused(422, "Not today or up to 60 days ahead.");
      if (open) return refused(409, "There is a membership already.");
      const made: Membership = { id: all.length + 1, startsOn, state: "active" };
      all.push(made);
      return { status: 201, body: made };
    }
    if (path !== "/visits" || method !== "POST") return refused(404, "Nothing here.");
    const [from, to] = [Date.parse(String(body?.["startsAt"])), Date.parse(String(body?.["endsAt"]))];
    if (!(to > from) || to - from > day / 3 || from % 900_000 !== 0 || to % 900_000 !== 0)
      return refused(422, "These are no times on quarters of an hour, of at most 8 hours.");
    if (from <= Date.now()) return refused(422, "It is not in the future.");
    if (open?.state !== "active") return refused(409, "You have no active membership.");
    if (from > Date.now() + 30 * day) return refused(409, "That is too far ahead.");
    visits += 1;
    return { status: 201, body: { ...body, id: visits } };
  };
}

test("what a refusal names is brought about although the request refers to none, and times come no nearer than needed", async () => {
  const answer = baths();
  const made: { status: number; detail: unknown }[] = [];
  const server = await serve((request) => {
    const response = answer(request);
    if (request.path === "/visits")
      made.push({ status: response.status, detail: readObject(JSON.stringify(response.body))?.["detail"] });
    return response;
  });
  await runOf(contract, "users: { ann: { schemes: { bearer: ann } } }\n", server.url, "full").run();
  await server.close();
  const without = made.findIndex(({ detail }) => detail === "You have no active membership.");
  expect(without).toBeGreaterThan(-1);
  expect(made.slice(without).filter(({ status }) => status === 201).length).toBeGreaterThan(5);
  const tooFar = made.filter(({ detail }) => detail === "That is too far ahead.");
  expect(tooFar.length).toBeLessThan(made.filter(({ status }) => status === 201).length / 2);
});

test.each([
  ["`heldat` must not be in the future.", true],
  ["refused with 422 when `heldat` is in the future.", true],
  ["refused with 422 when `heldat` is not in the future.", false],
  ["`heldat` is in the future.", false],
])("a text keeps a moment out of the future, or does not: %s", (sentence, isBound) => {
  expect(isNeverAhead(sentence)).toBe(isBound);
});

test("refusals in one sentence, parted by semicolons, are read one by one", () => {
  expect(
    withSeparateRefusals("Refused with 422 if the hall is closed; `startsAt` is not in the future.").trim(),
  ).toBe("Refused with 422 when the hall is closed. Refused with 422 when `startsAt` is not in the future.");
  expect(withSeparateRefusals("Refused with 422 if the hall is closed.")).toBe(
    "Refused with 422 if the hall is closed.",
  );
});
