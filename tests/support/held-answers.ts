import { vi } from "vitest";

/** Holds back the answers of addresses that contain a text. Returns the function that lets them go. */
export function holdAnswers(part: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const send = globalThis.fetch;
  const sender = vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const response = await send(request, init);
    if (request instanceof Request && request.url.includes(part)) await held;
    return response;
  });
  return () => {
    sender.mockRestore();
    letGo();
  };
}
