/** Who reads the beginning of a long body while the rest is on its way. */
interface StartReader {
  /** As many bytes as it needs; shorter bodies are read as a whole alone. */
  readonly size: number;
  /** Given a copy of the first bytes, once, and only where the body goes on. */
  readonly read: (start: ArrayBuffer) => void;
}

/**
 * Reads the body of an answer to its end, in one piece; rejects as `arrayBuffer()` does. Where the browser does not
 * hand over its parts, the beginning is not read apart.
 */
export async function readBody(response: Response, start: StartReader): Promise<ArrayBuffer> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.arrayBuffer();
  const parts: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    let part = await reader.read();
    while (!part.done) {
      parts.push(part.value);
      size += part.value.byteLength;
      // A task of its own: where the whole body is there already, it is read first.
      if (size >= start.size) timer ??= setTimeout(() => start.read(joinParts(parts, start.size)), 0);
      part = await reader.read();
    }
  } finally {
    clearTimeout(timer);
  }
  return joinParts(parts, size);
}

/** The first bytes of all parts as one. */
function joinParts(parts: readonly Uint8Array[], size: number): ArrayBuffer {
  const joined = new Uint8Array(size);
  let filled = 0;
  for (const part of parts) {
    if (filled === size) break;
    const wanted = part.subarray(0, size - filled);
    joined.set(wanted, filled);
    filled += wanted.byteLength;
  }
  return joined.buffer;
}
