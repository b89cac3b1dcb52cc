import type { RequestListener, Server } from "node:http";

/**
 * Lets a server that listens already answer later: what is asked meanwhile waits, as a request that nobody listens to
 * would never be answered.
 * @returns to be called once, with what answers from then on; the waiting requests are answered first, in their order
 */
export function answerWhenReady(server: Server): (answer: RequestListener) => void {
  const waiting: Parameters<RequestListener>[] = [];
  let answer: RequestListener = (...request) => waiting.push(request);
  server.on("request", (...request) => answer(...request));
  return (ready) => {
    answer = ready;
    // Whoever waited for it may be gone.
    for (const [request, response] of waiting.splice(0)) if (!response.destroyed) ready(request, response);
  };
}
