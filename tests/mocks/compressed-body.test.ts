import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody } from "../../mocks/http/compressed-body";

test("a very long body is sent while it is compressed, a shorter one with its length", async () => {
  const request = new IncomingMessage(new Socket());
  request.headers["accept-encoding"] = "gzip";
  const text = Array.from({ length: 60_000 }, (_, number) => String(number * 7919)).join(" ");
  const long = await encodeBody(request, text, undefined);
  expect(long.headers).toEqual({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  if (!(long.body instanceof Readable)) throw new Error("It comes at once.");
  const parts = await long.body.toArray();
  expect(parts.length).toBeGreaterThan(1);
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe(text);
  const short = await encodeBody(request, text.slice(0, 10_000), undefined);
  expect(short.headers).toMatchObject({ "content-length": expect.any(Number) });
});
