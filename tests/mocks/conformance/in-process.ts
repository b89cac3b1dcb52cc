import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";
import { converse, type GivenAnswer, type SentCall } from "./conversation";

/** The conversation with a kernel without a transport, and the violations of the contract. */
export async function converseInProcess() {
  const kernel = createKernel({ groups, hasPersistentSessions: true });
  const spoken: { call: SentCall; answer: GivenAnswer }[] = [];
  const lines = await converse(async (call) => {
    const { method, address, headers, body } = call;
    const init = body === null ? { method, headers } : { method, headers, body };
    const response = await kernel.handle(new Request(`http://shop.test${address}`, init));
    const contentType = response.headers.get("content-type") ?? "";
    const answer = { status: response.status, contentType, text: await response.text() };
    spoken.push({ call, answer });
    return answer;
  });
  return { lines, spoken, violations: kernel.violations };
}
