import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../mocks/http/port";
import { answerWhenReady } from "../../scripts/serve/answer-when-ready";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function openServer() {
  server = createServer();
  const answer = answerWhenReady(server);
  const address = await listen(server, 0, "127.0.0.1");
  return { answer, address };
}

test("what is asked before there is an answer gets it once there is, and what comes later at once", async () => {
  const { answer, address } = await openServer();
  const arrived = once(server, "request");
  const early = fetch(`${address}/early`, { method: "POST", body: "typed" });
  await arrived;
  answer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    response.end(`${request.url} ${body}`);
  });
  expect(await (await early).text()).toBe("/early typed");
  expect(await (await fetch(`${address}/late`)).text()).toBe("/late ");
});

test("who gave up meanwhile is not answered", async () => {
  const { answer, address } = await openServer();
  const arrived = once(server, "request");
  const leaving = new AbortController();
  const early = fetch(`${address}/early`, { signal: leaving.signal }).catch(() => "gone");
  const [, response] = await arrived;
  const closed = once(response, "close");
  leaving.abort();
  expect(await early).toBe("gone");
  await closed;
  const asked: (string | undefined)[] = [];
  answer((request, toAnswer) => {
    asked.push(request.url);
    toAnswer.end();
  });
  await fetch(`${address}/late`);
  expect(asked).toEqual(["/late"]);
});
