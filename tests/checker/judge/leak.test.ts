import { expect, test } from "vitest";
import { leakIn } from "../../../scripts/contract-check/judge/leak";

const exchange = (text: string, { ok = false, sent = "", code = 400 } = {}) => ({
  ok,
  code,
  text,
  request: { method: "POST", url: "/notes", headers: {}, body: Buffer.from(sent) },
});

test.each([
  ["a stack of Node", "Error: no title\n    at create (/srv/notes/create.js:12:7)", /at create/],
  ["an escaped stack", '{"detail":"no title\\n    at Object.create (create.js)"}', /at Object\.create/],
  ["a stack of Python", 'Traceback (most recent call last):\n  File "/srv/notes.py", line 8', /Traceback/],
  ["an exception of Java", '{"error":"java.lang.NullPointerException"}', /NullPointerException/],
  ["a goroutine", "panic: no title\n\ngoroutine 18 [running]:", /goroutine 18/],
  ["a database error", '{"message":"SQLITE_CONSTRAINT: UNIQUE failed: notes.title"}', /SQLITE_CONSTRAINT/],
  ["a query", '{"message":"SELECT * FROM notes WHERE id = 1"}', /SELECT/],
  ["an exception about the server's own text", '{"error":"SyntaxError"}', /SyntaxError/, 500],
  ["a path of a package", '{"message":"node_modules/parser is missing"}', /node_modules/],
])("%s in a failure is reported", (_, text, expected, code = 400) => {
  expect(leakIn(exchange(text, { code }))).toMatch(expected);
});

test.each([
  ["a refusal that names its field", exchange('{"message":"The title is too long.","field":"title"}')],
  ["a success", exchange('{"text":"a TypeError is thrown"}', { ok: true })],
  [
    "text that the request sent",
    exchange('{"message":"no note is called TypeError"}', { sent: '{"title":"TypeError"}' }),
  ],
  ["what is wrong with the request's own text", exchange('{"name":"SyntaxError","message":"Not JSON"}')],
  ["an empty body", exchange("")],
])("%s is not reported", (_, given) => {
  expect(leakIn(given)).toBeUndefined();
});
