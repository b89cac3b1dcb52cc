import { expect, test } from "vitest";
import { multipartBody } from "../../scripts/contract-check/send/multipart";
import { operationsOf } from "./inline-contract";

const file = { type: "string", contentMediaType: "application/octet-stream" };
const upload = operationsOf(
  {
    "/photos": {
      post: {
        operationId: "upload",
        requestBody: {
          content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Upload" } } },
        },
        responses: { "201": { description: "Made" } },
      },
    },
  },
  {
    components: {
      schemas: {
        Upload: {
          type: "object",
          properties: {
            photo: file,
            pages: { type: "array", items: { $ref: "#/components/schemas/Page" } },
            cover: { anyOf: [{ type: "string", format: "binary" }, { type: "null" }] },
            title: { type: "string" },
          },
        },
        Page: { ...file, contentMediaType: "image/png" },
      },
    },
  },
)("upload");

test("files are found behind references, in lists and among alternatives; other members are texts", () => {
  const body = { photo: "a", pages: ["b"], cover: "c", title: "d" };
  const { documents } = upload.contract;
  const { type, bytes } = multipartBody(documents, "multipart/form-data", body, upload.body?.media[0]);
  const boundary = type.split("boundary=")[1] ?? "";
  const parts = bytes.toString().split(`--${boundary}`).slice(1, -1);
  expect(parts.map((part) => /filename="[^"]*"\r\ncontent-type: (\S+)/.exec(part)?.[1])).toEqual([
    "application/octet-stream",
    "image/png",
    "text/plain",
    undefined,
  ]);
});
