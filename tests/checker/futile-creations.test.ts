import { expect, test } from "vitest";
import { createInstance } from "../../scripts/contract-check/engine/prepare-call";
import { TrialRun } from "../../scripts/contract-check/engine/trial-run";
import { isObject } from "../../scripts/contract-check/lib/json";
import { checkerOf, operationsOf } from "./inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "./servers/kit";
import { json, object } from "./servers/schema-parts";

const title = { type: "string", minLength: 1, maxLength: 40 };
const find = operationsOf({
  "/notes": {
    post: {
      operationId: "createNote",
      requestBody: { required: true, content: json(object({ title })) },
      responses: {
        "201": { description: "Created.", content: json(object({ id: { type: "string" }, title })) },
        "422": { description: "Invalid." },
      },
    },
  },
  "/notes/{id}": { delete: { operationId: "deleteNote", responses: { "204": { description: "Deleted." } } } },
});

/** A server that refuses some titles, the checker's state before it, and the creations that it saw. */
async function start(isRefused: (title: unknown) => boolean) {
  const sent: unknown[] = [];
  const server = await serve(({ text }: MockRequest): MockResponse => {
    const body = readObject(text);
    sent.push(body?.["title"]);
    if (isRefused(body?.["title"])) return { status: 422, body: {} };
    return { status: 201, body: { id: `n${sent.length}`, title: body?.["title"] } };
  });
  const checker = checkerOf(find("createNote"), { baseUrl: server.url });
  const resource = checker.resources.all.get("/notes");
  if (!resource) throw new Error("no resource was found");
  return { server, sent, resource, trial: new TrialRun(checker, "creations", 0) };
}

test("a creation as usual is tried after bodies that rules have changed were refused again and again", async () => {
  const { server, resource, trial } = await start((one) => one === "bad");
  const change = (body: unknown) => (isObject(body) ? { ...body, title: "bad" } : body);
  for (let turn = 0; turn < 4; turn += 1)
    expect(await createInstance(trial, resource, { change })).toBeUndefined();
  expect(await createInstance(trial, resource)).toBeDefined();
  await server.close();
});

test("a creation that is refused again and again as it is costs no more requests for a while", async () => {
  const { server, sent, resource, trial } = await start(() => true);
  for (let turn = 0; turn < 4; turn += 1) await createInstance(trial, resource);
  const before = sent.length;
  await createInstance(trial, resource);
  await server.close();
  expect(before).toBeGreaterThan(0);
  expect(sent).toHaveLength(before);
  expect(trial.checker.bases.get(find("createNote"))?.refusal).toMatch(/^refusal: status 422/);
});
