import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";
import { runCalls, type SentCall, type TransportResponse } from "./run-calls";

/** The calls to a kernel without a transport, and the violations of the contract. */
export async function runCallsInProcess() {
  const kernel = createKernel({ groups, hasPersistentSessions: true });
  const exchanges: { call: SentCall; response: TransportResponse }[] = [];
  const lines = await runCalls(async (call) => {
    const { method, address, headers, body } = call;
    const init = body === null ? { method, headers } : { method, headers, body };
    const response = await kernel.handle(new Request(`http://shop.test${address}`, init));
    const contentType = response.headers.get("content-type") ?? "";
    const transported = { status: response.status, contentType, text: await response.text() };
    exchanges.push({ call, response: transported });
    return transported;
  });
  return { lines, exchanges, violations: kernel.violations };
}
