import { expect, test } from "vitest";
import { isMalformedBearer } from "../../../../scripts/contract-check/rules/access/authentication";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

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
