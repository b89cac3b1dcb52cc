import { expect, test } from "vitest";
import type { Finding, Rule } from "../../scripts/contract-check/judge/finding";
import { groupCauses } from "../../scripts/contract-check/run/causes";
import { exchangeOf, operationsOf } from "./inline-contract";

const answer = { responses: { "200": { description: "Done." } } };
const operation = operationsOf({
  "/notes": {
    get: { operationId: "listNotes", ...answer },
    post: { operationId: "createNote", ...answer },
  },
  "/labels/{label}": {
    get: { operationId: "getLabel", ...answer },
    put: { operationId: "updateLabel", ...answer },
  },
});

interface Shown extends Partial<Omit<Finding, "operation" | "rule">> {
  status?: number;
  body?: unknown;
}

function finding(id: string, rule: Rule, { status = 200, body, ...rest }: Shown): Finding {
  const own = operation(id);
  return {
    operation: own,
    rule,
    cause: "",
    expected: "an answer below 500",
    actual: `status ${status}`,
    pointer: "",
    place: own.place,
    exchange: exchangeOf(own, { status, ...(body !== undefined && { body }) }),
    steps: [],
    id: `F${id}${rest.pointer ?? ""}`,
    confirmed: true,
    severity: "error",
    also: [],
    silenced: undefined,
    ...rest,
  };
}

/** The operations that stand for a cause each, with the further places that are listed for them. */
const causes = (...findings: Finding[]) =>
  groupCauses(findings).map((one) => [one.operation.id, ...one.also].join("; "));

const failure = (id: string, message: string, cause = "500 odd zero") =>
  finding(id, "server-error", { status: 500, cause, body: { name: "UnknownError", message } });

/** A new one each time: joining notes the other places in it. */
const unreadable = () =>
  failure(
    "createNote",
    'insert into "notes" ("text") values ($1) - invalid byte sequence for encoding "UTF8": 0x00',
  );

test("what a database says of different statements is one cause", () => {
  expect(
    causes(
      unreadable(),
      failure(
        "getLabel",
        'select "id" from "labels" where "name" = $1 - invalid byte sequence for encoding "UTF8": 0x00',
      ),
    ),
  ).toEqual(["createNote; getLabel"]);
  expect(
    causes(
      failure(
        "createNote",
        'Undefined binding(s) detected when compiling SELECT. Undefined column(s): [n.user_id] query: select "id" from "notes"',
      ),
      failure(
        "getLabel",
        'Undefined binding(s) detected when compiling DEL. Undefined column(s): [user_id] query: delete from "labels" where "id" = ?',
      ),
    ),
  ).toEqual(["createNote; getLabel"]);
});

test("what a database says of other faults is another cause, whatever the statement", () => {
  expect(
    causes(
      unreadable(),
      failure(
        "getLabel",
        'insert into "notes" ("text") values ($1) - invalid input syntax for type integer: "x"',
      ),
    ),
  ).toEqual(["createNote", "getLabel"]);
});

test("entity tags that are wrong in several answers are one cause", () => {
  const tag = (id: string, cause: string) => finding(id, "conditional", { cause, pointer: "/headers/etag" });
  expect(causes(tag("createNote", "tag of the answer"), tag("updateLabel", "tag of the answer"))).toEqual([
    "createNote; updateLabel /headers/etag",
  ]);
  expect(causes(tag("createNote", "stale"), tag("updateLabel", "stale"))).toHaveLength(2);
});

test("empty lists for what does not exist are one cause, and what ignores its address is another", () => {
  const missing = (id: string, cause: string, body: unknown) => finding(id, "not-found", { cause, body });
  expect(
    causes(
      missing("listNotes", "author", { notes: [], total: 0 }),
      missing("getLabel", "label", []),
      missing("updateLabel", "label", { id: "other" }),
    ),
  ).toEqual(["listNotes; getLabel label", "updateLabel"]);
});

test("a member that several operations lose in the same way is one cause, another member another one", () => {
  const lost = (id: string, name: string) =>
    finding(id, "read-back", {
      expected: `${name} as ${id} wrote it: 2`,
      actual: `${name}: 0`,
      pointer: `/${name}`,
    });
  expect(
    causes(lost("createNote", "order"), lost("updateLabel", "order"), lost("updateLabel", "rank")),
  ).toEqual(["createNote; updateLabel /order", "updateLabel"]);
});

test("a wrong key that three operations take is one cause, and two of them are two", () => {
  const taken = (id: string) =>
    finding(id, "access", { cause: "bad apiKey", expected: "a refusal, because of a wrong apiKey" });
  const coded = finding("getLabel", "access", {
    status: 409,
    cause: "code bad apiKey",
    expected: "a refusal with code 401, because of a wrong apiKey",
  });
  expect(causes(taken("listNotes"), taken("createNote"), coded)).toEqual(["listNotes; createNote; getLabel"]);
  expect(causes(taken("listNotes"), taken("createNote"))).toEqual(["listNotes", "createNote"]);
});
