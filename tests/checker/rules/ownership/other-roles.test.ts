import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

const text = { type: "string", minLength: 1, maxLength: 40 };
const note = object({ id: text, title: text });
const refusals = Object.fromEntries([401, 404, 422].map((code) => [code, { description: "Refused" }]));
const answer = (status: number, schema: object) => ({
  [status]: { description: "It.", content: json(schema) },
  ...refusals,
});

const contract = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/notes": {
      post: {
        operationId: "createNote",
        requestBody: { required: true, content: json(object({ title: text })) },
        responses: answer(201, note),
      },
    },
    "/notes/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      get: { operationId: "getNote", responses: answer(200, note) },
      delete: { operationId: "deleteNote", responses: { 204: { description: "Gone." }, ...refusals } },
    },
  },
};

const users = `users:
  sam: { role: staff, schemes: { bearer: sam } }
  sue: { role: staff, schemes: { bearer: sue } }
  gus: { role: guest, schemes: { bearer: gus } }
  gil: { role: guest, schemes: { bearer: gil } }
`;

/** Everybody has notes of their own; `isOpen` says who may delete those of others. */
function notebook(isOpen: (user: string) => boolean) {
  const notes = new Map<string, { owner: string; id: string; title: unknown }>();
  return ({ method, path, text: body, headers }: MockRequest): MockResponse => {
    const user = /^Bearer (sam|sue|gus|gil)$/.exec(String(headers.authorization))?.[1];
    if (!user) return { status: 401, body: {} };
    if (method === "POST") {
      const title = readObject(body)?.["title"];
      if (typeof title !== "string" || title === "" || [...title].length > 40)
        return { status: 422, body: {} };
      const made = { owner: user, id: `n${notes.size + 1}`, title };
      notes.set(made.id, made);
      return { status: 201, body: { id: made.id, title } };
    }
    const found = notes.get(path.split("/")[2] ?? "");
    const isOwn = found?.owner === user;
    if (!found || !(isOwn || (method === "DELETE" && isOpen(user)))) return { status: 404, body: {} };
    if (method === "DELETE") notes.delete(found.id);
    return method === "DELETE"
      ? { status: 204 }
      : { status: 200, body: { id: found.id, title: found.title } };
  };
}

async function findingsOf(isOpen: (user: string) => boolean): Promise<string[]> {
  const server = await serve(notebook(isOpen));
  const { findings } = await runOf(contract, users, server.url, "full").run();
  await server.close();
  const found = findings.filter(({ rule }) => rule === "ownership");
  return found.map(({ operation, expected }) => `${operation.id}: ${expected}`);
}

test("what a guest cannot read of another guest is not deleted by one, though staff are kept apart", async () => {
  expect(await findingsOf((user) => /^g/.test(user))).toEqual([
    "deleteNote: 403 or 404, as the note belongs to gus: getNote does not give it to gil",
  ]);
});

test("roles that keep to their own are not reported", async () => {
  expect(await findingsOf(() => false)).toEqual([]);
});
