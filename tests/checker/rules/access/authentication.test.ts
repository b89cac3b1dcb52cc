import { expect, test } from "vitest";
import { isMalformedBearer } from "../../../../scripts/contract-check/rules/access/authentication";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

testMutants(notes, [
  ["getProfile takes anybody", "getProfile", "access"],
  ["createNote takes anybody", "createNote", "access"],
  ["deleteNote takes anybody", "deleteNote", "access"],
  ["listNotes takes any token", "listNotes", "access"],
  ["getNote refuses the cookie", "getNote", "access"],
  ["getProfile says 404 when signed out", "getProfile", "access"],
]);

testMutants(boards, [["any bearer", "getSettings", "access"]]);

testMutants(concerts, [
  ["getConcert closed to visitors", "getConcert", "access"],
  ["a token with another end", "changeConcert", "access"],
  ["getOrder takes the desk key", "getOrder", "access"],
]);

const refusal = (sent: string, challenge: string) => ({
  code: 400,
  request: { method: "GET", url: "/notes", headers: { authorization: sent }, body: undefined },
  response: { status: 400, headers: { "www-authenticate": [challenge] }, body: Buffer.alloc(0), ms: 1 },
});

test.each([
  ["no token at all", "Bearer ", 'Bearer error="invalid_request"', true],
  ["another scheme", "Basic abc", 'Bearer realm="notes", error="invalid_request"', true],
  ["a wrong token", "Bearer abc", 'Bearer error="invalid_request"', false],
  ["another error", "Bearer ", 'Bearer error="invalid_token"', false],
])(
  "400 is right for a header that holds no bearer token, where the answer says so: %s",
  (_, sent, challenge, isRight) => {
    expect(isMalformedBearer(refusal(sent, challenge))).toBe(isRight);
  },
);

const refused = { description: "Refused.", content: json(object({ code: { type: "string" } })) };
const report = object({ title: { type: "string" } });
const reports = {
  openapi: "3.1.0",
  info: { title: "Reports", version: "1" },
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "header", name: "X-Api-Key" },
    },
  },
  security: [{ bearer: [] }, { key: [] }],
  paths: {
    "/report": {
      get: {
        operationId: "getReport",
        responses: { 200: { description: "It.", content: json(report) }, 401: refused },
      },
    },
  },
};
const reportUsers = `users:
  ann: { schemes: { bearer: token-of-ann-17 } }
  ben: { schemes: { bearer: token-of-ben-17 } }
  kim: { schemes: { bearer: token-of-kim-17, key: key-of-kim-2204 } }`;

const reportServer =
  (takesAnyKey: boolean) =>
  ({ method, path, headers }: MockRequest): MockResponse => {
    const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
    if (path !== "/report") return refuse(404);
    if (method !== "GET") return { ...refuse(405), headers: { allow: "GET" } };
    const { authorization, "x-api-key": key } = headers;
    const isSignedIn = /^Bearer token-of-(ann|ben|kim)-17$/.test(authorization ?? "");
    const hasKey = key === "key-of-kim-2204" || (takesAnyKey && key !== undefined && key !== "");
    const isWrong = (authorization !== undefined && !isSignedIn) || (key !== undefined && !hasKey);
    if (isWrong || (!isSignedIn && !hasKey))
      return { ...refuse(401), headers: { "www-authenticate": "Bearer" } };
    return { status: 200, body: { title: "All is well" } };
  };

test.each([
  [false, []],
  [true, ["getReport access"]],
])(
  "credentials that the first user does not have are tried as well; any key is taken: %s",
  async (takesAnyKey, wanted) => {
    const server = await serve(reportServer(takesAnyKey));
    const { findings } = await runOf(reports, reportUsers, server.url, "full").run();
    await server.close();
    expect(findings.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual(wanted);
  },
);
