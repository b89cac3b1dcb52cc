import { expect, test } from "vitest";
import { statedSize } from "../../../../scripts/contract-check/rules/validation/stated-sizes";
import { runOf } from "../../inline-contract";
import { serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

test.each([
  ["A PNG of at most 256 KiB (413 above).", 262_144],
  ["Pictures larger than 2 MB are refused.", 2_097_152],
  ["Up to 500 bytes.", 500],
  ["At most 20 MiB.", undefined],
  ["At most 20 files.", undefined],
])("a text may say how large a file may be: %s", (text, bytes) => {
  expect(statedSize(text)).toBe(bytes);
});

const refused = { description: "Refused.", content: json(object({ code: { type: "string" } })) };
const contract = {
  openapi: "3.1.0",
  info: { title: "Badge", version: "1" },
  paths: {
    "/badge": {
      put: {
        operationId: "putBadge",
        description: "Stores a picture of at most 4 KiB (413 above).",
        requestBody: { required: true, content: { "image/png": {} } },
        responses: { 204: { description: "Stored." }, 400: refused, 413: refused, 415: refused },
      },
    },
  },
};

test.each([
  [4096, []],
  [8192, ["putBadge refusal"]],
])(
  "a file that is larger than the text allows is to be refused, by a server that takes %i bytes",
  async (most, wanted) => {
    const refuse = (status: number) => ({ status, body: { code: "refused" } });
    const server = await serve(({ method, path, headers, text }) => {
      if (path !== "/badge") return refuse(404);
      if (method !== "PUT") return { ...refuse(405), headers: { allow: "PUT" } };
      if (headers["content-type"] !== "image/png") return refuse(415);
      if (text === "") return refuse(400);
      return Number(headers["content-length"]) > most ? refuse(413) : { status: 204 };
    });
    const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
    await server.close();
    expect(findings.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual(wanted);
  },
);
