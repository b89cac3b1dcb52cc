import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { answersOf, countedId, inPath, input, object } from "./servers/schema-parts";

const answers = answersOf([400, 404, 405, 415, 422], "detail");
const text = { type: "string", minLength: 1, maxLength: 20, pattern: "^[A-Za-z ]*$" };
const hour = { type: "integer", minimum: 0, maximum: 900_000 };
const slot = object({ id: countedId, title: text, from: hour, to: hour });

const contract = {
  openapi: "3.1.0",
  info: { title: "Slots", version: "1" },
  paths: {
    "/slots": {
      post: {
        operationId: "createSlot",
        description: "A slot takes one or two hours.",
        ...input(object({ title: text, from: hour, to: hour }), { title: "Talk", from: 9, to: 10 }),
        ...answers(201, slot),
      },
    },
    "/slots/{slotId}": {
      ...inPath("slotId"),
      patch: {
        operationId: "changeSlot",
        description: "What is left out stays. It still takes one or two hours.",
        ...input({ ...object({ from: hour, to: hour, title: text }, []), minProperties: 1 }, { to: 19 }),
        ...answers(200, slot),
      },
    },
  },
};

test("a change that is refused with what others bind is opened by a member that none binds", async () => {
  let changes = 0;
  /** What was sent up to the first change that was taken. */
  const asked: string[] = [];
  const slots: { id: number; title: string; from: number; to: number }[] = [];
  const server = await serve(({ method, path, text: sent }: MockRequest): MockResponse => {
    const refuse = (status: number): MockResponse => ({ status, body: { detail: "No." } });
    const made = path === "/slots" && method === "POST" ? { id: slots.length + 1 } : undefined;
    const found = slots.find(({ id }) => path === `/slots/${id}`);
    if (!made && (!found || method !== "PATCH")) return refuse(found ? 405 : 404);
    if (found && changes === 0) asked.push(sent);
    if (!/^\{("(title|from|to)":("[A-Za-z ]{1,20}"|\d{1,6}),?)+\}$/.test(sent)) return refuse(422);
    const whole = { ...found, ...made, ...JSON.parse(sent) };
    if (typeof whole.title !== "string" || ![1, 2].includes(whole.to - whole.from)) return refuse(422);
    if (found) changes += 1;
    if (found) Object.assign(found, whole);
    else slots.push(whole);
    return { status: found ? 200 : 201, body: whole };
  });
  await runOf(contract, "users: { ann: {} }\n", server.url).run();
  await server.close();
  expect(changes).toBeGreaterThan(0);
  expect(asked.at(-1)).toMatch(/^\{"title":"[^"]*"\}$/);
});
