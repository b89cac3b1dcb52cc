import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { keepsBytes } from "../../../../scripts/contract-check/rules/lifecycle/stored-bytes";
import { runOf } from "../../inline-contract";

test.each([
  ["The very bytes that were uploaded.", true],
  ["Gives the bytes last uploaded with the content type of that upload.", true],
  ["The picture as it was sent.", true],
  ["A preview of the picture, 200 pixels wide.", false],
])("a text says that a file is given back as it was taken: %s", (text, isSame) => {
  expect(keepsBytes(text)).toBe(isSame);
});

const refusals = Object.fromEntries([401, 404, 415, 422].map((code) => [code, { description: "No." }]));
const picture = { "image/png": { schema: { type: "string", format: "binary" } } };

const contract = {
  openapi: "3.1.0",
  info: { title: "Logo", version: "1" },
  paths: {
    "/logo": {
      put: {
        operationId: "putLogo",
        requestBody: { required: true, content: picture },
        responses: { "204": { description: "Stored." }, ...refusals },
      },
      get: {
        operationId: "getLogo",
        description: "The very bytes that were uploaded.",
        responses: { "200": { description: "It.", content: picture }, ...refusals },
      },
    },
  },
};

type Defect = "keeps the first" | "stores text";

/** What is found of a logo that a server stores, with a defect if one is named. */
async function findingsOf(defect?: Defect): Promise<string[]> {
  let logo: Buffer | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isPut = request.method === "PUT";
      if (request.url !== "/logo" || (isPut && request.headers["content-type"] !== "image/png"))
        return void response.writeHead(request.url === "/logo" ? 415 : 404).end();
      if (!isPut) return void response.writeHead(logo ? 200 : 404, { "content-type": "image/png" }).end(logo);
      const sent = Buffer.concat(chunks);
      if (defect !== "keeps the first" || !logo)
        logo = defect === "stores text" ? Buffer.from(sent.toString("utf8")) : sent;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { findings } = await runOf(
    contract,
    "users: { ann: {} }\n",
    `http://127.0.0.1:${port}`,
    "full",
  ).run();
  server.close();
  return findings.filter(({ rule }) => rule === "read-back").map(({ operation }) => operation.id);
}

test("a file that is damaged or not replaced is found, one that is kept is not", async () => {
  expect(await findingsOf("stores text")).toEqual(["putLogo"]);
  expect(await findingsOf("keeps the first")).toEqual(["putLogo"]);
  expect(await findingsOf()).toEqual([]);
});
