import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { handleControl } from "../../../mocks/panel/control/handle-control";

/** Calls one of the mock back end's own endpoints ("POST undo") and returns its JSON. */
export async function callControl(kernel: Kernel, endpoint: string, body?: string) {
  const [method = "GET", name = ""] = endpoint.split(" ");
  const init = body === undefined ? { method } : { method, body };
  const { status, body: text } = await handleControl(
    kernel,
    new Request(`http://shop.test/__mock/${name}`, init),
  );
  const json: unknown = typeof text === "string" && text.startsWith("{") ? JSON.parse(text) : text;
  return { status, json };
}

/** The same for an endpoint that has to refuse; returns its sentence. */
export async function refusal(kernel: Kernel, endpoint: string, body?: string): Promise<string> {
  const { status, json } = await callControl(kernel, endpoint, body);
  if (status < 400) throw new Error(`${endpoint} was answered ${status}.`);
  const msg = typeof json === "object" && json !== null && "msg" in json ? json.msg : undefined;
  return String(msg);
}
