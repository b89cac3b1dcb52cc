import { vi } from "vitest";

/** Responds to every call with the result of `respond`, and records the requests. */
export function fakeServer(respond: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    return respond(request);
  });
  return requests;
}

/** A server that never responds and, like a browser, rejects when the request is aborted. */
export function silentServer(): void {
  fakeServer(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      }),
  );
}

/** A successful response with its envelope. */
export function granted(data: unknown): Response {
  return Response.json({ code: 200, errcode: 0, success: true, msg: "", data });
}

/** A refusal as the back ends send it: with HTTP 200. */
export function refused(code: number, errcode: number, msg: string, more: object = {}): Response {
  return Response.json({ code, errcode, success: false, msg, data: null, ...more });
}
