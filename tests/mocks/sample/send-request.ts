import type { Group } from "../../../mocks/kernel/group";
import { createKernel } from "../../../mocks/kernel/kernel";
import type { Kernel, KernelOptions } from "../../../mocks/kernel/kernel-shape";
import { sampleGroup, sampleGroups, sampleTime } from "./group";

/** A kernel of the sample group with a frozen clock. */
export function sampleKernel(options: Partial<KernelOptions> = {}): Kernel {
  return createKernel({ groups: sampleGroups, clock: { mode: "frozen", at: sampleTime }, ...options });
}

/** The sample group with some handlers replaced by faulty ones. */
export function sampleGroupsWith(handlers: Group["handlers"]): readonly Group[] {
  return [{ ...sampleGroup, handlers: { ...sampleGroup.handlers, ...handlers } }];
}

export function request(
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request {
  if (body === undefined) return new Request(`http://shop.test${address}`, { method, headers });
  return new Request(`http://shop.test${address}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** The properties of the sample's responses; which of them exist depends on the operation. */
export interface SampleBody {
  msg: string;
  fields?: unknown;
  data: { token: string; userId: string | null; locale: string; now: string; luck: number };
}

/** Sends a request to a kernel and returns its JSON. */
export async function sendRequest(
  kernel: Kernel,
  method: string,
  address: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const response = await kernel.handle(request(method, address, body, headers));
  const json: SampleBody = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: json };
}
