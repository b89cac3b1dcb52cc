import { expect, test, vi } from "vitest";
import { readBody } from "../../src/client/read-body";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

/** An answer whose body comes as it is sent. */
function openResponse() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return { response: new Response(readable), send: (text: string) => writer.write(bytesOf(text)), writer };
}

test("the first bytes are read once while the rest is on its way, and the whole body at its end", async () => {
  const { response, send, writer } = openResponse();
  const read = vi.fn<(start: ArrayBuffer) => void>();
  const body = readBody(response, { size: 8, read });
  await send("12345");
  await send("67890");
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await send("abcdefghij");
  await writer.close();
  expect(textOf(await body)).toBe("1234567890abcdefghij");
  expect(read.mock.calls.map(([start]) => textOf(start))).toEqual(["12345678"]);
});

test("a body that is short, or there at once, is read as a whole alone", async () => {
  const read = vi.fn<(start: ArrayBuffer) => void>();
  for (const text of ["12345", "1234567890", ""])
    expect(textOf(await readBody(new Response(text), { size: 8, read }))).toBe(text);
  expect(read).not.toHaveBeenCalled();
});

test("where a body has no parts, it is read as a whole", async () => {
  const response = new Response("1234567890");
  Object.defineProperty(response, "body", { value: undefined });
  const read = vi.fn<(start: ArrayBuffer) => void>();
  expect(textOf(await readBody(response, { size: 8, read }))).toBe("1234567890");
  expect(read).not.toHaveBeenCalled();
});

test("a connection that is lost after the first bytes fails the body as it does without parts", async () => {
  const { response, send, writer } = openResponse();
  const read = vi.fn<(start: ArrayBuffer) => void>();
  const body = readBody(response, { size: 8, read });
  const failure = expect(body).rejects.toThrow(TypeError);
  await send("1234567890");
  await writer.abort(new TypeError("network error"));
  await failure;
});
